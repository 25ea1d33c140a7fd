import { singularTitle } from '../../ingredients/english-plurals.ts';
import { foldWord } from '../../search/search-words.ts';
import { isEnglish } from '../../text/language.ts';

/** A thing of the cook's: what it is called, and what else it was ever called. */
export type Named = {
  title: string;
  aliases?: readonly string[];
  formerly?: readonly { title: string }[];
};

type Search = {
  /** A BCP 47 tag: only of English words it is known what their plural is. */
  language: string;
  limit: number;
};

const ranks = { exact: 0, plural: 1, alias: 2, begins: 3, aliasBegins: 4, word: 5 };
const notFound = 9;

/**
 * What is called as somebody types, best first: the same, its plural or singular, another name of
 * it, what begins so, and what has a word that does. Without words all, in their order.
 */
export function findNamed<Item extends Named>(
  items: readonly Item[],
  typed: string,
  { language, limit }: Search,
): Item[] {
  const rankOf = rankBy(typed, language);
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .filter(({ rank }) => rank < notFound)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** The one thing that the words name, whether in its own words or in another name of it. */
export function namedSo<Item extends Named>(
  items: readonly Item[],
  typed: string,
  language: string,
): Item | null {
  if (typed.trim() === '') return null;
  const [best] = findNamed(items, typed, { language, limit: 1 });
  return best && rankBy(typed, language)(best) <= ranks.alias ? best : null;
}

function rankBy(typed: string, language: string): (item: Named) => number {
  const words = foldWord(typed.trim());
  const one = isEnglish(language) ? (name: string) => foldWord(singularTitle(name)) : foldWord;
  const key = one(words);
  return ({ title, aliases = [], formerly = [] }) => {
    const name = foldWord(title);
    const others = [...aliases, ...formerly.map((each) => each.title)].map(foldWord);
    if (name === words) return ranks.exact;
    if (words !== '' && one(name) === key) return ranks.plural;
    if (others.includes(words)) return ranks.alias;
    if (name.startsWith(words)) return ranks.begins;
    if (others.some((other) => other.startsWith(words))) return ranks.aliasBegins;
    return ` ${name}`.includes(` ${words}`) ? ranks.word : notFound;
  };
}
