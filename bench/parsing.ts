import { existsSync, readFileSync } from 'node:fs';
import { readRows } from '../scripts/import/recipe-row.ts';
import { changedNumbers } from './changed-numbers.ts';
import type { Report } from './figures.ts';
import { reportLanguages } from './language-lines.ts';
import { measureParsing, measureShares, readPhrases } from './ingredient-phrases.ts';

const folder = new URL('../../shared/data/', import.meta.url);
const phrases = new URL('ingredient-phrases/phrases.jsonl', folder);
const metricPhrases = new URL('ingredient-phrases/phrases-metric.jsonl', folder);
const recipes = new URL('recipes/recipes.jsonl', folder);

/** Shares of labelled lines read right, from 0 to 1, and lines whose numbers a page changes. */
export function reportParsing(report: Report): void {
  if (!existsSync(phrases)) {
    console.error('parse: left out, for the development data folder is absent');
    return;
  }
  const measured = measureParsing(phrases);
  const { rows, heldOut } = measured;
  const share = (id: string, percent: number, note?: string) =>
    report({ id, value: percent / 100, unit: 'share', ...(note && { note }) });
  share('parse.all', measured.all, `${rows} simple rows`);
  share('parse.quantity', measured.quantity);
  share('parse.unit', measured.unit);
  share('parse.name', measured.name);
  share('parse.settled-all', measured.settledAll);
  share('parse.held-out.all', heldOut.all, `${heldOut.rows} rows of the second half`);
  reportFile(report, 'parse.rows', phrases);
  reportFile(report, 'parse.metric', metricPhrases);
  report({ id: 'parse.per-second', value: measured.perSecond, unit: '1/s' });
  reportNumbers(report);
  reportLanguages(report);
}

/** Every row of a file, whatever it holds. */
function reportFile(report: Report, id: string, file: URL): void {
  const shares = measureShares(readPhrases(file));
  const note = `${shares.rows} rows`;
  for (const part of ['all', 'quantity', 'unit', 'name'] as const) {
    report({ id: `${id}.${part}`, value: shares[part] / 100, unit: 'share', note });
  }
}

function reportNumbers(report: Report): void {
  const { rows } = readRows(readFileSync(recipes, 'utf8'));
  const lines = [
    ...[phrases, metricPhrases].flatMap((file) => readPhrases(file).map(({ input }) => input)),
    ...rows.flatMap(({ row }) => row.ingredients),
  ];
  const changed = changedNumbers(lines);
  report({
    id: 'numbers.changed',
    value: changed.length,
    unit: 'lines',
    note: `of ${lines.length}`,
  });
}
