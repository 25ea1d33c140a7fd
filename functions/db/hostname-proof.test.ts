import { createClient } from '@libsql/client';
import { expect, it } from 'vitest';
import { migrationFiles, statementsOf } from '#scripts/migrate.ts';

const migration = '0009_hostname-proof.sql';

it('A domain that served a site before domains had to be proven goes on serving it', async () => {
  const client = createClient({ url: ':memory:' });
  const earlier = migrationFiles().filter((name) => name < migration);
  await client.batch(earlier.flatMap(statementsOf), 'write');
  await client.batch(
    [
      "INSERT INTO users (id, email, created_at) VALUES ('edna', 'edna@example.com', 1)",
      `INSERT INTO sites (id, slug, title, owner_id, settings, created_at, updated_at)
        VALUES ('pies', 'pies', 'Pies', 'edna', '{}', 1, 1)`,
      `INSERT INTO hostnames (host, site_id, is_primary, created_at)
        VALUES ('pies.example', 'pies', 1, 7), ('tarts.example', 'pies', 0, 8)`,
    ],
    'write',
  );
  await client.batch(statementsOf(migration), 'write');
  const { rows } = await client.execute('SELECT * FROM hostnames ORDER BY host');
  expect(rows).toMatchObject([
    { host: 'pies.example', is_primary: 1, verified_at: 7, checked_at: 7, missed_checks: 0 },
    { host: 'tarts.example', is_primary: 0, verified_at: 8, checked_at: 8 },
  ]);
  expect(new Set(rows.map((row) => row['verification_token'])).size).toBe(2);
});
