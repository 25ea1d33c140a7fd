import type { Element } from '../../html/document.ts';
import { richOf } from '../marked-text.ts';
import { base64Picture } from '../base64-picture.ts';
import { baseName } from '../../archive/entry-names.ts';
import { stepsOf, writtenIngredients, writtenSteps } from '../free-text.ts';
import { nutritionOfText } from '../../nutrition-text.ts';
import { recipeOfParts } from '../recipe-of-parts.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { childOf, shownElement, textIn, textsIn } from '../../xml/xml-tree.ts';

/** `recipe` of Cookmate, which was My CookBook: a line is an `li`, or a line. */
export function cookmateRecipe(element: Element, { language, around }: SourceFile): Found {
  const address = textIn(element, 'url');
  const nutrition = nutritionOfText(linesIn(element, 'nutrition').join('\n'));
  const steps = linesIn(element, 'recipetext');
  const recipe = recipeOfParts(
    {
      title: textIn(element, 'title'),
      language: textIn(element, 'lang'),
      description: richOf(linesIn(element, 'description').join('\n')),
      author: address === '' ? '' : textIn(element, 'source'),
      source: address || textIn(element, 'source'),
      servings: textIn(element, 'quantity'),
      prep: textIn(element, 'preptime'),
      cook: textIn(element, 'cooktime'),
      total: textIn(element, 'totaltime'),
      terms: {
        categories: textsIn(element, 'category').flatMap((words) => words.split(',')),
        keywords: textsIn(element, 'tag').flatMap((words) => words.split(',')),
      },
      ingredients: writtenIngredients(linesIn(element, 'ingredient').join('\n'), language),
      steps:
        steps.length > 1
          ? { value: stepsOf([{ title: null, items: steps }]), origin: 'exact' }
          : writtenSteps(steps.join('\n'), language),
      notes: richOf(linesIn(element, 'comments').join('\n')),
      nutrition: nutrition.facts,
      rating: Number(textIn(element, 'rating')),
      pictures: [textIn(element, 'imageurl')],
      video: textIn(element, 'video'),
      unread: nutrition.unread,
    },
    language,
  );
  const path = textIn(element, 'imagepath', 'image');
  const picture =
    path === '' ? null : (around.named(baseName(path)) ?? base64Picture(path, 'image'));
  return { recipe, shown: shownElement(element), pictures: picture ? [picture] : [] };
}

function linesIn(element: Element, name: string): string[] {
  const child = childOf(element, name);
  if (!child) return [];
  const items = textsIn(child, 'li');
  return items.length > 0 ? items : [textIn(element, name)].filter((text) => text !== '');
}
