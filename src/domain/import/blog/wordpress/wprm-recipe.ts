import { plainOf, type Thing } from '../../markup/thing.ts';
import { recipeOfThing } from '../../markup/recipe-of-thing.ts';
import { wprmIngredient, wprmServings, wprmSteps } from '../../plugins/wprm-parts.ts';
import type { ReadRecipe } from '../../read-recipe.ts';
import { lineOf } from '../../recipe-lines.ts';
import { withoutShortcodes } from '../body/shortcodes.ts';
import { isPhpTable, phpRows, phpValue, type PhpTable, type PhpValue } from './php-value.ts';
import { withCustomTime } from './custom-time.ts';
import type { RecipeItem, RecipeSite } from './recipe-item.ts';

/** A recipe of WP Recipe Maker: its lists are serialised, the rest is plain. */
export function wprmRecipe(item: RecipeItem, site: RecipeSite): ReadRecipe {
  const { meta } = item;
  const recipe = recipeOfThing(thingOf(item, site), { base: site.base, language: site.language });
  const unread = ['wprm_ingredients', 'wprm_instructions', 'wprm_equipment'].filter(
    (key) => (meta.get(key) ?? '') !== '' && phpValue(meta.get(key) ?? '') === undefined,
  );
  return {
    ...recipe,
    times: withCustomTime(recipe.times, {
      label: plainOf(meta.get('wprm_custom_time_label') ?? ''),
      written: meta.get('wprm_custom_time') ?? '',
      language: site.language,
    }),
    unread: [...recipe.unread, ...unread.map((field) => ({ field, text: meta.get(field) ?? '' }))],
  };
}

const minutes = (written: string | undefined): string | undefined =>
  written === undefined || written === '0' ? undefined : written;

function thingOf({ title, content, meta, terms, picture }: RecipeItem, site: RecipeSite): Thing {
  const named = (domain: string): string[] =>
    terms.filter((term) => term.domain === domain).map(({ name }) => plainOf(name));
  const values = (key: string): PhpTable[] =>
    phpRows(phpValue(meta.get(key) ?? '')).filter(isPhpTable);
  return {
    name: title,
    description: plainShortcodes(content),
    image: picture,
    author: meta.get('wprm_author_display') === 'custom' ? meta.get('wprm_author_name') : undefined,
    recipeYield: wprmServings(
      meta.get('wprm_servings') ?? '',
      meta.get('wprm_servings_unit') ?? '',
    ),
    prepTime: minutes(meta.get('wprm_prep_time')),
    cookTime: minutes(meta.get('wprm_cook_time')),
    totalTime: minutes(meta.get('wprm_total_time')),
    recipeIngredient: values('wprm_ingredients').map(ingredientGroup),
    recipeInstructions: values('wprm_instructions').map((group) => stepGroup(group, site)),
    tool: values('wprm_equipment').map(toolLine),
    notes: plainShortcodes(meta.get('wprm_notes') ?? ''),
    recipeCategory: named('wprm_course'),
    recipeCuisine: named('wprm_cuisine'),
    keywords: named('wprm_keyword'),
    suitableForDiet: named('wprm_diet'),
    nutrition: nutritionOf(meta),
    video: addressIn(meta.get('wprm_video_embed') ?? ''),
  };
}

/** Of a player, or written alone. */
const addressIn = (embed: string): string | undefined => /https?:\/\/[^\s"'<>]+/.exec(embed)?.[0];

const textOf = (value: PhpValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const plainShortcodes = (text: string): string => withoutShortcodes(text).html;
const shownText = (value: PhpValue | undefined): string => plainShortcodes(textOf(value));

/** "2 baking tins (of 20 cm)" */
function toolLine({ amount, name, notes }: PhpTable): string {
  const note = shownText(notes).trim();
  const bracketed = note === '' || note.startsWith('(') ? note : `(${note})`;
  return lineOf(shownText(amount), shownText(name), bracketed);
}

const ingredientLine = (row: PhpTable): string => wprmIngredient((key) => shownText(row[key]));

const ingredientGroup = (group: PhpTable): Thing => ({
  name: textOf(group['name']),
  itemListElement: phpRows(group['ingredients']).filter(isPhpTable).map(ingredientLine),
});

const stepGroup = (group: PhpTable, site: RecipeSite): Thing =>
  wprmSteps(
    textOf(group['name']),
    phpRows(group['instructions'])
      .filter(isPhpTable)
      .map((step) => ({
        name: textOf(step['name']),
        text: shownText(step['text']),
        image: site.pictureOf(textOf(step['image']))?.address,
      })),
  );

/** By schema.org's names, with the units that the plugin keeps them in. */
const nutrients: Readonly<Record<string, [string, string]>> = {
  calories: ['calories', 'kcal'],
  carbohydrates: ['carbohydrateContent', 'g'],
  protein: ['proteinContent', 'g'],
  fat: ['fatContent', 'g'],
  saturated_fat: ['saturatedFatContent', 'g'],
  cholesterol: ['cholesterolContent', 'mg'],
  sodium: ['sodiumContent', 'mg'],
  fiber: ['fiberContent', 'g'],
  sugar: ['sugarContent', 'g'],
};

function nutritionOf(meta: ReadonlyMap<string, string>): Record<string, string> | undefined {
  const facts = Object.entries(nutrients).flatMap(([key, [name, unit]]): [string, string][] => {
    const amount = meta.get(`wprm_nutrition_${key}`)?.trim() ?? '';
    return amount === '' ? [] : [[name, `${amount} ${unit}`]];
  });
  return facts.length === 0 ? undefined : Object.fromEntries(facts);
}
