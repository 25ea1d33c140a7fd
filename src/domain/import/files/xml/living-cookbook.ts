import { attributeOf, type Element, elementsIn, rawText } from '../../html/document.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { base64Picture } from '../base64-picture.ts';
import { baseName, entryPath } from '../../archive/entry-names.ts';
import type { FilePicture } from '../file-recipe.ts';
import { stepsOf } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { writtenDate } from '../../text/written-date.ts';
import { elementsNamed, shownElement } from '../../xml/xml-tree.ts';

/** `Recipe` of a file .fdx, which says most in attributes. */
export function livingCookbookRecipe(element: Element, { language, around }: SourceFile): Found {
  const say = (name: string): string => attributeOf(element, name);
  const address = say('WebPage');
  const recipe = recipeOfParts(
    {
      title: say('Name'),
      description: richOf(say('Comments') || say('Description')),
      author: say('Author') || (address === '' ? '' : say('Source')),
      source: address || say('Source'),
      servings: say('Servings'),
      prep: say('PreparationTime'),
      cook: say('CookingTime'),
      total: say('ReadyInTime'),
      terms: { categories: say('RecipeTypes').split(','), cuisines: say('Cuisine').split(',') },
      ingredients: exact(ingredientGroups(elementsNamed(element, 'RecipeIngredient'))),
      steps: exact(stepsOf(headedTexts(element, 'RecipeProcedure', 'ProcedureText'))),
      notes: richOf(
        headedTexts(element, 'RecipeTip', 'TipText')
          .flatMap(({ title, items }) => [...(title === null ? [] : [title]), ...items])
          .join('\n'),
      ),
      unread: [{ field: 'yield', text: say('Yield') }],
    },
    language,
  );
  return {
    recipe,
    shown: shownElement(element),
    pictures: picturesOf(element, around),
    writtenAt: writtenDate(isoDay(say('CreateDate'))),
    subRecipes: elementsNamed(element, 'RecipeIngredient')
      .filter((row) => attributeOf(row, 'LinkType') === 'Recipe')
      .map((row) => attributeOf(row, 'Ingredient')),
  };
}

/** "12/03/2021" begins with the month. */
const isoDay = (written: string): string => {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(written) ?? [];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const isHeading = (row: Element): boolean => attributeOf(row, 'Heading').toUpperCase() === 'Y';

function ingredientGroups(rows: readonly Element[]): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const row of rows) {
    const line = lineOf(
      ...['Quantity', 'Unit', 'Ingredient'].map((name) => attributeOf(row, name)),
    );
    if (isHeading(row)) groups.push({ title: line || null, items: [] });
    else if (line !== '') addToLast(groups, line);
  }
  return groups;
}

function headedTexts(recipe: Element, row: string, text: string): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const element of elementsNamed(recipe, row)) {
    const words = elementsNamed(element, text)
      .map((each) => rawText(each).trim())
      .join('\n');
    if (words === '') continue;
    if (isHeading(element)) groups.push({ title: words, items: [] });
    else addToLast(groups, words);
  }
  return groups;
}

function picturesOf(recipe: Element, around: SourceFile['around']): FilePicture[] {
  return [...elementsIn(recipe)]
    .filter(({ name }) => /Image|Picture|Photo/i.test(name))
    .flatMap((element, at) => {
      const name =
        attributeOf(element, 'FileName') || attributeOf(element, 'Name') || `picture-${at + 1}`;
      const inside = base64Picture(rawText(element).trim(), name);
      const beside = around.named(baseName(entryPath(name)));
      return inside ?? beside ?? [];
    });
}
