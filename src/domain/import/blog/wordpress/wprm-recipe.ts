import { plainOf, type Thing } from '../../markup/thing.ts';
import { stepGroupsOf } from '../../markup/step-groups.ts';
import { recipeOfThing } from '../../markup/recipe-of-thing.ts';
import type { ReadRecipe } from '../../read-recipe.ts';
import { writtenTime } from '../../written-times.ts';
import { withoutShortcodes } from '../body/shortcodes.ts';
import { isPhpTable, phpRows, phpValue, type PhpTable, type PhpValue } from './php-value.ts';
import type { RecipeItem, RecipeSite } from './recipe-item.ts';

/** A recipe of WP Recipe Maker: its lists are serialised, the rest is plain. */
export function wprmRecipe(item: RecipeItem, site: RecipeSite): ReadRecipe {
  const { meta } = item;
  const thing = thingOf(item, site);
  const recipe = recipeOfThing(thing, { base: site.base, language: site.language });
  const label = plainOf(meta.get('wprm_custom_time_label') ?? '');
  const custom = writtenTime(meta.get('wprm_custom_time') ?? '', site.language);
  const unread = ['wprm_ingredients', 'wprm_instructions', 'wprm_equipment'].filter(
    (key) => (meta.get(key) ?? '') !== '' && phpValue(meta.get(key) ?? '') === undefined,
  );
  return {
    ...recipe,
    times: custom
      ? { ...recipe.times, custom: { value: { ...custom, label }, origin: 'exact' } }
      : recipe.times,
    // With the names of the steps.
    stepGroups: { value: stepGroupsOf(thing['recipeInstructions']), origin: 'exact' },
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
    recipeYield: [meta.get('wprm_servings'), meta.get('wprm_servings_unit')]
      .filter((part) => part && part !== '0')
      .join(' '),
    prepTime: minutes(meta.get('wprm_prep_time')),
    cookTime: minutes(meta.get('wprm_cook_time')),
    totalTime: minutes(meta.get('wprm_total_time')),
    recipeIngredient: values('wprm_ingredients').map(ingredientGroup),
    recipeInstructions: values('wprm_instructions').map((group) => stepGroup(group, site)),
    tool: values('wprm_equipment').map(({ name, amount, notes }) =>
      joined([amount, name, bracketed(notes)]),
    ),
    notes: plainShortcodes(meta.get('wprm_notes') ?? ''),
    recipeCategory: named('wprm_course'),
    recipeCuisine: named('wprm_cuisine'),
    keywords: named('wprm_keyword'),
    suitableForDiet: named('wprm_diet'),
    nutrition: nutritionOf(meta),
    video: meta.get('wprm_video_embed'),
  };
}

const textOf = (value: PhpValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const plainShortcodes = (text: string): string => withoutShortcodes(text).html;
const shownText = (value: PhpValue | undefined): string => plainShortcodes(textOf(value));

const joined = (parts: readonly (PhpValue | undefined)[]): string =>
  parts
    .map((part) => shownText(part).trim())
    .filter((part) => part !== '')
    .join(' ');

function bracketed(notes: PhpValue | undefined): string {
  const text = shownText(notes).trim();
  return text === '' || text.startsWith('(') ? text : `(${text})`;
}

/** What stands behind the name is a note; a plugin's page shows it in brackets or behind a comma. */
function ingredientLine({ amount, unit, name, notes }: PhpTable): string {
  const line = joined([amount, unit, name]);
  const note = shownText(notes).trim();
  if (note === '') return line;
  return /^[(,]/.test(note) || line === '' ? joined([line, note]) : `${line}, ${note}`;
}

const ingredientGroup = (group: PhpTable): Thing => ({
  name: textOf(group['name']),
  itemListElement: phpRows(group['ingredients']).filter(isPhpTable).map(ingredientLine),
});

const stepGroup = (group: PhpTable, site: RecipeSite): Thing => ({
  '@type': 'HowToSection',
  name: textOf(group['name']),
  itemListElement: phpRows(group['instructions'])
    .filter(isPhpTable)
    .map((step) => ({
      '@type': 'HowToStep',
      name: textOf(step['name']),
      text: shownText(step['text']),
      image: site.pictureOf(textOf(step['image']))?.address,
    })),
});

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
