import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { places, useLeadOn } from '../led-focus.ts';
import { $siteSearch, moveSite, sayOwn, stopSearch, typeSite } from './site-search.ts';

const texts = recipeImportMessages.site;
const errorId = 'import-site-own-error';

/** Where a cook says which site is theirs; whatever becomes of it, it stays in the fields. */
export function SiteForm({ personId }: { personId: string }) {
  const { address, isOwn, at, errors } = useValue($siteSearch);
  useLeadOn(places.site, at === null);
  return (
    <section className="import-files" aria-labelledby="import-site">
      <h2 id="import-site">{texts.heading}</h2>
      <p className="kitchen-meta">{texts.intro}</p>
      <form
        className="import-site"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void moveSite(personId);
        }}
      >
        <TextField
          id={places.site}
          label={texts.label}
          hint={texts.hint}
          error={errors.address}
          value={address}
          onType={typeSite}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <div>
          <CheckboxField
            label={texts.own}
            isChecked={isOwn}
            onCheck={sayOwn}
            aria-invalid={errors.isOwn !== undefined || undefined}
            aria-describedby={errors.isOwn === undefined ? undefined : errorId}
          />
          {errors.isOwn !== undefined && (
            <p className="field-error" id={errorId} role="alert">
              {errors.isOwn}
            </p>
          )}
        </div>
        <p className="import-actions">
          <Button type="submit" isPending={at !== null}>
            {at === null ? texts.move : texts.searching}
          </Button>
          {at !== null && (
            <Button variant="quiet" onClick={stopSearch}>
              {texts.stop}
            </Button>
          )}
          <output className="kitchen-meta import-site-at">{at}</output>
        </p>
      </form>
    </section>
  );
}
