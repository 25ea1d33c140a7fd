import type { TextLine } from './text-lines.ts';
import type { Parts } from './find-parts.ts';

const longestTitle = 140;
/** Of a note, a mail or a page of a book. */
const fewLines = 60;

/**
 * The line that names the dish. In a note it is the first one; on a page it is said more than once
 * and in words that come again in the recipe.
 */
export function titleAt(lines: readonly TextLine[], { ingredients, steps }: Parts): number | null {
  const end = Math.min(ingredients?.start ?? lines.length, steps?.start ?? lines.length);
  const candidates = lines.flatMap((line, at) => (at < end && mayBeTitle(line) ? [at] : []));
  if (candidates.length === 0) return null;
  if (lines.length <= fewLines) return candidates[0] ?? null;
  const page = pageWords(lines, { ingredients, steps });
  const ofRecipe = candidates.filter((at) => sharesWord(lines[at]?.text ?? '', page));
  const named = namedByHead(lines, ofRecipe);
  if (named !== null) return named;
  const scored = candidates.map((at) => ({ at, score: scoreOf(lines[at]?.text ?? '', page) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.at;
}

const mayBeTitle = ({ text, kind, section }: TextLine): boolean =>
  section === null &&
  kind !== 'sentence' &&
  kind !== 'measured' &&
  text.length <= longestTitle &&
  /\p{L}{2}/u.test(text) &&
  !/\s[/|»›>]\s|[»›…>]$|^[…\p{Ll}]/u.test(text);

/** On pages the first line is the name of the page, with that of the site behind it: "Fig Bars | MyPlate". */
function namedByHead(lines: readonly TextLine[], candidates: readonly number[]): number | null {
  const head = lines[0]?.text ?? '';
  const parts = head.split(/ [-–—|•·»:] |\|/u).map((part) => plainWords(part));
  const fitting = candidates.filter((at) => {
    const text = plainWords(lines[at]?.text ?? '');
    return at > 0 && text !== '' && (parts.includes(text) || isMostOf(text, parts));
  });
  const longest = fitting.toSorted((one, other) => lengthOf(lines, other) - lengthOf(lines, one));
  return longest[0] ?? null;
}

const lengthOf = (lines: readonly TextLine[], at: number): number =>
  plainWords(lines[at]?.text ?? '').length;

/** A page is named after its dish with a word or two more: "How to make Fig Bars". */
const isMostOf = (text: string, parts: readonly string[]): boolean =>
  text.includes(' ') && parts.some((part) => part.includes(text) && text.length * 2 >= part.length);

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type PageWords = {
  /** How often a line stands on the page. */
  repeats: ReadonlyMap<string, number>;
  /** Beginnings of the words of the recipe itself. */
  words: ReadonlySet<string>;
  recipe: string;
  /** On pages, the name of the page comes first. */
  head: string;
  text: string;
};

function pageWords(lines: readonly TextLine[], { ingredients, steps }: Parts): PageWords {
  const repeats = new Map<string, number>();
  for (const { text } of lines)
    repeats.set(plainWords(text), (repeats.get(plainWords(text)) ?? 0) + 1);
  const textOf = (part: Parts['steps']) =>
    part
      ? lines
          .slice(part.start, part.end)
          .map(({ text }) => plainWords(text))
          .join(' ')
      : '';
  const recipe = `${textOf(ingredients)} ${textOf(steps)}`;
  const words = new Set(recipe.split(' ').map((word) => stem(word)));
  const text = ` ${lines.map((line) => plainWords(line.text)).join(' | ')} `;
  return { repeats, words, recipe, head: plainWords(lines[0]?.text ?? ''), text };
}

const stem = (word: string): string => word.slice(0, 5);

const sharesWord = (text: string, { words }: PageWords): boolean =>
  plainWords(text)
    .split(' ')
    .some((word) => word.length > 2 && words.has(stem(word)));

function scoreOf(text: string, { repeats, words, recipe, head, text: page }: PageWords): number {
  const phrase = plainWords(text);
  const own = phrase.split(' ').filter((word) => word.length > 2);
  if (own.length === 0 || recipe.includes(phrase)) return 0;
  const shared = own.filter((word) => words.has(stem(word))).length;
  const repeated = Math.min(3, repeats.get(phrase) ?? 1);
  const said = Math.min(4, occurrences(page, phrase));
  const isPhrase = own.length >= 2;
  return (
    Math.min(4, shared) * 0.6 +
    (shared / own.length) * 1.2 +
    (isPhrase ? (repeated + said) * 0.4 : 0) +
    (isPhrase && head.includes(phrase) ? 1 + Math.min(8, own.length) * 0.3 : 0)
  );
}

/** Up to four, which is as many as matter. */
function occurrences(text: string, phrase: string): number {
  let count = 0;
  for (let at = text.indexOf(phrase); at !== -1 && count < 4; at = text.indexOf(phrase, at + 1))
    count += 1;
  return count;
}
