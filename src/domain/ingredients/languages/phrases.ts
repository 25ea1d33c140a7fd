import { at, isBorder, skipPeriod } from '../ingredient-line/tokens.ts';
import type { Token } from '../ingredient-line/tokens.ts';
import { englishUnits } from './english-units.ts';
import { languageWords } from './language-words.ts';
import type { LanguageWords } from './word-table.ts';

/** The two forms of a unit as its cook spells it. */
export type UnitForms = { one: string; many: string };
export type SpelledUnit = UnitForms & { slug: string };

type Phrase<Value> = { words: readonly string[]; value: Value };
/** Phrases by their first word, the longest first. */
export type Phrases<Value> = ReadonlyMap<string, readonly Phrase<Value>[]>;

export type Vocabulary = {
  units: Phrases<SpelledUnit>;
  compounds: Phrases<null>;
  /** Of words that are a unit of some things alone, those things. */
  unitsOf: Phrases<Phrases<null>>;
  numbers: Phrases<number>;
  multiples: Phrases<number>;
  halves: Phrases<null>;
  ranges: Phrases<null>;
  from: Phrases<null>;
  conjunctions: Phrases<null>;
  links: Phrases<null>;
  approximations: Phrases<null>;
  descriptions: Phrases<null>;
  parts: Phrases<null>;
  remarks: Phrases<null>;
  /** Every single word of amounts, and those of numbers among them. */
  measureWords: ReadonlySet<string>;
  numberWords: ReadonlySet<string>;
};

const vocabularies = new Map<LanguageWords, Vocabulary>();

/** The words of a language as the reader of lines looks them up; null of other languages. */
export function vocabularyOf(language: string): Vocabulary | null {
  const words = languageWords(language);
  if (!words) return null;
  const known = vocabularies.get(words) ?? vocabularyFrom(words);
  vocabularies.set(words, known);
  return known;
}

/** The phrase that stands at a place, with the periods of its abbreviations. */
export function readPhrase<Value>(
  tokens: readonly Token[],
  index: number,
  phrases: Phrases<Value>,
): { value: Value; next: number } | null {
  for (const { words, value } of phrases.get(wordAt(tokens, index)) ?? []) {
    const next = endOf(tokens, index, words);
    if (next !== null) return { value, next };
  }
  return null;
}

/** The unit that stands at a place, is not the beginning of a name and measures what it stands with. */
export function readUnit(
  tokens: readonly Token[],
  index: number,
  words: Vocabulary,
): { value: SpelledUnit; next: number } | null {
  if (readPhrase(tokens, index, words.compounds)) return null;
  const read = readPhrase(tokens, index, words.units);
  return read && measuresThis(tokens, [index, read.next], words) ? read : null;
}

/** A word of two meanings is a unit of its things alone, which follow it or stand before it at the end. */
function measuresThis(
  tokens: readonly Token[],
  [start, next]: readonly [number, number],
  words: Vocabulary,
): boolean {
  const things = readPhrase(tokens, start, words.unitsOf)?.value;
  if (!things) return true;
  const isThing = (index: number) => readPhrase(tokens, index, things) !== null;
  if (isBorder(tokens, next)) return tokens.slice(0, start).some((_, index) => isThing(index));
  const place = skipDescriptions(tokens, next, words);
  const link = readPhrase(tokens, place, words.links)?.next ?? place;
  return isThing(skipDescriptions(tokens, link, words));
}

const mostDescriptions = 2;

/** Past the words that tell how full a unit is. */
export function skipDescriptions(
  tokens: readonly Token[],
  start: number,
  words: Vocabulary,
): number {
  let index = start;
  for (let count = 0; count < mostDescriptions; count += 1) {
    index = readPhrase(tokens, index, words.descriptions)?.next ?? index;
  }
  return index;
}

/** A word as the tables are searched: without accents, which cooks leave out, and "ss" for "ß". */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** The spellings of a unit, as pairs of its two forms. */
export function formsOf(spellings: string): UnitForms[] {
  return listOf(spellings).map((spelling) => {
    const [one = '', many = one] = spelling.split('/');
    return { one, many };
  });
}

/** The spellings of a unit in a language, its own before those taken over from English. */
export function spellingsOf(words: LanguageWords | null, slug: string): UnitForms[] {
  const taken = words && englishUnits[slug];
  return [words?.units[slug], taken].flatMap((spellings) => (spellings ? formsOf(spellings) : []));
}

function vocabularyFrom(words: LanguageWords): Vocabulary {
  const slugs = new Set([...Object.keys(words.units), ...Object.keys(englishUnits)]);
  const spelled = [...slugs].flatMap((slug) =>
    spellingsOf(words, slug).flatMap((forms): [string, SpelledUnit][] =>
      [forms.one, forms.many].map((text) => [text, { slug, ...forms }]),
    ),
  );
  const numbers = [...Object.keys(words.numbers), ...Object.keys(words.multiples), words.halves];
  return {
    units: phrasesFrom(spelled),
    compounds: words.compounds === undefined ? new Map() : listed(words.compounds),
    unitsOf: phrasesFrom(
      (words.unitsOf ?? []).flatMap(({ words: own, things }) =>
        formsOf(own).flatMap(({ one, many }) => {
          const of = listed(things);
          return [one, many].map((word): [string, Phrases<null>] => [word, of]);
        }),
      ),
    ),
    numbers: phrasesFrom(Object.entries(words.numbers)),
    multiples: phrasesFrom(Object.entries(words.multiples)),
    halves: listed(words.halves),
    ranges: listed(words.ranges),
    from: listed(words.from),
    conjunctions: listed(words.conjunctions),
    links: listed(words.links),
    approximations: listed(words.approximations),
    descriptions: listed(words.descriptions),
    parts: listed(words.parts),
    remarks: listed(words.remarks),
    measureWords: wordsIn([
      ...spelled.map(([text]) => text),
      ...numbers,
      words.ranges,
      words.from,
      words.links,
    ]),
    numberWords: wordsIn(numbers),
  };
}

const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(folded(texts.join(' ')).match(/[\p{L}\p{M}]+/gu));

const listOf = (text: string): string[] => text.split(';').map((each) => each.trim());

const listed = (text: string): Phrases<null> =>
  phrasesFrom(listOf(text).map((each): [string, null] => [each, null]));

function phrasesFrom<Value>(rows: readonly (readonly [string, Value])[]): Phrases<Value> {
  const phrases = rows.map(([text, value]) => ({
    words: folded(text)
      .split(/[\s.]+/)
      .filter(Boolean),
    value,
  }));
  const sorted = phrases.toSorted((one, other) => other.words.length - one.words.length);
  return Map.groupBy(sorted, ({ words }) => words[0] ?? '');
}

const wordAt = (tokens: readonly Token[], index: number): string => folded(at(tokens, index).lower);

function endOf(tokens: readonly Token[], start: number, words: readonly string[]): number | null {
  let index = start;
  for (const word of words) {
    if (wordAt(tokens, index) !== word) return null;
    index = skipPeriod(tokens, index + 1);
  }
  return index;
}
