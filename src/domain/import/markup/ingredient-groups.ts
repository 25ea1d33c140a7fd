import { isRecord } from '../../is-record.ts';
import type { ReadGroup } from '../read-recipe.ts';
import { listOf, markedOf, plainOf, type Thing, wordsOf } from './thing.ts';

/** Lines of `recipeIngredient`; one text with breaks is as many lines, an object may be a line in parts. */
export function ingredientGroupsOf(thing: Thing): ReadGroup<string>[] {
  const written = thing['recipeIngredient'] ?? thing['ingredients'] ?? thing['supply'];
  const groups: ReadGroup<string>[] = [];
  for (const part of listOf(written)) {
    const inner = isRecord(part) ? listOf(part['itemListElement'] ?? part['ingredients']) : [];
    if (isRecord(part) && inner.length > 0) {
      groups.push({ title: wordsOf(part['name']) || null, items: inner.flatMap((each) => linesOf(each)) });
      continue;
    }
    const last = groups.at(-1);
    if (last) last.items.push(...linesOf(part));
    else groups.push({ title: null, items: linesOf(part) });
  }
  return groups.filter(({ items }) => items.length > 0);
}

function linesOf(part: unknown): string[] {
  const marked = isRecord(part) ? partsOf(part) : markedOf(part);
  return marked
    .split(/\r\n?|\n|<br\s*\/?>|<\/(?:li|p|div)>/i)
    .map((line) => plainOf(line))
    .filter((line) => line !== '');
}

/** {"amount": "2", "unitText": "cups", "name": "flour"} */
function partsOf(part: Thing): string {
  const amount = [part['amount'] ?? part['quantity'] ?? part['value'], part['unitText'] ?? part['unit']];
  const words = [...amount, part['name'] ?? part['text']].map((each) => wordsOf(each));
  return words.filter((word) => word !== '').join(' ');
}
