import { type SQL, sql } from 'drizzle-orm';
import type { ChangeKey } from '#domain/publishing/publishing.ts';
import type { Statement } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { selected } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';

/** Change records: what the publisher has yet to publish. */
export const changeRepository = ({ siteId }: SiteScope) => ({
  /** One statement with three parameters, however many the keys are; for a condition of the batch it is in. */
  record: (keys: ChangeKey[], now: number, isToRecord: SQL = sql`1`): Statement =>
    sql`INSERT INTO ${selected(changes, { siteId, key: sql`value`, createdAt: now })}
        FROM json_each(${JSON.stringify(keys)}) WHERE ${isToRecord}`,
});
