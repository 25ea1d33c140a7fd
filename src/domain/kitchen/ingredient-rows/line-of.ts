import { platformUnits } from '../../ingredients/own-units/said-units.ts';
import { partsOfReading } from '../../ingredients/line-reading/usage-of-reading.ts';
import { formatAmount } from '../../measures/fractions.ts';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { amountText, markIn, measureText, rangeOf } from './amount-text.ts';
import { unitOfRow } from './pantry.ts';
import type { Pantry } from './pantry.ts';
import { readOwnLine } from './read-own-line.ts';
import { nameOf, unitNameOf } from './row-name.ts';

type Texts = {
  amount: string;
  unit: string;
  further: string;
  alternative: string;
  size: string;
  name: string;
  preparation: string;
  note: string;
};

/**
 * The line that a cook would type for a usage: of the ways to write it the first that is read back
 * as this usage, or the plainest where none is. What is preferred is tried before them.
 */
export function lineOf(usage: IngredientUsage, pantry: Pantry, preferred: string[] = []): string {
  const wanted = keyOf(usage, nameOf(usage, pantry));
  const lines = [...waysOf(usage, pantry), ...platformWaysOf(usage, pantry)];
  const read = [...preferred, ...lines].find((line) => readKey(line, pantry) === wanted);
  return read ?? lines[0] ?? '';
}

/** Where the cook's words for units are not read as meant. */
function platformWaysOf(usage: IngredientUsage, pantry: Pantry): string[] {
  if (!pantry.units.some(({ said }) => said)) return [];
  return waysOf(usage, { ...pantry, units: [...platformUnits(pantry.units).values()] });
}

function waysOf(usage: IngredientUsage, pantry: Pantry): string[] {
  const unit = unitOfRow(usage, pantry);
  const texts: Texts = {
    amount: amountText(usage, unit, pantry.language),
    unit: unitNameOf(usage, pantry),
    further: measureText(usage.furtherAmount, pantry),
    alternative: measureText(usage.alternativeMeasure, pantry),
    size: measureText(usage.packageSize, pantry),
    name: nameOf(usage, pantry),
    preparation: usage.preparation ? toPlainText(usage.preparation).replaceAll('\n', ', ') : '',
    note: usage.note ?? '',
  };
  const digits = rangeOf(usage, (end) => String(end).replace('.', markIn(pantry.language)));
  const fraction = rangeOf(usage, (end) => formatAmount(end, 'fraction'));
  const amounts = [...new Set([texts.amount, digits, fraction])];
  const ways = amounts.flatMap((amount) =>
    measureWays({ ...texts, amount }).flatMap((measure) => remarkWays(texts, measure)),
  );
  return [...new Set([...ways, ...lateWays(texts)])];
}

/** "1 head cauliflower, 1½ pounds" */
function lateWays({ amount, unit, alternative, name, preparation }: Texts): string[] {
  if (!alternative) return [];
  const work = preparation && `, ${preparation}`;
  const line = spaced([amount, unit, name]);
  return [
    `${line}, ${alternative}${work}`,
    `${line}${work}, ${alternative}`,
    `${line}${work} (${alternative})`,
  ];
}

function measureWays({ amount, unit, further, alternative, size }: Texts): string[] {
  const plus = further && `plus ${further}`;
  const same = alternative && `(${alternative})`;
  const ways = [
    [amount, size && `(${size})`, unit, plus, same],
    [amount, unit, same, plus, size && `(${size} each)`],
    [amount, unit, further, same, size && `(${size})`],
    [size && `${amount} x ${size}`, !size && amount, unit, plus, same],
  ];
  return [...new Set(ways.map(spaced))];
}

function remarkWays({ name, preparation, note }: Texts, measure: string): string[] {
  const before = spaced([measure, name]);
  const work = preparation && `, ${preparation}`;
  const aside = note && ` (${note})`;
  return [
    `${before}${work}${aside}`,
    `${before}${aside}${work}`,
    `${before}${work}${note && `, ${note}`}`,
    `${before}${note && `, ${note}`}${work}`,
    `${spaced([measure, aside.trim(), name])}${work}`,
    `${spaced([note, measure, name])}${work}`,
    `${spaced([measure, note, name])}${work}`,
    `${spaced([measure, preparation, name])}${aside}`,
    `${before}${preparation && ` (${preparation})`}${aside}`,
    `${spaced([measure, preparation, name])}${note && `, ${note}`}`,
    spaced([note, measure, preparation, name]),
    `${before} ${preparation}${aside}`,
    ...(preparation
      ? [`${preparation} of ${before}${aside}`, `${measure} ${preparation} of ${name}${aside}`]
      : []),
  ];
}

const spaced = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ');

function readKey(line: string, pantry: Pantry): string {
  const unitId = (slug: string) => pantry.units.find((unit) => unit.slug === slug)?.id ?? null;
  const parts = partsOfReading(readOwnLine(line, pantry), unitId);
  return keyOf(parts, parts.ingredientTitleOverride ?? '');
}

/** Equal for usages that read alike. */
function keyOf(usage: Omit<IngredientUsage, 'id' | 'ingredientId' | 'link'>, name: string): string {
  const { quantityMin, quantityMax, unitId, unitWord, note } = usage;
  const { furtherAmount, alternativeMeasure, packageSize, preparation } = usage;
  const measures = [furtherAmount, alternativeMeasure, packageSize].map(
    (measure) =>
      measure && [
        measure.quantityMin,
        measure.quantityMax,
        measure.unitId,
        'excludesFurther' in measure,
      ],
  );
  const work = preparation && toPlainText(preparation);
  return JSON.stringify([quantityMin, quantityMax, unitId, unitWord, measures, name, work, note]);
}
