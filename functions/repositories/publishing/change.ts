import { sql } from 'drizzle-orm';
import type { ChangeKey } from '#domain/publishing/publishing.ts';
import type { Statement } from '#functions/db/database.ts';
import type { SiteScope } from '../scope.ts';

/** Change records: what the publisher has to bring onto the pages. */
export const changeRepository = ({ siteId }: SiteScope) => ({
  record: (keys: ChangeKey[], now: number): Statement =>
    sql`INSERT INTO changes (site_id, "key", created_at)
        SELECT ${siteId}, value, ${now} FROM json_each(${JSON.stringify(keys)})`,
});
