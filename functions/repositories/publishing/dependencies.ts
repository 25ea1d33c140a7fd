import { type SQL, sql } from 'drizzle-orm';
import type { ChangeKey } from '#domain/publishing/publishing.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import {
  dependencyKeys,
  pageDependencies,
  pagePaths,
} from '#functions/db/schema/site/publishing/pages.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import { inList } from '../scope.ts';
import { type Build, isHeld } from './builds.ts';

/** The dependency keys of a page, none of a gone one, and their digest. */
export type MadeOf = { path: string; keys: ChangeKey[]; digest: string };

const listed = jsonElement('listed');
const fieldOfListed = fieldsOf<MadeOf>(sql`${listed.value}`);
const listedKeys = jsonFieldsOf<MadeOf>(sql`${listed.value}`)('keys');
const madeOf = jsonElement('made_of');

/** Few edits change what a page is made of, so only the difference is written. */
export function dependencyStatements(build: Build, list: string): SQL[] {
  const { siteId } = build;
  const held = isHeld(build);
  const ofList = sql`json_each(${list}) ${listed}`;
  const isListedPage = sql`${pagePaths.siteId} = ${siteId}
    AND ${pagePaths.path} = ${fieldOfListed('path')}`;
  // A CROSS JOIN keeps SQLite from walking through the keys or the pages of the whole site.
  const wanted = sql`SELECT ${dependencyKeys.id}, ${pagePaths.id} FROM ${ofList}
    CROSS JOIN ${pagePaths} ON ${isListedPage}
    CROSS JOIN json_each(${listedKeys}) ${madeOf}
    CROSS JOIN ${dependencyKeys} ON ${dependencyKeys.siteId} = ${siteId}
      AND ${dependencyKeys.key} = ${madeOf.value}`;
  const { keyId, pageId } = pageDependencies;
  return [
    writtenPages(build, list),
    sql`INSERT OR IGNORE INTO ${selected(dependencyKeys, { siteId, key: sql`${madeOf.value}` })}
        FROM ${ofList}, json_each(${listedKeys}) ${madeOf} WHERE ${held}`,
    sql`DELETE FROM ${pageDependencies}
        WHERE ${pageId} IN (SELECT ${pagePaths.id} FROM ${ofList}
            CROSS JOIN ${pagePaths} ON ${isListedPage})
          AND (${keyId}, ${pageId}) NOT IN (${wanted}) AND ${held}`,
    sql`INSERT OR IGNORE INTO ${pageDependencies} (${bare(keyId)}, ${bare(pageId)})
        ${wanted} WHERE ${held}`,
  ];
}

function writtenPages(build: Build, list: string): SQL {
  const row = selected(pagePaths, {
    siteId: build.siteId,
    path: fieldOfListed('path'),
    dependencyDigest: fieldOfListed('digest'),
  });
  return sql`INSERT INTO ${row} FROM json_each(${list}) ${listed} WHERE ${isHeld(build)}
    ON CONFLICT (${bare(pagePaths.siteId)}, ${bare(pagePaths.path)}) DO UPDATE SET
      ${bare(pagePaths.dependencyDigest)} = ${excluded(pagePaths.dependencyDigest)}`;
}

/** Deletes keys that no page of the site depends on any more. */
export const pruneKeys = ({ siteId }: Pick<Build, 'siteId'>): SQL =>
  sql`DELETE FROM ${dependencyKeys} WHERE ${dependencyKeys.siteId} = ${siteId}
    AND NOT EXISTS (SELECT 1 FROM ${pageDependencies}
      WHERE ${pageDependencies.keyId} = ${dependencyKeys.id})`;

/** Each path whose page depends on any of the keys, once. */
export const pathsDependingOn = (siteId: string, keys: string[]): SQL =>
  sql`SELECT DISTINCT ${pagePaths.path} AS page_path
    FROM json_each(${JSON.stringify(keys)}) changed
    CROSS JOIN ${dependencyKeys} ON ${dependencyKeys.siteId} = ${siteId}
      AND ${dependencyKeys.key} = changed.value
    CROSS JOIN ${pageDependencies} ON ${pageDependencies.keyId} = ${dependencyKeys.id}
    CROSS JOIN ${pagePaths} ON ${pagePaths.id} = ${pageDependencies.pageId}`;

const pageDigest = selection({ path: pagePaths.path, digest: pagePaths.dependencyDigest });

/** Digests of the dependencies of pages, by path. */
export function dependencyDigests(
  { siteId }: { siteId: string },
  paths: string[],
): Read<Map<string, string>> {
  const query = sql`SELECT ${pageDigest} FROM ${pagePaths}
    WHERE ${pagePaths.siteId} = ${siteId} AND ${pagePaths.path} ${inList(paths)}`;
  return mapped(
    rows(pageDigest, query),
    (found) => new Map(found.map(({ path, digest }) => [path, digest])),
  );
}
