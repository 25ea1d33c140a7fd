import { recipeOfThing } from '../../markup/recipe-of-thing.ts';
import { plainOf } from '../../markup/thing.ts';
import type { ReadRecipe } from '../../read-recipe.ts';
import { withoutShortcodes } from '../body/shortcodes.ts';
import { lineGroups, stepGroups } from '../../html/html-groups.ts';
import { withCustomTime } from './custom-time.ts';
import type { RecipeItem, RecipeSite } from './recipe-item.ts';

/** A recipe of Tasty Recipes: its lists are HTML, its times are words. */
export function tastyRecipe(item: RecipeItem, site: RecipeSite): ReadRecipe {
  const { meta } = item;
  const words = (key: string): string => withoutShortcodes(meta.get(key) ?? '').html;
  const recipe = recipeOfThing(
    {
      name: item.title,
      description: words('description') || item.content,
      image: item.picture,
      author: words('author_name'),
      recipeYield: words('yield'),
      prepTime: words('prep_time'),
      cookTime: words('cook_time'),
      totalTime: words('total_time'),
      notes: words('notes'),
      recipeCategory: words('category'),
      recipeCuisine: words('cuisine'),
      cookingMethod: words('method'),
      keywords: words('keywords'),
      suitableForDiet: words('diet'),
      video: words('video_url'),
      nutrition: nutritionOf(meta),
    },
    { base: site.base, language: site.language },
  );
  return {
    ...recipe,
    times: withCustomTime(recipe.times, {
      label: plainOf(words('additional_time_label')),
      written: plainOf(words('additional_time_value')),
      language: site.language,
    }),
    ingredientGroups: { value: lineGroups(words('ingredients')), origin: 'exact' },
    stepGroups: { value: stepGroups(words('instructions'), site.base), origin: 'exact' },
    equipment: {
      value: lineGroups(words('equipment')).flatMap(({ items }) => items),
      origin: 'exact',
    },
  };
}

const nutrients = {
  calories: 'calories',
  sugar: 'sugarContent',
  sodium: 'sodiumContent',
  fat: 'fatContent',
  saturated_fat: 'saturatedFatContent',
  carbohydrates: 'carbohydrateContent',
  fiber: 'fiberContent',
  protein: 'proteinContent',
  cholesterol: 'cholesterolContent',
  serving_size: 'servingSize',
};

const nutritionOf = (meta: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(nutrients).flatMap(([key, name]) => {
      const amount = meta.get(key)?.trim() ?? '';
      return amount === '' ? [] : [[name, amount]];
    }),
  );
