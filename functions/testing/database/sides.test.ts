import { getTableName, is, sql } from 'drizzle-orm';
import { alias, getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#functions/testing/database/database.ts';
import { commit, compile, readAll, type Statement } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { crossingsIn, isWrite, sideOf, sidesOf, tablesIn } from './sides.ts';
import { recipeSearch } from '#functions/db/virtual-tables.ts';

const db = await testDatabase();
const { changes, hostnames, recipes, sites, units, users } = schema;
const tables = Object.values(schema).filter((table) => is(table, SQLiteTable));
const other = alias(users, 'other');

const siteStatement = sql`SELECT 1 FROM ${recipes} JOIN ${sites} ON ${sites.id} = ${recipes.siteId}`;
const crossing = (...statements: Statement[]) => crossingsIn(statements.map(compile));

describe('The side of a table', () => {
  it('is declared for each one that the migrations make', async () => {
    const [made = []] = await readAll(db, [
      sql`SELECT name FROM sqlite_master WHERE type = 'table'
          AND name NOT GLOB '_*' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '*search_*'`,
    ]);
    const names = made.map(({ name }) => String(name));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => sideOf(name) === undefined)).toEqual([]);
  });

  it('is that of each table which a trigger writes', async () => {
    const [triggers = []] = await readAll(db, [
      sql`SELECT tbl_name AS "on", sql AS text FROM sqlite_master WHERE type = 'trigger'`,
    ]);
    const quoted = triggers.map(({ on, text }) => ({
      on: String(on),
      written: tablesIn({ sql: String(text).replaceAll('`', '"') }),
    }));
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter(({ on, written }) => sidesOf([on, ...written]).size > 1)).toEqual([]);
  });

  it('is that of each table which its keys refer to', () => {
    const keys = tables.flatMap((table) =>
      getTableConfig(table).foreignKeys.map((key) => ({
        of: getTableName(table),
        to: getTableName(key.reference().foreignTable),
      })),
    );
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter(({ of, to }) => sideOf(of) !== sideOf(to))).toEqual([]);
  });
});

describe('A statement over both sides', () => {
  it.each<[string, Statement, string[]]>([
    ['a template', sql`SELECT 1 FROM ${sites} JOIN ${users} ON true`, ['sites', 'users']],
    ['an alias', sql`SELECT 1 FROM ${recipes} JOIN ${users} ${other}`, ['recipes', 'users']],
    [
      'a subquery',
      sql`SELECT 1 FROM ${users} WHERE 1 IN (SELECT 1 FROM ${recipes})`,
      ['recipes', 'users'],
    ],
    [
      'a builder',
      db
        .select()
        .from(hostnames)
        .where(sql`EXISTS (SELECT 1 FROM ${sites})`),
      ['hostnames', 'sites'],
    ],
    ['an insert', sql`INSERT INTO ${changes} SELECT 1 FROM ${users}`, ['changes', 'users']],
    [
      'a virtual table',
      sql`DELETE FROM ${recipeSearch} WHERE 1 IN (SELECT 1 FROM ${users})`,
      ['recipe_search', 'users'],
    ],
  ])('is found: %s', (_what, statement, found) => {
    expect(crossing(statement)).toEqual([found]);
  });

  it('is none where both are of a site, or one lies in each database', () => {
    expect(crossing(siteStatement)).toEqual([]);
    expect(crossing(sql`SELECT 1 FROM ${users} JOIN ${units} ON true`)).toEqual([]);
  });
});

describe('A batch over both sides', () => {
  const rename = db.update(users).set({ displayName: 'Ada' });
  const record = sql`WITH one AS (SELECT 1) INSERT INTO ${changes} SELECT * FROM one`;

  it('is refused when it writes', () => {
    expect([rename, record].map((each) => isWrite(compile(each)))).toEqual([true, true]);
    expect(crossing(rename, record)).toEqual([['changes', 'users']]);
    expect(crossing(rename, siteStatement)).toHaveLength(1);
  });

  it('may read', () => {
    expect(crossing(siteStatement, sql`SELECT 1 FROM ${users}`)).toEqual([]);
  });

  it('is refused by the database of every test', async () => {
    const statements = [rename, sql`DELETE FROM ${recipes} WHERE false`];
    await expect(commit(db, statements)).rejects.toThrow('Both of the platform and of a site');
  });
});
