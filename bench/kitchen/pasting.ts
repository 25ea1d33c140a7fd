import { builtInUnits } from '#domain/measures/built-in-units.ts';
import { rowFromLine } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { rowsFromPaste } from '#domain/ingredients/written-list/rows-from-paste.ts';
import { median, type Report } from '../figures.ts';

const runs = 30;
const pastedLines = 100;
const samples = [
  '## For the dough',
  '- 2 ½ cups (310 g) all-purpose flour, sifted',
  '• 1-2 tablespoons olive oil, plus more for the pan (optional)',
  '3) 1 (14 oz) can chopped tomatoes, drained',
  '☐ a pinch of freshly grated nutmeg',
  'FILLING',
  '1 lb 4 oz boneless chicken thighs, trimmed and cut into bite-size pieces',
  'salt and pepper to taste',
];

/** The time from a pasted list of a hundred lines to the rows that are shown. */
export function measurePasting(report: Report): void {
  const units = builtInUnits.map((unit) => ({ ...unit, id: unit.slug }));
  const pantry = { units, ingredients: [], language: 'en' };
  const text = Array.from({ length: pastedLines }, (_, at) => samples[at % samples.length]).join(
    '\n',
  );
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    const groups = rowsFromPaste(text, 'en');
    for (const line of groups.flatMap(({ lines }) => lines)) rowFromLine('row', line, pantry);
    return performance.now() - started;
  });
  const note = `${pastedLines} lines, at worst ${Math.round(Math.max(...times))} ms`;
  report({ id: 'kitchen.paste', value: median(times), unit: 'ms', note });
}
