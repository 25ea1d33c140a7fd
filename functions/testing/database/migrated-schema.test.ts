import { createClient } from '@libsql/client';
import { expect, it } from 'vitest';
import { migratedSchema, migrationStatements } from './migrated-schema.ts';

async function madeBy(statements: string[]) {
  const client = createClient({ url: ':memory:' });
  await client.batch(statements, 'write');
  const { rows } = await client.execute(
    `select type, name, tbl_name, sql from sqlite_master order by type, name`,
  );
  const { rows: units } = await client.execute('select * from units order by id');
  return { made: rows.map((row) => ({ ...row })), units: units.map((row) => ({ ...row })) };
}

it('A database of tests is what the migrations make, to the letter', async () => {
  const migrated = await madeBy(migrationStatements());
  expect(migrated.made.length).toBeGreaterThan(100);
  expect(migrated.units.length).toBeGreaterThan(20);
  expect(await madeBy(await migratedSchema())).toEqual(migrated);
});
