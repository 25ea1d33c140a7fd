import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  elementsIn,
  findElement,
} from '../../html/document.ts';
import { visibleLines, visibleText } from '../../html/visible-text.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { stepsOf } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast } from '../../recipe-lines.ts';
import type { Found, SourceFile } from '../source-file.ts';

export function copyMeThatRecipes(root: Document, file: SourceFile): Found[] | null {
  const cards = [...elementsIn(root)].filter(
    (element) =>
      classesOf(element).includes('recipe') &&
      findElement(element, (inner) => attributeOf(inner, 'id') === 'recipeIngredients') !== null,
  );
  return cards.length === 0 ? null : cards.map((card) => foundIn(card, file));
}

/** Ids stand in each recipe once more, so that they count within it alone. */
function foundIn(card: Element, { language, around }: SourceFile): Found {
  const elements = [...elementsIn(card)];
  const byId = (id: string) => elements.find((element) => attributeOf(element, 'id') === id);
  const words = (id: string): string => textOf(byId(id));
  const withClass = (name: string): string[] =>
    elements
      .filter((element) => classesOf(element).includes(name))
      .map((element) => textOf(element));
  const image = elements.find(({ name }) => name === 'img');
  const picture = image ? around.at(attributeOf(image, 'src')) : null;
  const link = byId('original_link');
  const notes = [...withClass('recipeIngredient_note'), ...withClass('recipeNote')];
  const recipe = recipeOfParts(
    {
      title: words('name'),
      description: richOf(words('description')),
      source: link ? attributeOf(link, 'href') || textOf(link) : '',
      servings: words('recipeYield'),
      terms: { keywords: withClass('recipeCategory') },
      ingredients: exact(groupsOf(elements, 'recipeIngredient', 'recipeIngredient_subheader')),
      steps: exact(
        stepsOf(groupsOf(elements, 'instruction', 'instruction_subheader', 'instruction_next')),
      ),
      notes: richOf(notes.join('\n')),
      rating: Number(words('ratingValue')),
    },
    language,
  );
  return { recipe, shown: visibleLines(card).join('\n'), pictures: picture ? [picture] : [] };
}

const textOf = (element: Element | undefined): string => (element ? visibleText(element) : '');

function groupsOf(
  elements: readonly Element[],
  ...[row, title, next]: string[]
): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const element of elements) {
    const classes = classesOf(element);
    const words = visibleText(element);
    if (words === '') continue;
    if (title !== undefined && classes.includes(title)) groups.push({ title: words, items: [] });
    else if (classes.some((name) => name === row || name === next)) addToLast(groups, words);
  }
  return groups;
}
