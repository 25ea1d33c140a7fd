import { unitOf } from '../ingredient-line/unit-words.ts';
import { languagesWithWords, languageWords } from '../languages/language-words.ts';
import { defaultLanguage } from '../../text/language.ts';

/** Fewer lines than these, or a smaller share of them, tell no language. */
const leastLines = 3;
const leastShare = 1 / 5;
/** So many lines for one that speaks for another language. */
const clearLead = 3;

const english = new Set(
  'and of or to for with the each about large small medium fresh freshly dried chopped finely sliced peeled ground optional taste'.split(
    ' ',
  ),
);

/** Of what is around the amounts and in no table of the reader. */
const further: Readonly<Record<string, string>> = {
  de: 'mit ohne aus zum frisch frische frischer geschält gehackt gemahlen gemahlene',
};

/** A word with such a letter is one of theirs. */
const letters: Readonly<Record<string, RegExp>> = { de: /[äöüß]/, sv: /[åäö]/ };

/** Languages that no line can be read in, so that theirs is not taken for one of a neighbour. */
const unread: Readonly<Record<string, ReadonlySet<string>>> = {
  pt: new Set(
    'colher colheres xícara xícaras chá sopa dente dentes gosto em com ou uma'.split(' '),
  ),
  sv: new Set('msk tsk krm och eller st'.split(' ')),
};

/**
 * The language that a list of ingredients is written in, by the words around its amounts; null
 * where they do not tell it clearly. Only languages that lines can be read in are found.
 */
export function languageOfList(lines: readonly string[], least = leastLines): string | null {
  const votes = new Map<string, number>();
  for (const line of lines) {
    const language = languageOfLine(line);
    if (language !== null) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [first, second] = [...votes].toSorted(([, one], [, other]) => other - one);
  if (!first) return null;
  const [language, count] = first;
  const isClear = count >= clearLead * (second?.[1] ?? 0);
  const isTold = count >= least && count >= lines.length * leastShare && isClear;
  return isTold && !Object.hasOwn(unread, language) ? language : null;
}

/** The same where it is not the one that the lines are read in so far. */
export function otherLanguageOf(lines: readonly string[], language: string): string | null {
  const found = languageOfList(lines);
  return found === new Intl.Locale(language).language ? null : found;
}

/** The one language that most words of a line belong to. */
function languageOfLine(line: string): string | null {
  const words = wordsIn(line);
  const counts = [...vocabularies()].map(
    ([language, isOwn]) => [language, words.filter(isOwn).length] as const,
  );
  const most = Math.max(...counts.map(([, count]) => count));
  const leading = counts.filter(([, count]) => count === most);
  const [only] = leading;
  return most > 0 && leading.length === 1 && only ? only[0] : null;
}

type IsOwn = (word: string) => boolean;
let known: ReadonlyMap<string, IsOwn> | null = null;

/** Made on the first list that is pasted. */
function vocabularies(): ReadonlyMap<string, IsOwn> {
  known ??= new Map([
    [defaultLanguage, isEnglishWord],
    ...languagesWithWords.map((language): [string, IsOwn] => [
      language,
      isOneOf(language, wordsOf(language)),
    ]),
    ...Object.entries(unread).map(([language, words]): [string, IsOwn] => [
      language,
      isOneOf(language, words),
    ]),
  ]);
  return known;
}

const isOneOf =
  (language: string, words: ReadonlySet<string>): IsOwn =>
  (word) =>
    words.has(word) || letters[language]?.test(word) === true;

/** Signs of units are the same in all languages: "g", "ml". */
const longestSign = 2;
const isEnglishWord = (word: string): boolean =>
  english.has(word) || (word.length > longestSign && unitOf(word) !== null);

function wordsOf(language: string): ReadonlySet<string> {
  const table = languageWords(language);
  if (!table) return new Set();
  // What things are called tells less: cooks say "radicchio" in many languages.
  const { units, numbers, multiples, plus: _plus, to, unitsOf: _things, ...phrases } = table;
  const texts = [
    ...Object.values(units),
    ...Object.keys(numbers),
    ...Object.keys(multiples),
    to,
    ...Object.values(phrases),
    further[language] ?? '',
  ];
  return new Set(texts.flatMap(wordsIn).filter(isTelling));
}

/** "EL" is a German spoon, "el" a Spanish article. */
const wordsIn = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).map((word) => (/^[ET]L$/.test(word) ? word : word.toLowerCase()));

/** Letters alone and signs tell nothing, nor do English words that others took over. */
const isTelling = (word: string): boolean =>
  !/^(?:[a-z]|kg|mg|ml|cl|dl|oz|lb|gr|ca)$/.test(word) && !isEnglishWord(word);
