import { and, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { aSite } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { render } from './render.ts';
import { hostnames } from './schema/platform/hostnames.ts';
import { sites } from './schema/site/sites.ts';
import { number, selection } from './selection.ts';
import { selected } from './writing.ts';

const db = await testDatabase();
const { id, settings } = await aSite(db);
const dialect = new SQLiteAsyncDialect();

const other = alias(sites, 'other');
const chosen = selection({ id: sites.id, total: number(sql`count(${sites.title}) + ${1}`) });
const ofSite = db.select({ host: hostnames.host }).from(hostnames).where(eq(hostnames.siteId, id));

describe('A rendered query', () => {
  it.each<[string, SQLWrapper]>([
    ['text, columns and parameters', sql`SELECT ${sites.id}, ${'a'}, ${1}, ${null}, ${true}`],
    ['tables and their aliases', sql`SELECT ${other.id} FROM ${sites} ${other}`],
    ['a selection', sql`SELECT ${chosen} FROM ${sites}`],
    ['names and raw text', sql`SELECT ${sql.identifier('name')}, ${sql.raw('1')}`],
    ['joined parts', sql`SELECT ${sql.join([sql`${sites.id}`, sql`${2}`], sql`, `)}`],
    ['a list of parameters', sql`SELECT ${sites.id} IN ${['a', 'b']}`],
    ['nothing', sql`SELECT 1 ${undefined}`],
    ['a subquery', sql`SELECT ${sites.id} FROM ${sites} WHERE EXISTS ${ofSite}`],
    ['a named subquery', sql`SELECT 1 FROM ${ofSite.as('hosts')}`],
    ['rows that a query makes', sql`INSERT INTO ${selected(sites, aRow())} FROM ${sites}`],
    [
      'a select',
      db
        .select(chosen.fields)
        .from(sites)
        .where(inArray(sites.id, ['a', 'b'])),
    ],
    ['an insert', db.insert(sites).values(aRow()).onConflictDoNothing()],
    ['an update', anUpdate()],
    ['a deletion', db.delete(sites).where(isNull(sites.title))],
  ])("is the dialect's: %s", (_what, query) => {
    const { sql: text, params } = dialect.sqlToQuery(query.getSQL());
    expect(render(query.getSQL())).toEqual({ sql: text, params });
  });
});

function aRow() {
  return { id, slug: 's', title: 'S', ownerId: id, settings, createdAt: 1, updatedAt: 1 };
}

function anUpdate() {
  const isOne = and(eq(sites.id, id), eq(sites.version, 1));
  return db
    .update(sites)
    .set({ settings, version: sql`${sites.version} + 1` })
    .where(isOne);
}
