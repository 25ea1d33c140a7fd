import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  findElement,
  parseHtml,
} from '../../html/document.ts';
import { richTextOfNodes } from '../../html/rich-text-of-html.ts';
import { visibleText } from '../../html/visible-text.ts';
import { emptyReading, type ReadRecipe, type Told } from '../../read-recipe.ts';
import { fullPicture } from '../../pictures/full-picture.ts';
import { groupsIn, linesOfRow, stepOfRow } from '../../html/html-groups.ts';
import type { RecipeSite } from './recipe-item.ts';

const told = <Value>(value: Value): Told<Value> => ({ value, origin: 'read' });

/** What WP Recipe Maker leaves in a post for the day when the plugin is gone; null where it says nothing. */
export function printedCopy(html: string, { base }: RecipeSite): ReadRecipe | null {
  const root = parseHtml(html);
  if (!root) return null;
  const part = (name: string): Element | null => partOf(root, name);
  const textOf = (name: string): Told<string> | null => {
    const element = part(name);
    const text = element ? visibleText(element) : '';
    return text === '' ? null : told(text);
  };
  const richTextOf = (name: string) => {
    const element = part(name);
    const text = element ? richTextOfNodes(element) : null;
    return text && told(text);
  };
  const ingredients = part('ingredients');
  const steps = part('instructions');
  const image = part('image');
  const picture = image && fullPicture(attributeOf(image, 'src'), base);
  if (!ingredients && !steps) return null;
  return {
    ...emptyReading('read'),
    title: textOf('name'),
    description: richTextOf('summary'),
    servings: textOf('servings'),
    pictures: told(picture === null ? [] : [picture]),
    ingredientGroups: told(ingredients ? groupsIn(ingredients, linesOfRow) : []),
    stepGroups: told(steps ? groupsIn(steps, (row) => stepOfRow(row, base)) : []),
    notes: richTextOf('notes'),
  };
}

const partOf = (root: Document, name: string): Element | null =>
  findElement(root, (element) => classesOf(element).includes(`wprm-fallback-recipe-${name}`));
