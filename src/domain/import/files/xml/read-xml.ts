import { type Element, elementsIn, parseXml } from '../../html/document.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
import { cookmateRecipe } from './cookmate.ts';
import { gourmetRecipe } from './gourmet.ts';
import { krecipesRecipe } from './krecipes.ts';
import { livingCookbookRecipe } from './living-cookbook.ts';
import { masterCookRecipe } from './mastercook.ts';
import { recipeMlRecipe } from './recipe-ml.ts';
import { elementsNamed } from '../../xml/xml-tree.ts';

type XmlFormat = {
  /** The element around one recipe. */
  element: string;
  read: (recipe: Element, file: SourceFile) => Found;
};

/** By the root element. */
const formats: Readonly<Record<string, XmlFormat>> = {
  mx2: { element: 'RcpE', read: masterCookRecipe },
  fdx: { element: 'Recipe', read: livingCookbookRecipe },
  fdxz: { element: 'Recipe', read: livingCookbookRecipe },
  hixz: { element: 'Recipe', read: livingCookbookRecipe },
  gourmetdoc: { element: 'recipe', read: gourmetRecipe },
  krecipes: { element: 'krecipes-recipe', read: krecipesRecipe },
  recipeml: { element: 'recipe', read: recipeMlRecipe },
  cookbook: { element: 'recipe', read: cookmateRecipe },
};

export function readXml(file: SourceFile): FileReading | null {
  const root = rootName(file.text);
  const format = root === null ? undefined : formats[root.toLowerCase()];
  if (root === null || root.toLowerCase() === 'html') return null;
  if (!format) return isXml(file.text) ? { recipes: [], isWhole: true } : null;
  const isWhole = file.text.lastIndexOf(`</${root}`) !== -1;
  const tree = parseXml(isWhole ? file.text : upToLast(file.text, format.element));
  if (!tree) return { recipes: [], isWhole: false };
  const recipes = elementsNamed(tree, format.element).filter(
    (element) => [...elementsIn(element)].length > 0 || Object.keys(element.attribs).length > 1,
  );
  return readingOf(
    file,
    recipes.map((recipe) => format.read(recipe, file)),
    isWhole,
  );
}

/** XML of something else is no text to look for recipes in. */
const isXml = (text: string): boolean => /^\s*<(?:\?xml|rss)\b/i.test(text);

/** The name of the first element, behind what is said about the file. */
function rootName(text: string): string | null {
  if (!/^\s*</.test(text)) return null;
  let at = 0;
  for (let looked = 0; looked < 50; looked += 1) {
    at = text.indexOf('<', at);
    if (at === -1) return null;
    const [, name] = /^<([a-z][\w:.-]{0,60})/i.exec(text.slice(at, at + 64)) ?? [];
    if (name !== undefined) return name;
    const end = text.startsWith('<!--', at) ? text.indexOf('-->', at) : text.indexOf('>', at);
    if (end === -1) return null;
    at = end + 1;
  }
  return null;
}

/** Of half a file the recipes that are whole. */
function upToLast(text: string, element: string): string {
  const close = `</${element}>`;
  const end = text.lastIndexOf(close);
  return end === -1 ? '' : text.slice(0, end + close.length);
}
