import type { Part, TextLine } from './text-lines.ts';
import type { Parts } from './find-parts.ts';
import { headParts, occurrences, type PageWords, pageWords, tellingIn } from './title-words.ts';
import { isGreeting } from './letter-words.ts';
import { plainWords, shareIn, stemsOf } from './stems.ts';

/** `at` is null of the subject of a mail. */
export type TextTitle = { at: number | null; text: string };

/** `facts`: lines that tell a yield, a time or a source. */
type Found = {
  parts: Parts;
  facts: ReadonlySet<number>;
  subject: string | null;
  /** The first line is known to name the dish. */
  isNameBelow: boolean;
};

const longestTitle = 140;
/** Of a note, a mail or a page of a book. */
const fewLines = 60;
/** The card of a recipe says the name of the dish once more. */
const nearIngredients = 16;
/** Of the words of a line, how many the name of the page has. */
const leastCoverage = 0.5;
const leastOfDish = 0.3;
const factsBelow = 5;
const describedBelow = 8;

/**
 * The line that names the dish. In a note it is the first one; on a page it has words of the page's
 * own name, which comes first, stands near the ingredients and is said more than once.
 */
export function titleIn(
  lines: readonly TextLine[],
  { parts, facts, subject, isNameBelow }: Found,
): TextTitle | null {
  const names = headParts(lines[0]?.text ?? '').map((part) => plainWords(part));
  const isNamed = ({ text, section }: TextLine) =>
    section === null && names.includes(plainWords(text));
  const end = Math.min(startOf(lines, parts.ingredients), startOf(lines, parts.steps));
  const candidates = lines.flatMap((line, at) =>
    at < end && (mayBeTitle(line) || (at > 0 && isNamed(line))) ? [at] : [],
  );
  if (subject !== null) return titleOfMail(lines, candidates, { subject, end });
  const [first] = isNameBelow && end > 0 ? [0] : candidates;
  if (first === undefined) return null;
  const isPage = !isNameBelow && (lines.length > fewLines || lines.slice(1, end).some(isNamed));
  if (!isPage) return { at: first, text: lines[first]?.text ?? '' };
  return titleOfPage(lines, candidates, pageWords(lines, parts, facts));
}

/** The line that says the subject, or stands close above the recipe; else the subject itself. */
function titleOfMail(
  lines: readonly TextLine[],
  candidates: readonly number[],
  { subject, end }: { subject: string; end: number },
): TextTitle {
  const words = new Set(stemsOf(subject));
  const textAt = (at: number) => lines[at]?.text ?? '';
  const at =
    candidates.find((each) => shareIn(textAt(each), words) > leastCoverage) ??
    candidates.findLast((each) => end - each <= closeAbove && isName(textAt(each)));
  return at === undefined ? { at: null, text: subject } : { at, text: textAt(at) };
}

/** A yield, times and a heading may stand between. */
const closeAbove = 4;

/** A line of a letter goes on, or ends, as a sentence does. */
const isName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && !/[.!?,:;]$/u.test(text) && text.split(' ').length <= 6;

const startOf = (lines: readonly TextLine[], part: Part | null): number =>
  part?.start ?? lines.length;

function titleOfPage(
  lines: readonly TextLine[],
  candidates: readonly number[],
  page: PageWords,
): TextTitle {
  const isOfDish = saysDish(lines, page);
  const isParted = headParts(page.head).length > 1;
  const headed = isOfDish || isParted ? candidates : [];
  const at =
    highest(headed, (each) => cardScore(lines, each, page)) ??
    highest(headed, (each) => headScore(lines, each, page)) ??
    (isOfDish && isParted ? 0 : null) ??
    highest(candidates, (each) => bodyScore(lines, each, page)) ??
    candidates[0] ??
    0;
  return { at, text: at === 0 ? ofDish(page) : inCase(lines[at]?.text ?? '', page.head) };
}

const mayBeTitle = ({ text, kind, section }: TextLine): boolean =>
  section === null &&
  !isGreeting(text) &&
  (kind !== 'sentence' || isCall(text)) &&
  kind !== 'measured' &&
  text.length <= longestTitle &&
  /\p{L}{2}/u.test(text) &&
  !/\s[/|»›>]\s|[»›…>,]$|^[…\p{Ll}]/u.test(text);

/** "Tiramisu ohne Ei – Dolci für alle!", "簡単15分！温泉たまごの作り方" */
const isCall = (text: string): boolean =>
  /^[^.!?]+!$/u.test(text) || (/！/u.test(text) && !/[。？]/u.test(text));

/** Of those with a score above none, the first with the highest. */
function highest(candidates: readonly number[], scoreAt: (at: number) => number): number | null {
  let best: { at: number; score: number } | null = null;
  for (const at of candidates) {
    const score = scoreAt(at);
    if (score > (best?.score ?? 0)) best = { at, score };
  }
  return best?.at ?? null;
}

/**
 * A line close above the ingredients in words of the page's name: in most of them and no other
 * ones, or with yield and times below it, as the card of a recipe has them. The lowest is it.
 */
