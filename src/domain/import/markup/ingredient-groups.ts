import { isRecord } from '../../is-record.ts';
import type { ReadGroup } from '../read-recipe.ts';
import { addToLast } from '../recipe-lines.ts';
import { isComponent } from '../text/group-titles.ts';
import { listOf, markedOf, plainOf, type Thing, wordsOf } from './thing.ts';

/** Lines of `recipeIngredient`; one text with breaks is as many lines, an object may be a line in parts. */
export function ingredientGroupsOf(thing: Thing): ReadGroup<string>[] {
  const written = thing['recipeIngredient'] ?? thing['ingredients'] ?? thing['supply'];
  const groups: ReadGroup<string>[] = [];
  for (const part of listOf(written)) {
    const inner = isRecord(part) ? listOf(part['itemListElement'] ?? part['ingredients']) : [];
    if (isRecord(part) && inner.length > 0) {
      groups.push({
        title: wordsOf(part['name']) || null,
        items: inner.flatMap((each) => linesOf(each).map(tidyLine)),
      });
      continue;
    }
    for (const line of linesOf(part)) addLine(tidyLine(line), groups);
  }
  return oncePrinted(groups.filter(({ items }) => items.length > 0));
}

function addLine(line: string, groups: ReadGroup<string>[]): void {
  const title = titleIn(line);
  if (title !== null) groups.push({ title, items: [] });
  else addToLast(groups, line);
}

/** Titles that stand among the lines: "[Sauce]", "## Sauce", "For the sauce:". */
function titleIn(line: string): string | null {
  if (isComponent(line)) return line;
  const [, marked] =
    /^(?:#{1,6}\s+(.+)|\[(.+)\])$/u.exec(line)?.filter((part) => part !== undefined) ?? [];
  if (marked !== undefined) return marked;
  const isAnnounced = /^\p{L}[^\d,;]{1,60}[:：]$/u.test(line);
  return isAnnounced ? line.replace(/(?<!\s)\s*[:：]$/u, '') : null;
}

/** Templates write "2 cup(s)", "2 - eggs" where there is no unit, "onion , chopped" and "((diced))". */
function tidyLine(line: string): string {
  const [amount = ''] = /^[\d\s./,½¼¾⅓⅔⅛–-]+/u.exec(line) ?? [];
  const isOne = /^(?:1|[½¼¾⅓⅔⅛]|\d\/\d|0[.,]\d+)$/u.test(amount.trim());
  return line
    .replace(/^([\d\s./,½¼¾⅓⅔⅛]+)- (?=\p{L})/u, '$1')
    .replaceAll(/(?<=\p{L})\((s|es|n|en)\)(?!\p{L})/gu, isOne ? '' : '$1')
    .replaceAll(/(?<! ) +, /g, ', ')
    .replaceAll(/\(\(([^()]*)\)\)/g, '($1)');
}

/** Pages with a print version say the whole list twice. */
function oncePrinted(groups: ReadGroup<string>[]): ReadGroup<string>[] {
  const [only, second] = groups;
  if (!only || second || only.items.length < leastTwice || only.items.length % 2 === 1)
    return groups;
  const half = only.items.length / 2;
  const isTwice = only.items.slice(0, half).every((line, at) => line === only.items[half + at]);
  return isTwice ? [{ ...only, items: only.items.slice(0, half) }] : groups;
}

const leastTwice = 4;

function linesOf(part: unknown): string[] {
  const marked = isRecord(part) ? partsOf(part) : markedOf(part);
  return marked
    .split(/\r\n?|\n|<br\s*\/?>|<\/(?:li|p|div)>/i)
    .map((line) => plainOf(line))
    .filter((line) => line !== '');
}

/** {"amount": "2", "unitText": "cups", "name": "flour"} */
function partsOf(part: Thing): string {
  const amount = [
    part['amount'] ?? part['quantity'] ?? part['value'],
    part['unitText'] ?? part['unit'],
  ];
  const words = [...amount, part['name'] ?? part['text']].map((each) => wordsOf(each));
  return words.filter((word) => word !== '').join(' ');
}
