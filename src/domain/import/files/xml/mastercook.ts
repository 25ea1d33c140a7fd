import { attributeOf, type Element, rawText } from '../../html/document.ts';
import type { ReadGroup, UnreadPart } from '../../read-recipe.ts';
import { stepsOf } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { childOf, childrenOf, shownElement, textIn, textsIn } from '../../xml/xml-tree.ts';

/** `RcpE` of a file .mx2; `RTxt` in it says the same once more as text. */
export function masterCookRecipe(element: Element, { language }: SourceFile): Found {
  const author = attributeOf(element, 'author');
  const categories = childOf(element, 'CatS');
  const directions = childOf(element, 'DirS');
  const rows = childrenOf(element, 'IngR', 'IngS').flatMap((each) =>
    each.name === 'IngS' ? childrenOf(each, 'IngR') : [each],
  );
  const alternatives = childrenOf(element, 'AltS');
  const link = alternatives
    .map((each) => attributeOf(each, 'source'))
    .find((text) => /^https?:/i.test(text));
  const source = textIn(element, 'Srce');
  const recipe = recipeOfParts(
    {
      title: attributeOf(element, 'name'),
      description: richOf(textIn(element, 'Desc')),
      author: isNobody(author) ? source : author,
      source: link ?? (isNobody(author) ? '' : source),
      servings: attributeIn(element, 'Serv', 'qty'),
      prep: attributeIn(element, 'PrpT', 'elapsed'),
      total: attributeIn(element, 'TTim', 'elapsed'),
      terms: { categories: categories ? textsIn(categories, 'CatT') : [] },
      ingredients: exact(ingredientGroups(rows)),
      steps: exact(
        stepsOf([{ title: null, items: directions ? textsIn(directions, 'DirT') : [] }]),
      ),
      notes: richOf(textIn(element, 'Note')),
      unread: unreadIn(element, alternatives, link),
    },
    language,
  );
  const subRecipes = rows.filter(isRecipe).map((row) => attributeOf(row, 'name'));
  const shown = childrenOf(element)
    .filter(({ name }) => name !== 'RTxt')
    .map((child) => shownElement(child));
  return { recipe, shown: [attributeOf(element, 'name'), ...shown].join('\n'), subRecipes };
}

const isNobody = (author: string): boolean => /^(?:n\/a|none|unknown)?$/i.test(author);

const isRecipe = (row: Element): boolean => attributeOf(row, 'code').toUpperCase() === 'R';

function attributeIn(element: Element, name: string, attribute: string): string {
  const child = childOf(element, name);
  return child ? attributeOf(child, attribute) : '';
}

function unreadIn(
  element: Element,
  alternatives: readonly Element[],
  link: string | undefined,
): UnreadPart[] {
  const portions = childOf(element, 'Yield');
  const amount = portions
    ? lineOf(withoutZeros(attributeOf(portions, 'qty')), attributeOf(portions, 'unit'))
    : '';
  const others = alternatives
    .filter(
      (each) =>
        attributeOf(each, 'source') !== link && !/^Formatted for/i.test(attributeOf(each, 'label')),
    )
    .map((each) => ({
      field: attributeOf(each, 'label') || 'source',
      text: attributeOf(each, 'source'),
    }));
  return [
    { field: 'yield', text: amount },
    { field: 'servingIdeas', text: textIn(element, 'SrvI') },
    { field: 'wine', text: textIn(element, 'Wine') },
    ...others,
  ];
}

function ingredientGroups(rows: readonly Element[]): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const row of rows) {
    const name = attributeOf(row, 'name');
    if (attributeOf(row, 'code').toUpperCase() === 'S')
      groups.push({ title: name || null, items: [] });
    else if (name !== '') addToLast(groups, ingredientLine(row, name));
  }
  return groups;
}

function ingredientLine(row: Element, name: string): string {
  const line = lineOf(
    amountOf(attributeOf(row, 'qty')),
    attributeOf(row, 'unit'),
    name.replace(/ -$/, ''),
  );
  const added = childrenOf(row, 'IPrp', 'INtI')
    .map((each) => rawText(each).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  return [line, ...added].join(', ');
}

/** "2.000000" */
const withoutZeros = (text: string): string => text.replace(/^(\d{1,9})\.0+$/, '$1');

/** "0" is none; "3/4 1" is a range, where "1 1/2" is a number. */
function amountOf(quantity: string): string {
  const text = quantity.trim().replaceAll(/\s+/g, ' ');
  if (/^0*(?:\.0*)?$/.test(text)) return '';
  return withoutZeros(text).replace(/^(\S+) (\d+(?:\.\d+)?)$/, '$1-$2');
}
