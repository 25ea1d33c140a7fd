import type { CookView } from '#domain/cooking/read-cook-text.ts';
import type { RecipeNames } from '#domain/cooking/write-groups.ts';
import { asPrepared } from '#domain/ingredients/density-as-prepared.ts';
import { unitIn } from '#domain/ingredients/languages/language-units.ts';
import { measureWordsIn, saidUnits } from '#domain/ingredients/own-units/said-units.ts';
import { shownWords } from '#domain/ingredients/shown-words.ts';
import { readUsageTexts } from '#domain/ingredients/usage-texts.ts';
import type { SaidUnit } from '#domain/measures/units.ts';
import type { IngredientUsage } from '#domain/recipe/recipe.ts';
import { unscaled } from '#domain/measures/quantity.ts';
import type { PageFacts } from '../facts.ts';
import { pictureOf, videoOf, withoutLqip } from '../pictures.ts';

/** How a site shows a recipe before a visitor chooses. */
export function defaultView({ site }: PageFacts, language: string): CookView {
  const { defaultMeasurementSystem, defaultTemperatureSystem } = site.settings;
  return {
    system: defaultMeasurementSystem,
    temperature: defaultTemperatureSystem,
    scale: unscaled,
    words: measureWordsIn(site.units, language) ?? undefined,
  };
}

export function recipeNames(facts: PageFacts, language: string): RecipeNames {
  const units = saidUnits(facts.site.units, language);
  const unit = (id: string) => units.get(id) ?? null;
  const ingredient = (id: string) => facts.ingredients.get(id) ?? null;
  const named = ({ unitId, ingredientId }: IngredientUsage) => ({
    unit: unit(unitId ?? ''),
    ingredient: ingredient(ingredientId ?? ''),
  });
  return {
    unit: (id) => unitNamed(unit(id), language),
    ingredient: (id, usage) => {
      const kept = ingredient(id);
      return kept ? asPrepared(kept, usage) : null;
    },
    words: (usage) =>
      shownWords(usage, ingredient(usage.ingredientId ?? ''), { unitOf: unit, language }),
    image: (use) => withoutLqip(pictureOf(facts, use)),
    video: (id) => videoOf(facts, id),
    texts: (usage) => readUsageTexts(usage, named(usage), language),
  };
}

const unitNamed = (unit: SaidUnit | null, language: string) =>
  unit && unitIn(language, unit, undefined);