function cardScore(lines: readonly TextLine[], at: number, page: PageWords): number {
  const own = stemsOf(lines[at]?.text ?? '');
  if (at === 0 || own.length < 2 || page.start - at > nearIngredients) return 0;
  const isSame =
    own.every((word) => page.dishStems.includes(word)) && shareOfDish(own, page) >= leastCoverage;
  const shared = own.filter((word) => page.headStems.has(word)).length;
  const isCard = shared === own.length && headsCard(lines, at, page);
  return isSame || isCard ? at : 0;
}

/** "Author: Nan" is one of the facts itself. */
function headsCard(lines: readonly TextLine[], at: number, { facts }: PageWords): boolean {
  const isBelow = facts.some((fact) => fact > at && fact <= at + factsBelow);
  const isAbove = facts.some((fact) => fact <= at && fact > at - factsBelow);
  return isBelow && !isAbove && !/[:：]/u.test(lines[at]?.text ?? '');
}

const shareOfDish = (own: readonly string[], { dishStems }: PageWords): number =>
  dishStems.filter((word) => own.includes(word)).length / Math.max(1, dishStems.length);

/** How much a line below the name of the page says of it; none of lines that say something else. */
function headScore(lines: readonly TextLine[], at: number, page: PageWords): number {
  const text = lines[at]?.text ?? '';
  const own = stemsOf(text);
  const shared = own.filter((word) => page.headStems.has(word)).length;
  const coverage = shared / Math.max(1, own.length);
  const share = shareOfDish(own, page);
  if (at === 0 || coverage < leastCoverage || share < leastOfDish) return 0;
  const isRepeated = (page.repeats.get(plainWords(text)) ?? 1) > 1;
  const ofRecipe = own.filter((word) => page.words.has(word)).length / own.length;
  return (
    coverage +
    Math.min(3, shared) * 0.15 +
    (isRepeated ? 0.3 : 0) +
    (page.start - at <= nearIngredients ? 0.4 : 0) +
    (share === 1 && coverage === 1 ? 0.5 : 0) +
    (share + ofRecipe) * 0.4
  );
}

/** Words of the name of a page come again in the recipe, or together in a sentence about it. */
function saysDish(lines: readonly TextLine[], { head, words }: PageWords): boolean {
  const own = new Set(stemsOf(head));
  const isIn = (text: string) => new Set(stemsOf(text).filter((word) => own.has(word))).size > 1;
  return (
    [...own].some((word) => words.has(word)) ||
    lines.slice(1, fewLines).some(({ text, kind }) => kind === 'sentence' && isIn(text))
  );
}

/** The name of a page without that of its site, which stands first or last and says least of the recipe. */
function ofDish({ head, words }: PageWords): string {
  const parts = headParts(head);
  const saysMore = (part: string) => tellingIn(part, words).length > 0;
  const first = parts.findIndex(saysMore);
  const start = parts[Math.max(0, first)] ?? '';
  const end = parts.at(-1) ?? '';
  const whole = head.slice(head.indexOf(start));
  return start === end
    ? start
    : whole
        .slice(0, whole.lastIndexOf(end))
        .replace(/(?<![\s\-–—|｜•·»:/])[\s\-–—|｜•·»:/]+$/u, '');
}

/** Cards write names all small or all large; the name of the page has the letters as they are meant. */
function inCase(text: string, head: string): string {
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase();
  const same = headParts(head).find((part) => part.toLowerCase() === text.toLowerCase());
  return isOneCase ? (same ?? text) : text;
}

/** Of a page without a name: what is said again, in words of the recipe, above facts of it. */
function bodyScore(lines: readonly TextLine[], at: number, page: PageWords): number {
  const phrase = plainWords(lines[at]?.text ?? '');
  const own = stemsOf(phrase);
  if (own.length === 0) return 0;
  if (page.recipe.includes(phrase) && !isDescribed(lines, at, own)) return 0;
  const shared = own.filter((word) => page.words.has(word)).length;
  const repeated = Math.min(3, page.repeats.get(phrase) ?? 1);
  const said = Math.min(4, occurrences(page.text, phrase));
  return (
    Math.min(4, shared) * 0.6 +
    (shared / own.length) * 1.2 +
    (own.length > 1 ? (repeated + said) * 0.4 : 0) +
    (headsCard(lines, at, page) ? 1.5 : 0) +
    (isDescribed(lines, at, own) ? 1.5 : 0) +
    (page.start - at <= nearIngredients ? 0.5 : 0)
  );
}

/** A sentence close below goes on about it. */
function isDescribed(lines: readonly TextLine[], at: number, own: readonly string[]): boolean {
  const below = lines.slice(at + 1, at + 1 + describedBelow);
  return below.some(({ text, kind }) => {
    const stems = kind === 'sentence' ? new Set(stemsOf(text)) : new Set<string>();
    return own.filter((word) => stems.has(word)).length * 2 >= own.length;
  });
}
