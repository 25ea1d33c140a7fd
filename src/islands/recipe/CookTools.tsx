import { useValue } from '#stores/use-value.ts';
import { cookingMessages } from '#contract/recipe/cooking-messages.ts';
import type { CookView } from '#domain/cooking/read-cook-text.ts';
import { hasIngredients, type RecipeWork } from '#domain/cooking/recipe-work.ts';
import type { DisplaySystem } from '#domain/measures/conversion.ts';
import { scaleAmount } from '#domain/measures/quantity.ts';
import { multiplierScale, servingMultipliers, servingsLabel } from '#domain/measures/servings.ts';
import type { TemperatureSystem } from '#domain/site/site.ts';
import { chooseMeasurementSystem } from '#stores/cooking/measurement.ts';
import { $scale, chooseScale } from '#stores/cooking/servings.ts';
import { chooseTemperatureSystem } from '#stores/cooking/temperature.ts';
import { Choice } from './ingredients/Choice.tsx';
import { ServingsControl } from './ingredients/ServingsControl.tsx';

type Props = { work: RecipeWork; view: CookView };

const displaySystems: DisplaySystem[] = ['imperial', 'metric', 'as-written'];
const temperatureSystems: TemperatureSystem[] = ['fahrenheit', 'celsius'];
const multiplierLabels = new Map<number, string>([[0.5, '½×']]);

/** Amounts and measures; choices that change nothing in this recipe are left out. */
export function CookTools({ work, view }: Props) {
  return (
    <div className="cook-tools">
      {hasIngredients(work) && <Amounts work={work} />}
      {work.choices.includes('measures') && (
        <Choice
          legend={cookingMessages.measures}
          name="measures"
          options={displaySystems.map((value) => ({ value, label: cookingMessages[value] }))}
          chosen={view.system}
          onChoose={chooseMeasurementSystem}
        />
      )}
      {work.choices.includes('temperature') && (
        <Choice
          legend={cookingMessages.temperature}
          name="temperature"
          options={temperatureSystems.map((value) => ({ value, label: cookingMessages[value] }))}
          chosen={view.temperature}
          onChoose={chooseTemperatureSystem}
        />
      )}
    </div>
  );
}

function Amounts({ work }: Pick<Props, 'work'>) {
  return (
    <>
      {work.yield && <ServingsControl recipeYield={work.yield} />}
      <Multipliers work={work} />
    </>
  );
}

function Multipliers({ work }: Pick<Props, 'work'>) {
  const scale = useValue($scale);
  const chosen = scaleAmount(1, scale);
  return (
    <Choice
      legend={cookingMessages.multiply}
      note={!work.choices.includes('amounts') && cookingMessages.nothingScales}
      name="multiplier"
      options={servingMultipliers.map((value) => ({
        value,
        label: multiplierLabels.get(value) ?? `${value}×`,
        ...hintOf(work, value),
      }))}
      chosen={servingMultipliers.find((value) => value === chosen) ?? null}
      onChoose={(multiplier) => chooseScale(multiplierScale(multiplier))}
    />
  );
}

function hintOf({ yield: recipeYield }: RecipeWork, multiplier: number): { hint?: string } {
  if (!recipeYield) return {};
  return { hint: servingsLabel(recipeYield.yieldServings * multiplier, recipeYield) };
}
