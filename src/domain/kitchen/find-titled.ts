import { foldWord } from '../search/search-words.ts';

type Titled = { label: string; detail?: string };

/**
 * What is called as somebody types, best first: each typed word begins a word of the label or the
 * detail, or stands inside of one. Without words everything is found, in its order.
 */
export function findTitled<Item extends Titled>(
  items: readonly Item[],
  typed: string,
  limit: number,
): Item[] {
  const words = foldWord(typed.trim()).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items.slice(0, limit);
  return items
    .map((item) => ({ item, rank: rankOf(item, words) }))
    .filter(({ rank }) => rank < notFound)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}

const notFound = 1000;

/** The lower the better: the place of each word counts, and then how little else there is. */
function rankOf({ label, detail = '' }: Titled, words: string[]): number {
  const title = foldWord(label);
  const whole = `${title} ${foldWord(detail)}`;
  const places = words.map((word) => placeOf(whole, word));
  if (places.includes(notFound)) return notFound;
  const beginsSo = title.startsWith(words.join(' ')) ? 0 : 1;
  return beginsSo + Math.max(...places) + Math.min(title.length, 500) / 1000;
}

function placeOf(text: string, word: string): number {
  if (` ${text}`.includes(` ${word}`)) return 0;
  return text.includes(word) ? 10 : notFound;
}
