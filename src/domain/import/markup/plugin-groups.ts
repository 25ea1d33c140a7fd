import { classesOf, type Document, type Element, elementsIn, isTag } from '../html/document.ts';
import { visibleText } from '../html/visible-text.ts';

/**
 * How the common recipe plugins mark the parts of a recipe for their style sheets. JSON-LD knows no
 * groups of ingredients; the markup beside it does.
 */
type PluginMarks = {
  /** The list of one part. */
  ingredients: string;
  steps: string;
  /** A part with its title and its rows; plugins without one have titles between lists. */
  group?: string;
};

const plugins: readonly PluginMarks[] = [
  {
    ingredients: 'wprm-recipe-ingredients-container',
    steps: 'wprm-recipe-instructions-container',
    group: 'wprm-recipe-ingredient-group',
  },
  { ingredients: 'tasty-recipes-ingredients', steps: 'tasty-recipes-instructions' },
  { ingredients: 'tasty-recipe-ingredients', steps: 'tasty-recipe-instructions' },
  { ingredients: 'mv-create-ingredients', steps: 'mv-create-instructions' },
  { ingredients: 'ERSIngredients', steps: 'ERSInstructions' },
  { ingredients: 'easyrecipe-ingredients', steps: 'easyrecipe-instructions' },
  { ingredients: 'mealplanner-ingredients', steps: 'mealplanner-instructions' },
  { ingredients: 'recipe-card-ingredients', steps: 'recipe-card-directions' },
  { ingredients: 'ingredients-list', steps: 'directions-list' },
  { ingredients: 'jetpack-recipe-ingredients', steps: 'jetpack-recipe-directions' },
  { ingredients: 'zlrecipe-ingredients-list', steps: 'zlrecipe-instructions-list' },
  { ingredients: 'zrdn-ingredients', steps: 'zrdn-instructions' },
];

const titleClasses =
  /(?:^|[-_])(?:group-?name|group-?title|group-?header|header|heading|subheading|section-?title|sectionname|label|title)$/i;
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

export type MarkedRow = { text: string; isTitle: boolean };
export type PluginRows = { ingredients: MarkedRow[]; steps: MarkedRow[] };

/** Titles and rows in the order of the page, where a plugin wrote them. */
export function pluginRows(page: Document): PluginRows {
  const found: PluginRows = { ingredients: [], steps: [] };
  const elements = [...elementsIn(page)];
  for (const { ingredients, steps } of plugins) {
    if (found.ingredients.length === 0) found.ingredients = rowsIn(elements, ingredients);
    if (found.steps.length === 0) found.steps = rowsIn(elements, steps);
  }
  return found;
}

function rowsIn(elements: readonly Element[], container: string): MarkedRow[] {
  const first = elements.find((element) => classesOf(element).includes(container));
  if (!first) return [];
  const rows: MarkedRow[] = [];
  for (const element of elementsIn(first, isRow)) {
    const isTitle = isTitleOf(element);
    if (!isTitle && !isRow(element)) continue;
    const text = visibleText(element);
    if (text !== '') rows.push({ text, isTitle });
  }
  return rows;
}

const isRow = (element: Element): boolean => element.name === 'li' || isTitleOf(element);

function isTitleOf(element: Element): boolean {
  if (headings.has(element.name)) return true;
  if (classesOf(element).some((name) => titleClasses.test(name)))
    return element.name !== 'li' || isBoldAlone(element);
  return false;
}

const isBoldAlone = (element: Element): boolean =>
  element.children.every((child) => !isTag(child) || child.name === 'strong' || child.name === 'b');
