import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { aSite, longAgo } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { commit, read, readEach } from './database.ts';
import { changes } from './schema/site/publishing/changes.ts';
import { collections } from './schema/site/recipe/collections.ts';
import { sites } from './schema/site/sites.ts';
import { firstRow, json, number, optional, rows, selection, truth, valueOf } from './selection.ts';
import { excluded, insertFrom } from './writing.ts';

const db = await testDatabase();
const site = await aSite(db);

describe('A selection', () => {
  test('reads columns as the schema declares them', async () => {
    const facts = selection({ id: sites.id, settings: sites.settings, age: sites.createdAt });
    const query = sql`SELECT ${facts} FROM ${sites} WHERE ${sites.id} = ${site.id}`;
    const [row] = await read(db, rows(facts, query));
    expect(row).toEqual({
      id: site.id,
      settings: site.settings,
      age: expect.any(Number) as number,
    });
  });

  test('keeps columns of one name apart', async () => {
    const other = alias(sites, 'other');
    const pair = selection({ left: sites.id, right: other.id });
    const query = sql`SELECT ${pair} FROM ${sites} JOIN ${sites} ${other} ON ${other.id} = ${sites.id}`;
    expect(await read(db, rows(pair, query))).toEqual([{ left: site.id, right: site.id }]);
  });

  test('reads what a query computes', async () => {
    const computed = selection({
      total: number(sql`count(*)`),
      newest: valueOf(sites.createdAt, sql`max(${sites.createdAt})`),
      isFew: truth(sql`count(*) < 2`),
      slugs: json<string[]>(sql`json_group_array(${sites.slug})`),
    });
    const row = await read(db, firstRow(computed, sql`SELECT ${computed} FROM ${sites}`));
    expect(row).toEqual({
      total: 1,
      newest: site.createdAt,
      isFew: true,
      slugs: [site.slug],
    });
  });

  test('says null for the columns of a row that is not there', async () => {
    const hosted = selection({ slug: sites.slug, collection: optional(collections.slug) });
    const query = sql`SELECT ${hosted} FROM ${sites}
      LEFT JOIN ${collections} ON ${collections.siteId} = ${sites.id}`;
    expect(await read(db, firstRow(hosted, query))).toEqual({ slug: site.slug, collection: null });
  });

  test('goes into a builder as well', async () => {
    const named = selection({ slug: sites.slug });
    const query = db.select(named.fields).from(sites).where(eq(sites.id, site.id));
    const counted = selection({ total: number(sql`count(*)`) });
    const [found, counts] = await readEach(
      db,
      firstRow(named, query),
      firstRow(counted, sql`SELECT ${counted} FROM ${sites}`),
    );
    expect([found, counts]).toEqual([{ slug: site.slug }, { total: 1 }]);
  });
});

describe('A write that a query makes', () => {
  test('names its columns without their table', async () => {
    const query = sql`SELECT ${sites.id}, 'site', ${longAgo} FROM ${sites}`;
    const insert = insertFrom(changes, ['siteId', 'key', 'createdAt'], query);
    const counts = await commit(db, [
      sql`${insert} WHERE true ON CONFLICT DO UPDATE SET ${sql.identifier(changes.key.name)} = ${excluded(changes.key)}`,
    ]);
    expect(counts).toEqual([1]);
  });
});
