import { sql } from 'drizzle-orm';
import { readAll } from '#functions/db/database.ts';
import { column, type Row } from './row.ts';
import { inList, type SiteScope } from './scope.ts';

/** More neighbours than that are of no help. */
const wordsMax = 200;

/** Words that any published recipe of the platform holds; whether a site's do, its index says. */
export type Neighbours = {
  /** Words that share one of the spellings, so that they may be one typing error apart. */
  sharing: string[];
  /** Words that begin as asked; none where nothing was asked. */
  beginning: string[];
};

export async function findNeighbours(
  { db }: SiteScope,
  { spellings, beginning }: { spellings: string[]; beginning: string | null },
): Promise<Neighbours> {
  const [sharing = [], begun = []] = await readAll(db, [
    sql`SELECT DISTINCT word FROM search_spellings WHERE spelling ${inList(spellings)}
        LIMIT ${wordsMax}`,
    sql`SELECT word FROM search_spellings WHERE spelling = word
        AND spelling >= ${beginning} AND spelling < ${beginning} || char(0x10ffff)
        LIMIT ${wordsMax}`,
  ]);
  return { sharing: sharing.map(wordOf), beginning: begun.map(wordOf) };
}

const wordOf = (row: Row) => column<string>(row, 'word');
