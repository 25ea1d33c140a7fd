import type { CookView } from '#domain/cooking/read-cook-text.ts';
import type { RecipeNames } from '#domain/cooking/write-groups.ts';
import { asPrepared } from '#domain/ingredients/density-as-prepared.ts';
import { readUsageTexts } from '#domain/ingredients/usage-texts.ts';
import { unscaled } from '#domain/measures/quantity.ts';
import type { PageFacts } from '../facts.ts';
import { pictureOf, videoOf, withoutLqip } from '../pictures.ts';

/** How a site shows a recipe before a visitor chooses. */
export function defaultView({ site }: PageFacts): CookView {
  const { defaultMeasurementSystem, defaultTemperatureSystem } = site.settings;
  return {
    system: defaultMeasurementSystem,
    temperature: defaultTemperatureSystem,
    scale: unscaled,
  };
}

export function recipeNames(facts: PageFacts): RecipeNames {
  return {
    unit: (id) => facts.site.units.get(id) ?? null,
    ingredient: (id, { preparation }) => {
      const ingredient = facts.ingredients.get(id);
      return ingredient ? asPrepared(ingredient, preparation) : null;
    },
    image: (use) => withoutLqip(pictureOf(facts, use)),
    video: (id) => videoOf(facts, id),
    texts: (usage) =>
      readUsageTexts(
        usage,
        facts.site.units.get(usage.unitId ?? '') ?? null,
        facts.ingredients.get(usage.ingredientId ?? '') ?? null,
      ),
  };
}
