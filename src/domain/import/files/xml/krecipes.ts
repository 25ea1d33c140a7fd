import { attributeOf, type Element, elementsIn, rawText } from '../../html/document.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { base64Picture } from '../base64-picture.ts';
import { writtenSteps } from '../free-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { childOf, childrenOf, elementsNamed, shownElement, textIn } from '../../xml/xml-tree.ts';

export function krecipesRecipe(element: Element, { language }: SourceFile): Found {
  const about = childOf(element, 'krecipes-description') ?? element;
  const list = childOf(element, 'krecipes-ingredients');
  const portions = childOf(about, 'yield');
  const amount = portions && lineOf(amountOf(portions), textIn(portions, 'type'));
  const recipe = recipeOfParts(
    {
      title: textIn(about, 'title'),
      author: elementsNamed(about, 'author')
        .map((each) => rawText(each).trim())
        .join(', '),
      servings: amount ?? textIn(about, 'serving'),
      prep: textIn(about, 'preparation-time'),
      terms: { categories: elementsNamed(about, 'cat').map((each) => rawText(each)) },
      ingredients: exact(list ? ingredientGroups(list) : []),
      steps: writtenSteps(textIn(element, 'krecipes-instructions'), language),
    },
    language,
  );
  return {
    recipe,
    shown: shownElement(element),
    pictures: [...elementsIn(about)]
      .filter(({ name }) => name === 'pic')
      .flatMap(
        (pic, at) =>
          base64Picture(rawText(pic).trim(), attributeOf(pic, 'id') || `pic-${at + 1}`) ?? [],
      ),
  };
}

function ingredientGroups(list: Element): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const child of childrenOf(list)) {
    if (child.name === 'ingredient-group') {
      const title = attributeOf(child, 'name') || textIn(child, 'name');
      groups.push({
        title: title || null,
        items: childrenOf(child, 'ingredient').map(ingredientLine),
      });
    } else if (child.name === 'ingredient') addToLast(groups, ingredientLine(child));
  }
  return groups;
}

function ingredientLine(row: Element): string {
  const line = lineOf(amountOf(row), textIn(row, 'unit'), textIn(row, 'name'));
  const preparation = childrenOf(row, 'prep')
    .map((each) => rawText(each).trim())
    .filter(Boolean);
  const instead = elementsNamed(row, 'ingredient').map((each) => ingredientLine(each));
  return [[line, ...preparation].join(', '), ...instead].join(' or ');
}

/** "1", or from one number to another. */
function amountOf(row: Element): string {
  const amount = childOf(row, 'amount');
  if (!amount) return '';
  const range = [textIn(amount, 'min'), textIn(amount, 'max')].filter((text) => text !== '');
  const text = range.length > 0 ? range.join('-') : rawText(amount).trim();
  return text === '0' ? '' : text;
}
