import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { sitePagePath } from '#domain/kitchen/kitchen-paths.ts';
import { featuredMax } from '#domain/site/site.ts';
import { Button } from '#ui/Button.tsx';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { siteSlugHere } from '../../shell/network/address.ts';
import { useMay } from '../../shell/session/use-may.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { CollectionsField } from './CollectionsField.tsx';
import {
  $isSavingShownIn,
  $shownIn,
  $shownInFailure,
  loadShownIn,
  setFeatured,
  type ShownIn,
} from './shown-in.ts';

const { sections, shown: texts } = dishMessages;

/** Who may read it, and where the site shows it. */
export function ShownInSection({ children }: { children: ReactNode }) {
  const known = useStore($shownIn);
  const failure = useStore($shownInFailure);
  const isSaving = useStore($isSavingShownIn);
  useEffect(() => {
    // The site is asked when the section is there.
    void loadShownIn();
  }, []);
  return (
    <section className="editor-section" aria-labelledby="editor-shown">
      <h2 id="editor-shown">
        {sections.shown}
        {/* Beside the heading, so that nothing moves. */}
        <output className="kitchen-meta shown-saving">{isSaving ? texts.saving : ''}</output>
      </h2>
      <div className="chips-fields">
        {children}
        {known && <Featured known={known} isSaving={isSaving} />}
        {known && <CollectionsField collections={known.collections} />}
      </div>
      {!known && failure === null && <p className="kitchen-loading">{texts.loading}</p>}
      {failure !== null && (
        <FieldIssue>
          {failure} <Button onClick={() => void loadShownIn()}>{texts.retry}</Button>
        </FieldIssue>
      )}
    </section>
  );
}

type FeaturedProps = { known: ShownIn; isSaving: boolean };

function Featured({ known: { featuring }, isSaving }: FeaturedProps) {
  const { id, publishedAt } = useStore(useRecipeDraft().$stored);
  const isFeatured = featuring.featuredRecipeIds.includes(id);
  const mayFeature = useMay('PUT /:siteSlug/sites');
  const isFull = !isFeatured && featuring.featuredRecipeIds.length >= featuredMax;
  const hint = isFeatured && publishedAt === null ? texts.draftFeatured : null;
  const told = isFull ? texts.fullFeatured(featuredMax) : hint;
  if (!mayFeature) {
    return (
      <p className="shown-featured kitchen-meta">
        {isFeatured ? texts.isFeaturedHere : texts.isNotFeaturedHere}{' '}
        <a className="kitchen-link" href={sitePagePath(siteSlugHere(), 'homepage')}>
          {texts.featuredThere}
        </a>
      </p>
    );
  }
  return (
    <div className="shown-featured">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isFeatured}
          aria-checked={isFeatured}
          disabled={isFull}
          aria-busy={isSaving || undefined}
          onChange={({ target }) => {
            if (!isSaving) void setFeatured(id, target.checked);
          }}
        />
        {texts.featured}
      </label>
      {told !== null && <p className="kitchen-meta">{told}</p>}
    </div>
  );
}
