import { eq, sql } from 'drizzle-orm';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import {
  dependencyKeys,
  pageDependencies,
  pagePaths,
} from '#functions/db/schema/site/publishing/pages.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';

const dependency = selection({ path: pagePaths.path, key: dependencyKeys.key });

/** What the pages of a site are recorded to depend on, in the order of paths and keys. */
export const recordedDependencies = (database: Database, siteId: string) =>
  read(
    database,
    rows(
      dependency,
      sql`SELECT ${dependency} FROM ${pageDependencies}
          JOIN ${pagePaths} ON ${pagePaths.id} = ${pageDependencies.pageId}
          JOIN ${dependencyKeys} ON ${dependencyKeys.id} = ${pageDependencies.keyId}
          WHERE ${eq(pagePaths.siteId, siteId)} ORDER BY ${pagePaths.path}, ${dependencyKeys.key}`,
    ),
  );

/** Records a dependency that no build has found. */
export function addDependency(
  database: Database,
  { siteId, path, key }: Record<'siteId' | 'path' | 'key', string>,
): Statement[] {
  const row = selected(pageDependencies, {
    keyId: sql`${dependencyKeys.id}`,
    pageId: sql`${pagePaths.id}`,
  });
  return [
    database.insert(dependencyKeys).values({ siteId, key }),
    sql`INSERT INTO ${row} FROM ${dependencyKeys}, ${pagePaths}
        WHERE ${dependencyKeys.siteId} = ${siteId} AND ${dependencyKeys.key} = ${key}
          AND ${pagePaths.siteId} = ${siteId} AND ${pagePaths.path} = ${path}`,
  ];
}
