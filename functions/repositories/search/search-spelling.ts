import { type SQL, sql } from 'drizzle-orm';
import { searchSpellings } from '#functions/db/schema/site/search.ts';
import { inList } from '../scope.ts';

/** More neighbours than that are of no help. */
const wordsMax = 200;

/** What is known of words that may be misspelled. */
export type Doubt = { spellings: string[]; beginning: string | null };

/** Words that any published recipe of the platform holds; whether a site's do, its index says. */
export type Neighbours = {
  /** Words that share one of the spellings, so that they may be one typing error apart. */
  sharing: string[];
  /** Words that begin as asked; none where nothing was asked. */
  beginning: string[];
};

const { spelling, word } = searchSpellings;

/** One JSON value of `Neighbours`. */
export function neighboursQuery({ spellings, beginning }: Doubt): SQL {
  const sharing = sql`SELECT DISTINCT ${word} AS near FROM ${searchSpellings}
    WHERE ${spelling} ${inList(spellings)} LIMIT ${wordsMax}`;
  const begun = sql`SELECT ${word} AS near FROM ${searchSpellings} WHERE ${spelling} = ${word}
    AND ${spelling} >= ${beginning} AND ${spelling} < ${beginning} || char(0x10ffff)
    LIMIT ${wordsMax}`;
  return sql`(SELECT json_object(
    'sharing', json((SELECT json_group_array(near) FROM (${sharing}))),
    'beginning', json((SELECT json_group_array(near) FROM (${begun})))))`;
}
