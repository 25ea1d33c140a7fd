import { attributeOf, type Element, rawText } from '../../html/document.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { base64Picture } from '../base64-picture.ts';
import { writtenSteps } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { childOf, childrenOf, elementsNamed, shownElement, textIn } from '../../xml/xml-tree.ts';

export function gourmetRecipe(element: Element, { language }: SourceFile): Found {
  const address = textIn(element, 'link');
  const list = childOf(element, 'ingredient-list');
  const stars = /^(\d(?:\.\d)?)\/5/.exec(textIn(element, 'rating'))?.[1];
  const recipe = recipeOfParts(
    {
      title: textIn(element, 'title'),
      description: richOf(textIn(element, 'description')),
      author: address === '' ? '' : textIn(element, 'source'),
      source: address || textIn(element, 'source'),
      servings: textIn(element, 'yields', 'servings'),
      prep: textIn(element, 'preptime'),
      cook: textIn(element, 'cooktime'),
      terms: {
        categories: textIn(element, 'category').split(','),
        cuisines: textIn(element, 'cuisine').split(','),
      },
      ingredients: exact(list ? ingredientGroups(list) : []),
      steps: writtenSteps(textIn(element, 'instructions'), language),
      notes: richOf(textIn(element, 'modifications')),
      rating: Number(stars ?? 0),
    },
    language,
  );
  const image = childOf(element, 'image');
  const picture = image ? base64Picture(rawText(image).trim(), 'image') : null;
  return {
    recipe,
    shown: shownElement(element),
    pictures: picture ? [picture] : [],
    subRecipes: elementsNamed(element, 'ingref').map(
      (each) => textIn(each, 'item') || rawText(each).trim(),
    ),
  };
}

/** Rows stand in a group, or beside it. */
function ingredientGroups(list: Element): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const child of childrenOf(list)) {
    if (child.name !== 'inggroup') {
      addToLast(withoutTitle(groups), ingredientLine(child));
      continue;
    }
    const rows = childrenOf(child, 'ingredient', 'ingref').map((row) => ingredientLine(row));
    groups.push({ title: textIn(child, 'groupname') || null, items: rows });
  }
  return groups.map(({ title, items }) => ({ title, items: items.filter((line) => line !== '') }));
}

/** A row behind a group is in none. */
function withoutTitle(groups: ReadGroup<string>[]): ReadGroup<string>[] {
  const last = groups.at(-1);
  if (last && last.title !== null) groups.push({ title: null, items: [] });
  return groups;
}

function ingredientLine(row: Element): string {
  if (row.name === 'ingref') return textIn(row, 'item') || rawText(row).trim();
  if (row.name !== 'ingredient') return '';
  const line = lineOf(textIn(row, 'amount'), textIn(row, 'unit'), textIn(row, 'item', 'key'));
  return attributeOf(row, 'optional') === 'yes' && !/optional/i.test(line)
    ? `${line} (optional)`
    : line;
}
