import { isRecord } from '../../../is-record.ts';
import { elementsIn, parseHtml } from '../../html/document.ts';
import { richTextOfHtml } from '../../html/rich-text-of-html.ts';
import { visibleText } from '../../html/visible-text.ts';
import { ingredientGroupsOf } from '../../markup/ingredient-groups.ts';
import { plainOf, type Thing } from '../../markup/thing.ts';
import type { ReadGroup, ReadStep } from '../../read-recipe.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast } from '../../recipe-lines.ts';
import { textAt } from '../record-values.ts';
import { shownRecord } from '../shown-record.ts';
import { type Found, momentOf, type SourceFile } from '../source-file.ts';
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
  return { recipe, shown: shownRecord(record), writtenAt: momentOf(record['date']) };
}

type MarkedPart = { isTitle: boolean; words: string };

/** Headings and items of a list in HTML, in their order; null where it has none. */
function partsOfHtml(html: string): MarkedPart[] | null {
  const root = /<(?:h[1-6]|li)\b/i.test(html) ? parseHtml(html) : null;
  if (!root) return null;
  const parts: MarkedPart[] = [];
  for (const element of elementsIn(root, ({ name }) => name === 'li')) {
    const isTitle = /^h[1-6]$/.test(element.name);
    if (!isTitle && element.name !== 'li') continue;
    const words = visibleText(element);
    if (words !== '') parts.push({ isTitle, words });
  }
  return parts;
}

/** "<h4>Sauce</h4><ul><li>1 egg</li></ul>", or lines. */
function groupsOfHtml(html: string): ReadGroup<string>[] {
  const parts = partsOfHtml(html);
  if (!parts) return ingredientGroupsOf({ recipeIngredient: html });
  const groups: ReadGroup<string>[] = [];
  for (const { isTitle, words } of parts) {
    if (isTitle) groups.push({ title: words, items: [] });
    else addToLast(groups, words);
  }
  return groups;
}

/** Between the headings, what the reader of schema.org's steps makes of the HTML. */
function stepsOfHtml(html: string): ReadGroup<ReadStep>[] {
  const parts = html.split(/(?=<h[1-6]\b)/i);
  return stepGroupsOf(
    parts.flatMap((part) => {
      const [, title = '', rest = part] =
        /^<h[1-6]\b[^>]{0,500}>([^]{0,500}?)<\/h[1-6]>([^]*)$/i.exec(part) ?? [];
      const name = plainOf(title);
      return [...(name === '' ? [] : [{ '@type': 'HowToSection', name }]), rest];
    }),
  );
}
