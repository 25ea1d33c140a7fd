import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  elementsIn,
} from '../html/document.ts';
import { visibleLines } from '../html/visible-text.ts';
import { addTo, type Thing } from './thing.ts';

/** Classes of h-recipe and of hRecipe before it, by the property that they are. */
const properties: Readonly<Record<string, string>> = {
  'p-name': 'name',
  fn: 'name',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'p-summary': 'description',
  summary: 'description',
  'p-author': 'author',
  author: 'author',
  'u-photo': 'image',
  photo: 'image',
  'p-category': 'keywords',
  tag: 'keywords',
};
/** Properties that hold others of their kind: a list of instructions and each of them. */
const outer = new Set(['instructions', 'e-instructions']);

export function microformatThings(page: Document): Thing[] {
  const roots = [...elementsIn(page)].filter((element) =>
    classesOf(element).some((name) => name === 'h-recipe' || name === 'hrecipe'),
  );
  return roots
    .map((root) => thingOf(root))
    .filter((thing) => 'recipeIngredient' in thing || 'name' in thing);
}

function thingOf(root: Element): Thing {
  const values = new Map<string, string[]>();
  for (const element of elementsIn(root)) {
    for (const name of classesOf(element)) {
      const key = properties[name];
      if (key === undefined || isCovered(element, name)) continue;
      addTo(values, key, valueOf(element, key));
    }
  }
  return { '@type': 'Recipe', ...Object.fromEntries(values) };
}

/** A list of instructions gives way to the instructions in it. */
function isCovered(element: Element, name: string): boolean {
  if (!outer.has(name)) return false;
  for (const inner of elementsIn(element))
    if (classesOf(inner).includes('instruction')) return true;
  return false;
}

function valueOf(element: Element, key: string): string {
  const isPicture = element.name === 'img';
  if (key === 'image') return attributeOf(element, isPicture ? 'src' : 'href');
  for (const inner of [element, ...elementsIn(element)]) {
    const title = classesOf(inner).includes('value-title') ? attributeOf(inner, 'title') : '';
    const value = title || attributeOf(inner, 'datetime');
    if (value !== '') return value;
  }
  return visibleLines(element).join('\n');
}
