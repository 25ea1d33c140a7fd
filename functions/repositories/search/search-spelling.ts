import { type SQL, sql } from 'drizzle-orm';
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

/** One JSON value of `Neighbours`. */
export const neighboursQuery = ({ spellings, beginning }: Doubt): SQL =>
  sql`(SELECT json_object('sharing', json(
      (SELECT json_group_array(word) FROM (SELECT DISTINCT word FROM search_spellings
        WHERE spelling ${inList(spellings)} LIMIT ${wordsMax}))), 'beginning', json(
      (SELECT json_group_array(word) FROM (SELECT word FROM search_spellings WHERE spelling = word
        AND spelling >= ${beginning} AND spelling < ${beginning} || char(0x10ffff)
        LIMIT ${wordsMax})))))`;
