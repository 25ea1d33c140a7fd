import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Database, mapped, type Read, read, type Row } from '#functions/db/database.ts';
import { pages } from '#functions/db/schema/site/publishing/pages.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { optional, type RowOf, rows, selection, text } from '#functions/db/selection.ts';

const storedPage = selection({
  path: pages.path,
  status: pages.status,
  contentType: pages.contentType,
  location: pages.location,
  hash: pages.hash,
  packKey: pages.packKey,
  packOffset: pages.packOffset,
  packLength: pages.packLength,
  contentSecurityPolicy: pages.contentSecurityPolicy,
  modifiedAt: pages.modifiedAt,
});

/** A page as visitors see it, without its body. */
export type StoredPage = RowOf<typeof storedPage>;

/** Pages that a build changed, as visitors see them from its revision on; null for a removed one. */
export type ShownPages = { revision: number; pages: Map<string, PageWithBody | null> };

export type PageWithBody = { page: StoredPage; body: Uint8Array<ArrayBuffer> };

/** The path of a page, how it is rendered and what it is about. */
export const pageRef = selection({
  path: pages.path,
  kind: pages.kind,
  subjectId: pages.subjectId,
});

type Place = { siteId: string; path: string; revision: number };

const versions = alias(pages, 'versions');

type Version = Record<'siteId' | 'path' | 'through', SQLWrapper | string | number>;

/** The revision of a path's newest version up to a given one; a plain value becomes a parameter. */
export const newestRevision = ({ siteId, path, through }: Version): SQL =>
  sql`(SELECT MAX(${versions.revision}) FROM ${pages} ${versions}
      WHERE ${versions.siteId} = ${siteId} AND ${versions.path} = ${path}
        AND ${versions.revision} <= ${through})`;

const version = selection({ kind: optional(pages.kind) });

/** The page of a path at a revision; null when there is none. */
export function findStoredPage(
  database: Database,
  { siteId, path, revision }: Place,
): Promise<StoredPage | null> {
  const query = sql`SELECT ${version}, ${storedPage} FROM ${pages}
    WHERE ${pages.siteId} = ${siteId} AND ${pages.path} = ${path} AND ${pages.revision} <= ${revision}
    ORDER BY ${pages.revision} DESC LIMIT 1`;
  return read(database, { queries: [query], from: ([found = []]) => shownPage(found[0]) });
}

/** The revision that visitors see, and the page of a path at it; null when there is none. */
export type LivePage = { revision: number; page: StoredPage | null };

const live = selection({ revision: sites.revision });

/** Asks for both at once; null when the site is gone. */
export function findLivePage(
  database: Database,
  { siteId, path }: Omit<Place, 'revision'>,
): Promise<LivePage | null> {
  const newest = newestRevision({ siteId: sites.id, path, through: sites.revision });
  const query = sql`SELECT ${live}, ${version}, ${storedPage} FROM ${sites}
    LEFT JOIN ${pages} ON ${pages.siteId} = ${sites.id} AND ${pages.path} = ${path}
      AND ${pages.revision} = ${newest}
    WHERE ${sites.id} = ${siteId}`;
  const from = ([found = []]: Row[][]) => {
    const [row] = found;
    return row ? { ...live.decode(row), page: shownPage(row) } : null;
  };
  return read(database, { queries: [query], from });
}

/** Null for a page that went away, and where none was found or joined. */
function shownPage(row: Row | undefined): StoredPage | null {
  if (!row) return null;
  const { kind } = version.decode(row);
  return kind === null || kind === 'gone' ? null : storedPage.decode(row);
}

const pageHashes = selection({
  path: pages.path,
  hash: pages.hash,
  modelHash: pages.modelHash,
});

/** What a page's body is and what it was rendered from, as hashes. */
export type PageHashes = Omit<RowOf<typeof pageHashes>, 'path'>;

/**
 * The hashes of the pages that stand at a revision, by path. What a build itself has written there
 * counts, or a page that changes and changes back while it runs would keep what was between.
 */
export function storedHashes(
  { siteId, revision }: { siteId: string; revision: number },
  paths: string[],
): Read<Map<string, PageHashes>> {
  const newest = newestRevision({ siteId, path: sql`asked.value`, through: revision });
  const query = sql`SELECT ${pageHashes} FROM json_each(${JSON.stringify(paths)}) asked
    CROSS JOIN ${pages} ON ${pages.siteId} = ${siteId} AND ${pages.path} = asked.value
      AND ${pages.revision} = ${newest}
    WHERE ${pages.kind} <> 'gone'`;
  return mapped(
    rows(pageHashes, query),
    (found) => new Map(found.map(({ path, ...hashes }) => [path, hashes])),
  );
}

/** Every path that has a page at a revision. */
export async function listLivePaths(
  database: Database,
  { siteId, revision }: { siteId: string; revision: number },
): Promise<string[]> {
  const standing = selection({ path: text(sql`newest_path`) });
  const query = sql`SELECT ${standing} FROM (
      SELECT ${pages.path} AS newest_path, ${pages.kind} AS newest_kind, MAX(${pages.revision})
      FROM ${pages} WHERE ${pages.siteId} = ${siteId} AND ${pages.revision} <= ${revision}
      GROUP BY ${pages.path})
    WHERE newest_kind <> 'gone'`;
  return (await read(database, rows(standing, query))).map(({ path }) => path);
}

/** Where a part of a site's pages ends: the path after which the next begins; null at the end. */
type Part = { after: string; limit: number };
type LivePages = { pages: StoredPage[]; next: string | null };

/** The pages of a revision in the order of their paths, a part at a time; stand-ins of failed ones are none. */
export async function listLivePages(
  database: Database,
  { siteId, revision, after, limit }: { siteId: string; revision: number } & Part,
): Promise<LivePages> {
  const newest = sql`SELECT ${versions.path} AS newest_path, MAX(${versions.revision}) AS newest_revision
    FROM ${pages} ${versions} WHERE ${versions.siteId} = ${siteId} AND ${versions.path} > ${after}
      AND ${versions.revision} <= ${revision}
    GROUP BY ${versions.path} ORDER BY ${versions.path} LIMIT ${limit}`;
  const query = sql`SELECT ${version}, ${storedPage} FROM (${newest})
    CROSS JOIN ${pages} ON ${pages.siteId} = ${siteId} AND ${pages.path} = newest_path
      AND ${pages.revision} = newest_revision
    ORDER BY ${pages.path}`;
  const from = ([found = []]: Row[][]): LivePages => ({
    pages: found.flatMap((row) => shownPage(row) ?? []).filter(({ status }) => status !== 503),
    next: found.length < limit ? null : storedPage.decode(found.at(-1) ?? {}).path,
  });
  return read(database, { queries: [query], from });
}
