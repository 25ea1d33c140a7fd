import { useId, useState } from 'react';
import { ingredientDetailsMessages as texts } from '#contract/kitchen/recipe/ingredient-details-messages.ts';
import type { Ingredient } from '#domain/ingredients/ingredient.ts';
import { ingredientDefaults } from '#domain/ingredients/ingredient-defaults.ts';
import { ingredientTitles } from '#domain/ingredients/ingredient-title.ts';
import { cupWeight, densityFrom } from '#domain/kitchen/ingredient-rows/cup-weight.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { measurementMethods } from '#domain/measures/units.ts';
import { NotTakenBackError, tellDone } from '../../shell/notices/page-history.ts';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import type { ChangeIngredient } from './pantry-changes.ts';

type Props = {
  ingredient: Ingredient;
  /** Of the recipe. */
  language: string;
  change: ChangeIngredient;
  onDone: () => void;
};

/** What the cook knows of an ingredient, wherever a recipe uses it. */
export function IngredientDetails({ ingredient, language, change, onDone }: Props) {
  const [entered, setEntered] = useState(ingredient);
  const [cup, setCup] = useState(cupWeight(ingredient.gramsPerLiter));
  const [issue, setIssue] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const density = densityFrom(cup, ingredient.gramsPerLiter);
  const set = (part: Partial<Ingredient>) => setEntered({ ...entered, ...part });
  const save = async () => {
    const title = entered.title.trim();
    if (title === '' || density === 'unreadable') {
      setIssue(title === '' ? texts.noTitle : texts.noWeight);
      return;
    }
    setIsSaving(true);
    const failure = await change({ ...entered, title, ...density });
    setIsSaving(false);
    setIssue(failure ?? '');
    if (failure !== null) return;
    tellDone(texts.changed(title), async () => {
      const undone = await change(ingredient);
      if (undone !== null) throw new NotTakenBackError(undone);
    });
    onDone();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from any of its fields
    <form
      className="ingredient-details"
      aria-label={texts.label(ingredient.title)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onDone();
      }}
    >
      <p>{texts.everywhere}</p>
      <Title title={entered.title} language={language} onType={(title) => set({ title })} />
      <CupWeight title={entered.title} cup={cup} onType={setCup} />
      {(['defaultMetricMeasurementMethod', 'defaultImperialMeasurementMethod'] as const).map(
        (field) => (
          <Method key={field} field={field} value={entered[field]} onChange={set} />
        ),
      )}
      {issue !== '' && <p role="alert">{issue}</p>}
      <div className="ingredient-details-acts">
        <button type="submit" className="kitchen-link" disabled={isSaving}>
          {texts.save}
        </button>
        <button type="button" className="kitchen-link" onClick={onDone}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

type TitleProps = { title: string; language: string; onType: (title: string) => void };

function Title({ title, language, onType }: TitleProps) {
  const id = useId();
  const counted = {
    unit: null,
    ingredient: { title: title.trim() },
    ingredientTitleOverride: null,
  };
  const { singular, plural } = ingredientTitles(counted, language);
  const { told, keep } = useKeptLine(recipeLimits.line, title);
  return (
    <>
      <label htmlFor={id}>{texts.title}</label>
      <input
        id={id}
        type="text"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where somebody asked to write
        autoFocus
        value={title}
        aria-invalid={told !== undefined || undefined}
        aria-describedby={`${id}-forms`}
        onChange={({ target }) => onType(keep(target.value))}
      />
      <small id={`${id}-forms`}>
        {told} {singular === plural ? texts.oneForm : texts.forms(singular, plural)}
      </small>
    </>
  );
}

type CupProps = { title: string; cup: string; onType: (text: string) => void };

function CupWeight({ title, cup, onType }: CupProps) {
  const id = useId();
  const usual = cupWeight(ingredientDefaults(title.trim()).gramsPerLiter);
  return (
    <>
      <label htmlFor={id}>{texts.cup}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        value={cup}
        aria-describedby={`${id}-use`}
        onChange={({ target }) => onType(target.value)}
      />
      <small id={`${id}-use`}>
        {usual === '' || usual === cup ? (
          texts.cupUse
        ) : (
          <button type="button" onClick={() => onType(usual)}>
            {texts.usual(usual)}
          </button>
        )}
      </small>
    </>
  );
}

type Field = 'defaultMetricMeasurementMethod' | 'defaultImperialMeasurementMethod';
type MethodProps = {
  field: Field;
  value: Ingredient[Field];
  onChange: (part: Partial<Ingredient>) => void;
};

function Method({ field, value, onChange }: MethodProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{texts[field]}</legend>
      {measurementMethods.map((method) => (
        <label key={method}>
          <input
            type="radio"
            name={name}
            checked={method === value}
            onChange={() => onChange({ [field]: method })}
          />
          {texts.methods[method]}
        </label>
      ))}
    </fieldset>
  );
}
