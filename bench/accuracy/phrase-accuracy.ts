import { existsSync } from 'node:fs';
import { parseIngredientLine } from '#domain/ingredients/ingredient-line/parse-ingredient-line.ts';
import type { Report } from '../figures.ts';
import { judge, type LabelledPhrase, measureShares, readPhrases } from '../ingredient-phrases.ts';

const folder = new URL('../../../shared/data/ingredient-phrases/', import.meta.url);

/** Both files are in English, of different measures; the second has no rows that are marked as simple. */
const files = [
  { language: 'en-us', name: 'phrases.jsonl', hasFlags: true },
  { language: 'en-metric', name: 'phrases-metric.jsonl', hasFlags: false },
];

/** Rows of which amount, unit and name are all right, by language. */
export function reportPhrases(report: Report, misses: boolean): void {
  for (const { language, name, hasFlags } of files) {
    const file = new URL(name, folder);
    if (!existsSync(file)) continue;
    const rows = readPhrases(file);
    const simple = rows.filter((row) => row.simple);
    if (hasFlags) reportRows(report, `import.phrases.${language}.simple`, simple);
    reportRows(report, `import.phrases.${language}.all`, rows);
    if (misses) for (const row of simple) listMiss(language, row);
  }
}

function reportRows(report: Report, id: string, rows: readonly LabelledPhrase[]): void {
  const { all, settledAll } = measureShares(rows);
  const note = `${rows.length} rows`;
  report({ id, value: all / 100, unit: 'share', note });
  report({ id: `${id}.settled`, value: settledAll / 100, unit: 'share', note });
}

function listMiss(language: string, row: LabelledPhrase): void {
  const parsed = parseIngredientLine(row.input);
  const { quantity, unit, name, settledName } = judge(row, parsed);
  if (quantity && unit && name) return;
  const wrong = [!quantity && 'amount', !unit && 'unit', !name && (settledName ? 'order' : 'name')];
  const { quantityMin, quantityMax, unit: ownUnit, name: ownName, preparation } = parsed;
  const read = { quantityMin, quantityMax, unit: ownUnit, name: ownName, preparation };
  console.log(
    `phrases.${language} ${wrong.filter(Boolean).join(', ')}\n  wanted ${JSON.stringify(row)}\n  read   ${JSON.stringify(read)}`,
  );
}
