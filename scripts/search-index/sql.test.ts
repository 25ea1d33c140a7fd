import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { aSearchSite } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { testPublisher } from '#functions/testing/publishing/test-publisher.ts';
import { searchIndexSql } from './sql.ts';

const app = await testApp();
const run = (statements: string[]) =>
  commit(
    app.database,
    statements.map((statement) => sql.raw(statement)),
  );

describe('The full-text index, taken away for an export', () => {
  it('finds everything again once it is made anew', async () => {
    const site = await aSearchSite(app);
    const publisher = testPublisher(app.database);
    await site.publish('Salsify fritters');
    await publisher.publish(site.site.id);
    await run(searchIndexSql('drop'));
    await run(searchIndexSql('create'));
    expect(await site.find('salsify')).toEqual([]);
    await publisher.publish(site.site.id);
    expect(await site.find('salsify')).toEqual(['Salsify fritters']);
  });
});
