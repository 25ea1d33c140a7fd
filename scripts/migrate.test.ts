import { describe, expect, test } from 'vitest';
import { migrationFiles, missingMigrations } from './migrate.ts';

const remedy = 'start anew';

describe('A database', () => {
  test('gets the migrations that it lacks, in order', () => {
    const [first, second, ...later] = migrationFiles();
    expect(missingMigrations([], remedy)).toEqual(migrationFiles());
    expect(missingMigrations([second!, first!], remedy)).toEqual(later);
    expect(missingMigrations(migrationFiles(), remedy)).toEqual([]);
  });

  test('is refused when another version has made its schema', () => {
    const applied = [...migrationFiles(), '0003_visitors.sql'];
    expect(() => missingMigrations(applied, remedy)).toThrow(
      'The database has the schema of another version of Larder: start anew.',
    );
  });
});
