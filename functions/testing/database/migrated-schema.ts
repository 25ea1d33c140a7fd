import { readdirSync, readFileSync } from 'node:fs';
import { type Client, createClient, type Value } from '@libsql/client';

const migrations = new URL('../../../migrations/', import.meta.url);

let schema: Promise<string[]> | undefined;

/**
 * What all migrations make of an empty database, as statements that make it at once: one after the
 * other, migrations take seven times as long. They run once a process, so that it is always theirs.
 */
export function migratedSchema(): Promise<string[]> {
  schema ??= schemaOfMigrations();
  return schema;
}

async function schemaOfMigrations(): Promise<string[]> {
  const client = createClient({ url: ':memory:' });
  await client.batch(migrationStatements(), 'write');
  const [tables, others] = [await madeBy(client, "= 'table'"), await madeBy(client, "<> 'table'")];
  // Triggers come last: rows that stand there make them do nothing.
  const statements = [...tables, ...(await rowsOf(client)), ...others];
  client.close();
  return statements;
}

/** The drivers refuse a statement that is nothing but a comment. */
export function migrationStatements(): string[] {
  return readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, migrations), 'utf8').split('--> statement-breakpoint'),
    )
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '');
}

/** The tables that hold a search index come with it. */
const ownTables = `select name from pragma_table_list where schema = 'main' and type = 'shadow'`;

async function madeBy(client: Client, ofType: string): Promise<string[]> {
  const { rows } = await client.execute(
    `select sql from sqlite_master where sql is not null and name not like 'sqlite\\_%' escape '\\'
     and type ${ofType} and name not in (${ownTables}) order by rowid`,
  );
  return rows.map(({ sql }) => textOf(sql));
}

/** Of every plain table that migrations fill. */
async function rowsOf(client: Client): Promise<string[]> {
  const { rows: tables } = await client.execute(
    `select name from pragma_table_list where schema = 'main' and type = 'table'
     and name not like 'sqlite\\_%' escape '\\'`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const table = `\`${textOf(name)}\``;
    const { rows, columns } = await client.execute(`select * from ${table}`);
    const values = rows.map(
      (row) => `(${columns.map((each) => literal(row[each] ?? null)).join()})`,
    );
    if (values.length > 0) filled.push(`insert into ${table} values ${values.join()}`);
  }
  return filled;
}

function literal(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  return `'${textOf(value).replaceAll("'", "''")}'`;
}

function textOf(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  throw new Error(`A schema is made of texts, not of ${typeof value}`);
}
