import { classesOf, type Document, type Element, elementsIn, isTag } from '../html/document.ts';
import { visibleText } from '../html/visible-text.ts';

/**
 * How the common recipe plugins mark the parts of a recipe for their style sheets. JSON-LD knows no
 * groups of ingredients; the markup beside it does.
 */
type PluginMarks = { ingredients: string; steps: string };

/** The classes of the lists, by plugin. */
const plugins: readonly PluginMarks[] = [
  {
    ingredients: 'wprm-recipe-ingredients-container',
    steps: 'wprm-recipe-instructions-container',
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
  const lists = listsByClass(page);
  const rowsOf = (part: keyof PluginMarks): MarkedRow[] => {
    for (const plugin of plugins) {
      const rows = rowsIn(lists.get(plugin[part]));
      if (rows.length > 0) return rows;
    }
    return [];
  };
  return { ingredients: rowsOf('ingredients'), steps: rowsOf('steps') };
}

const listClasses = new Set(plugins.flatMap(({ ingredients, steps }) => [ingredients, steps]));

/** The first list of each class. */
function listsByClass(page: Document): Map<string, Element> {
  const lists = new Map<string, Element>();
  for (const element of elementsIn(page)) {
    for (const name of classesOf(element)) {
      if (listClasses.has(name) && !lists.has(name)) lists.set(name, element);
    }
  }
  return lists;
}

function rowsIn(list: Element | undefined): MarkedRow[] {
  const rows: MarkedRow[] = [];
  for (const element of list ? elementsIn(list, isRow) : []) {
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
