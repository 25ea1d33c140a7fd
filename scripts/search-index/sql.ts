import { readFileSync } from 'node:fs';

const migration = new URL('../../migrations/0003_search.sql', import.meta.url);
/** The last one reads the one before it. */
const tables = ['recipe_search', 'search_text', 'search_tokens'];

/** Made anew, the index is empty: every published recipe waits for the cron to read its words. */
export function searchIndexSql(wanted: 'drop' | 'create'): string[] {
  if (wanted === 'drop') return tables.toReversed().map((name) => `DROP TABLE IF EXISTS ${name}`);
  const made = readFileSync(migration, 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) =>
      statement
        .replaceAll(/^--.*$/gm, '')
        .trim()
        .replace(/;$/, ''),
    )
    .filter((statement) => statement.startsWith('CREATE VIRTUAL TABLE'));
  return [
    ...made,
    'DELETE FROM search_recipes',
    `INSERT OR IGNORE INTO search_backlog (recipe_id, site_id)
  SELECT id, site_id FROM recipes WHERE published_at IS NOT NULL`,
  ];
}
