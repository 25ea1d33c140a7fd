import { searchIndexSql } from './search-index/sql.ts';

/** Prints what takes the full-text index away, or what makes it anew: D1 exports none. */
const [wanted] = process.argv.slice(2);
if (wanted !== 'drop' && wanted !== 'create') {
  throw new Error('npm exec -- node scripts/search-index.ts drop | create');
}
console.log(`${searchIndexSql(wanted).join(';\n')};`);
