import type { RecipeContent } from '../../recipe/recipe.ts';
import { oneLine } from '../../text/one-line.ts';

/**
 * Whether two recipes say the same, however their keys are ordered. What is absent is the same as
 * what is undefined; the server writes tags of languages in their own case, letters in one form and
 * lines without blanks at their ends.
 */
export function isSameContent(one: RecipeContent, other: RecipeContent): boolean {
  return isSame(comparable(one), comparable(other));
}

const comparable = (recipe: RecipeContent) => ({
  ...recipe,
  language: recipe.language?.toLowerCase() ?? null,
});

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'string' && typeof other === 'string')
    return asStored(one) === asStored(other);
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const values = definedIn(one);
  const others = definedIn(other);
  if (values.size !== others.size) return false;
  return [...values].every(([key, value]) => others.has(key) && isSame(value, others.get(key)));
}

const asStored = (text: string): string => oneLine(text.normalize('NFC'));

const definedIn = (value: object): Map<string, unknown> =>
  new Map(Object.entries(value).filter(([, each]) => each !== undefined));
