import {
  foldWord,
  isOneTypingErrorApart,
  meantBeginnings,
  spellingsOf,
} from '#domain/search-words.ts';
import type { VisitContext } from '#functions/http/context.ts';

const wordMinLength = 4;
const wordsMax = 8;
const neighboursMax = 12;

/** What may have been meant, with one typing error in one of the words. */
export async function correctedReadings(ctx: VisitContext, typed: string[]): Promise<string[][]> {
  const words = typed.map(foldWord);
  const doubtful = words.slice(0, wordsMax).filter((word) => word.length >= wordMinLength);
  if (doubtful.length === 0) return [];
  const last = words.at(-1) ?? '';
  const unfinished = doubtful.includes(last) ? last : null;
  const { sharing, beginning } = await ctx.repositories.search.findNeighbours({
    spellings: doubtful.flatMap(spellingsOf),
    beginning: unfinished && firstHalf(unfinished),
  });
  const begun = beginning.flatMap((known) => meantBeginnings(last, known));
  return doubtful.flatMap((word) => {
    const neighbours = sharing.filter((known) => isOneTypingErrorApart(word, known));
    const meant = word === unfinished ? [...neighbours, ...new Set(begun)] : neighbours;
    return meant.slice(0, neighboursMax).map((each) => words.with(words.lastIndexOf(word), each));
  });
}

/** Half of what there is of a word that is not finished is taken to be right. */
const firstHalf = (word: string) => word.slice(0, Math.floor(word.length / 2));
