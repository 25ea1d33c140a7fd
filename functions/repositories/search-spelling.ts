import { sql } from 'drizzle-orm';
import { readAll } from '#functions/db/database.ts';
import { column } from './row.ts';
import { inList, type SiteScope } from './scope.ts';

/** More neighbours than that are of no help. */
const wordsMax = 200;

/** Words that any published recipe of the platform holds; whether a site's do, its index says. */
export const searchSpellings = ({ db }: SiteScope) => ({
  /** Words which share a spelling, so that they may be one typing error apart. */
  async listWordsSharing(spellings: string[]): Promise<string[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT DISTINCT word FROM search_spellings WHERE spelling ${inList(spellings)}
          LIMIT ${wordsMax}`,
    ]);
    return rows.map((row) => column<string>(row, 'word'));
  },
  async listWordsBeginningWith(beginning: string): Promise<string[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT word FROM search_spellings WHERE spelling = word
          AND spelling >= ${beginning} AND spelling < ${`${beginning}\u{10ffff}`}
          LIMIT ${wordsMax}`,
    ]);
    return rows.map((row) => column<string>(row, 'word'));
  },
});
