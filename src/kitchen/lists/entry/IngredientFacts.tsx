import { useId } from 'react';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import type { IngredientInput, IngredientView } from '#contract/site/globals.ts';
import { ingredientDefaults } from '#domain/ingredients/ingredient-defaults.ts';
import { understoodForms } from '#domain/ingredients/understood-titles.ts';
import { cupWeight, densityFrom } from '#domain/kitchen/ingredient-rows/cup-weight.ts';
import type { ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import { measurementMethods } from '#domain/measures/units.ts';
import { isEnglish } from '#domain/text/language.ts';
import { notify } from '../../shell/notices/notices.ts';
import { useValue } from '#stores/use-value.ts';
import { $lists } from '../known-lists.ts';
import { changeIngredient } from '../list-acts.ts';
import { LinkField } from './LinkField.tsx';
import { NameField } from './NameField.tsx';
import { SavedField } from './SavedField.tsx';

const { panel: texts, done } = listsMessages;
const titleMaxLength = 255;
const amountMaxLength = 20;
const millilitresPerLitre = 1000;
const grams = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

type Props = { ingredient: IngredientView; entry: ListEntry };

export function IngredientFacts({ ingredient, entry }: Props) {
  const change = (changes: IngredientInput) => changeIngredient(ingredient, changes);
  return (
    <div className="entry-facts">
      <NameField list="ingredients" entry={entry} save={(title) => change({ title })} />
      <PluralField ingredient={ingredient} />
      <CupField ingredient={ingredient} />
      {(['defaultMetricMeasurementMethod', 'defaultImperialMeasurementMethod'] as const).map(
        (field) => (
          <MethodField key={field} field={field} ingredient={ingredient} />
        ),
      )}
      <LinkField
        id={ingredient.id}
        link={ingredient.link ?? null}
        save={(link) => change({ link })}
      />
    </div>
  );
}

function PluralField({ ingredient }: Pick<Props, 'ingredient'>) {
  const language = useValue($lists)?.language ?? 'en';
  const { singular, plural } = understoodForms(ingredient.title);
  const isKnown = isEnglish(language) && singular !== plural;
  const { title, pluralTitle } = ingredient;
  const usual = isKnown ? texts.pluralHint(plural) : texts.pluralSame;
  return (
    <SavedField
      name={`${ingredient.id} plural`}
      label={texts.plural}
      value={pluralTitle ?? ''}
      placeholder={isKnown ? plural : ''}
      hint={pluralTitle ? texts.forms(title, pluralTitle) : usual}
      most={titleMaxLength}
      save={(text) => changeIngredient(ingredient, { pluralTitle: text === '' ? null : text })}
    />
  );
}

/** A density as a cook thinks of it. */
function CupField({ ingredient }: Pick<Props, 'ingredient'>) {
  const { gramsPerLiter } = ingredient;
  const usual = ingredientDefaults(ingredient.title).gramsPerLiter;
  const isUsual = usual === null || cupWeight(usual) === cupWeight(gramsPerLiter);
  const take = async () => {
    const failure = await changeIngredient(ingredient, { gramsPerLiter: usual });
    if (failure !== null) notify(done.failed(failure));
  };
  return (
    <SavedField
      name={`${ingredient.id} cup`}
      label={texts.cup}
      value={cupWeight(gramsPerLiter)}
      most={amountMaxLength}
      inputMode="decimal"
      hint={
        <>
          {gramsPerLiter === null
            ? texts.cupHint
            : texts.density(grams.format(gramsPerLiter / millilitresPerLitre))}
          {!isUsual && (
            <button type="button" className="kitchen-link" onClick={() => void take()}>
              {texts.usual(cupWeight(usual))}
            </button>
          )}
        </>
      }
      save={async (text) => {
        const density = densityFrom(text, gramsPerLiter);
        return density === 'unreadable' ? texts.noWeight : changeIngredient(ingredient, density);
      }}
    />
  );
}

type MethodProps = {
  field: 'defaultMetricMeasurementMethod' | 'defaultImperialMeasurementMethod';
  ingredient: IngredientView;
};

function MethodField({ field, ingredient }: MethodProps) {
  const name = useId();
  const isMetric = field === 'defaultMetricMeasurementMethod';
  return (
    <fieldset className="entry-choice">
      <legend>{isMetric ? texts.metric : texts.imperial}</legend>
      {measurementMethods.map((method) => (
        <label key={method}>
          <input
            type="radio"
            name={name}
            checked={method === ingredient[field]}
            onChange={async () => {
              const failure = await changeIngredient(ingredient, { [field]: method });
              if (failure !== null) notify(done.failed(failure));
            }}
          />
          {texts.methods[method]}
        </label>
      ))}
    </fieldset>
  );
}
