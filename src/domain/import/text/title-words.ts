import type { Part, TextLine } from './text-lines.ts';
import type { Parts } from './find-parts.ts';
import { plainWords, stemsOf } from './stems.ts';

/** What tells which line of a page names its dish. */
export type PageWords = {
  /** How often a line stands on the page. */
  repeats: ReadonlyMap<string, number>;
  /** Beginnings of the words of the recipe itself. */
  words: ReadonlySet<string>;
  recipe: string;
  /** The name of the page, which comes first, mostly with that of the site. */
  head: string;
  headStems: ReadonlySet<string>;
  /** Of the part of it that names the dish. */
  dishStems: readonly string[];
  /** Lines that tell a yield, a time or a source. */
  facts: readonly number[];
  /** Where the ingredients begin. */
  start: number;
  text: string;
};

export function pageWords(
  lines: readonly TextLine[],
  { ingredients, steps }: Parts,
  facts: ReadonlySet<number>,
): PageWords {
  const repeats = new Map<string, number>();
  for (const { text } of lines)
    repeats.set(plainWords(text), (repeats.get(plainWords(text)) ?? 0) + 1);
  const textOf = (part: Part | null) =>
    part
      ? lines
          .slice(part.start, part.end)
          .map(({ text }) => plainWords(text))
          .join(' ')
      : '';
  const recipe = `${textOf(ingredients)} ${textOf(steps)}`;
  const head = lines[0]?.text ?? '';
  const words = new Set(stemsOf(recipe));
  return {
    repeats,
    words,
    recipe,
    head,
    headStems: new Set(stemsOf(head)),
    dishStems: stemsOf(dishPart(lines, words)),
    facts: [...facts],
    start: ingredients?.start ?? lines.length,
    text: ` ${lines.map((line) => plainWords(line.text)).join(' | ')} `,
  };
}

/** Of the name of a page the part with most words of the recipe, or one that is a line of the page. */
function dishPart(lines: readonly TextLine[], words: ReadonlySet<string>): string {
  const shown = new Set(lines.slice(1).map(({ text }) => stemsOf(text).join(' ')));
  const worth = (part: string) =>
    tellingIn(part, words).length + (shown.has(stemsOf(part).join(' ')) ? 0.5 : 0);
  const [first = '', ...others] = headParts(lines[0]?.text ?? '');
  return others.reduce((best, part) => (worth(part) > worth(best) ? part : best), first);
}

/** Words that come again in the recipe; "the" and "and" come again anywhere. */
export const tellingIn = (text: string, words: ReadonlySet<string>): string[] =>
  stemsOf(text).filter((word) => words.has(word) && (word.length > 3 || !/^[a-z]/u.test(word)));

/** Between the dish and the site in the name of a page: "Fig Bars | MyPlate". */
const headSeparator = / [-–—|•·»:/]+ |\s*[|｜]\s*/u;

export const headParts = (head: string): string[] =>
  head
    .split(headSeparator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Up to four, which is as many as matter. */
export function occurrences(text: string, phrase: string): number {
  let count = 0;
  for (let at = text.indexOf(phrase); at !== -1 && count < 4; at = text.indexOf(phrase, at + 1))
    count += 1;
  return count;
}
