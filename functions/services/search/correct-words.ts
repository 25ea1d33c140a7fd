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
  const words = typed.map(foldWord).slice(0, wordsMax);
  const long = words.filter((word) => word.length >= wordMinLength);
  if (long.length === 0) return [];
  const [sharing, beginnings] = await Promise.all([
    ctx.repositories.search.listWordsSharing(long.flatMap(spellingsOf)),
    listMeantBeginnings(ctx, words.at(-1) ?? ''),
  ]);
  const readings = words.flatMap((word, place) => {
    const neighbours = sharing.filter((known) => isOneTypingErrorApart(word, known));
    const meant = place === words.length - 1 ? [...neighbours, ...beginnings] : neighbours;
    return meant.slice(0, neighboursMax).map((each) => words.with(place, each));
  });
  return readings;
}

/** The last word may be the beginning of one; half of it is taken to be right. */
async function listMeantBeginnings(ctx: VisitContext, word: string): Promise<string[]> {
  if (word.length < wordMinLength) return [];
  const known = await ctx.repositories.search.listWordsBeginningWith(
    word.slice(0, Math.floor(word.length / 2)),
  );
  return [...new Set(known.flatMap((each) => meantBeginnings(word, each)))];
}
