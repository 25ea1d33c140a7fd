import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readText, repositoryFiles } from '#scripts/repository-files.ts';
import { schema } from './schema.ts';

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable));
const names = new Set(
  tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return [name, ...columns.map((column) => column.name)];
  }),
);

const sources = repositoryFiles()
  .filter((path) => /^functions\/.*(?<!\.test)\.ts$/.test(path))
  .map((path) => ({ path, text: readText(path) }))
  .filter(({ text }) => text.includes("from 'drizzle-orm'"));

/** Names of tables and columns that SQL of a source spells instead of taking them from the schema. */
function spelledNames({ path, text }: { path: string; text: string }): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const spelled: string[] = [];
  const visit = (node: ts.Node): void => {
    spelled.push(...schemaNamesIn(staticSql(node)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return spelled.map((name) => `${path} ${name}`);
}

/** What a template, or a call of sql.raw or sql.identifier, says whatever its parameters are. */
function staticSql(node: ts.Node): string {
  if (ts.isTaggedTemplateExpression(node)) return isSql(node.tag) ? staticText(node.template) : '';
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return '';
  const [argument] = node.arguments;
  return isSql(node.expression.expression) && argument ? staticText(argument) : '';
}

const isSql = (node: ts.Expression) => ts.isIdentifier(node) && node.text === 'sql';

function staticText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}

function schemaNamesIn(sql: string): string[] {
  const code = sql.replaceAll(/'[^']*'/g, '');
  const own = new Set([...code.matchAll(/\bAS "?(\w+)/g)].map(([, alias]) => alias));
  const words = code.match(/\b[a-z]\w*/g) ?? [];
  return words.filter((word) => names.has(word) && !own.has(word));
}

describe('Names of tables and columns', () => {
  test('stand in the schema alone, so that SQL takes them from there', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.flatMap(spelledNames)).toEqual([]);
  });

  test.each([
    ['a column in a template', 'sql`SELECT max(published_at) FROM ${recipes}`', ['published_at']],
    ['a table in a template', 'sql`DELETE FROM recipes`', ['recipes']],
    ['a quoted name', 'sql`SELECT "key" FROM ${changes}`', ['key']],
    ['a name behind a parameter', 'sql`${siteId} = site_id`', ['site_id']],
    ['a template in a template', 'sql`${a} ${sql`slug`}`', ['slug']],
    ['raw text', "sql.raw('id')", ['id']],
    ['an identifier', "sql.identifier('host')", ['host']],
    ['an alias of its own', 'sql`SELECT min(x) AS slug FROM y ORDER BY slug`', []],
    ['a text', "sql`${sites.settings} ->> '$.title' = 'site_id'`", []],
    ['a keyword', 'sql`CAST(${x} AS TEXT)`', []],
    ['a name of the schema', 'sql`${recipes.siteId} = ${siteId}`', []],
  ])('are found, or not, in %s', (_what, text, found) => {
    expect(spelledNames({ path: 'x', text })).toEqual(found.map((name) => `x ${name}`));
  });
});
