import { isRecord } from '../../../is-record.ts';
import { lineGroups, stepGroups } from '../../html/html-groups.ts';
import { richTextOfHtml } from '../../html/rich-text-of-html.ts';
import { ingredientGroupsOf } from '../../markup/ingredient-groups.ts';
import { plainOf, type Thing } from '../../markup/thing.ts';
import type { ReadGroup, ReadStep } from '../../read-recipe.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { textAt } from '../record-values.ts';
import { shownRecord } from '../shown-record.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { writtenDate } from '../../text/written-date.ts';
import { nutritionOfRecord } from '../../nutrition-text.ts';
import { stepGroupsOf } from '../../markup/step-groups.ts';

/** Recipes of the plugin Tasty, whose lists are HTML. */
export function tastyRecipes(value: unknown, file: SourceFile): Found[] | null {
  const all = (Array.isArray(value) ? value : [value]).filter(isRecord);
  if (all.length === 0 || !all.every(isTasty)) return null;
  return all.map((record) => tastyRecipe(record, file.language));
}

const isTasty = (record: Thing): boolean =>
  typeof record['ingredients'] === 'string' &&
  typeof record['instructions'] === 'string' &&
  ('prep_time' in record || 'additional_time_label' in record || 'author_name' in record);

function tastyRecipe(record: Thing, language: string): Found {
  const words = (key: string): string => plainOf(textAt(record, key));
  const list = (key: string): string[] => words(key).split(',');
  const recipe = recipeOfParts(
    {
      title: words('title') || words('name'),
      description: richTextOfHtml(textAt(record, 'description')),
      author: words('author_name') || words('author'),
      servings: words('yield'),
      prep: words('prep_time'),
      cook: words('cook_time'),
      total: words('total_time'),
      custom: { label: words('additional_time_label'), written: words('additional_time_value') },
      terms: {
        categories: list('category'),
        cuisines: list('cuisine'),
        methods: list('method'),
        keywords: list('keywords'),
        diets: list('diet'),
      },
      ingredients: exact(groupsOfHtml(textAt(record, 'ingredients'))),
      steps: exact(stepsOfHtml(textAt(record, 'instructions'))),
      equipment: groupsOfHtml(textAt(record, 'equipment')).flatMap(({ items }) => items),
      notes: richTextOfHtml(textAt(record, 'notes')),
      nutrition: nutritionOfRecord(record),
      pictures: [textAt(record, 'image_url')],
    },
    language,
  );
  return { recipe, shown: shownRecord(record), writtenAt: writtenDate(record['date']) };
}

const hasMarks = (html: string): boolean => /<(?:h[1-6]|li)\b/i.test(html);

/** "<h4>Sauce</h4><ul><li>1 egg</li></ul>", or lines. */
const groupsOfHtml = (html: string): ReadGroup<string>[] =>
  hasMarks(html) ? lineGroups(html) : ingredientGroupsOf({ recipeIngredient: html });

const stepsOfHtml = (html: string): ReadGroup<ReadStep>[] =>
  hasMarks(html) ? stepGroups(html, null) : stepGroupsOf(html);
