import { parseAmount } from '../fractions.ts';
import type { ShownMeasure } from '../shown-measure.ts';
import { builtInUnits } from '../built-in-units.ts';
import type { BuiltInUnit } from '../built-in-units.ts';

export type ReadPart = { amount: number; unit: BuiltInUnit | null };

const unitsByLabel = new Map(
  builtInUnits.flatMap((unit) =>
    [unit.title, unit.pluralTitle, unit.abbreviation ?? unit.title].map(
      (label) => [label, unit] as const,
    ),
  ),
);

/** The parts that a reader understands, of one amount or of both ends of a range. */
export function readShownMeasure({ amount, unit }: ShownMeasure): ReadPart[][] {
  const text = unit === null ? amount : `${amount} ${unit}`;
  const [min = '', max] = text.split(/ to |–/);
  const last = partsOf(max ?? min);
  if (max === undefined) return [last];
  const shared = text.includes('–') ? last.at(-1)?.unit : undefined;
  return [partsOf(min).map((part) => (shared ? { ...part, unit: shared } : part)), last];
}

function partsOf(text: string): ReadPart[] {
  return text.split(' plus ').map((part) => {
    const [, number = '', label] = /^(\S+(?: \d+\/\d+)?)(?: (.+))?$/.exec(part) ?? [];
    const amount = parseAmount(number);
    const unit = label === undefined ? null : unitsByLabel.get(label);
    if (amount === null || unit === undefined) throw new Error(`"${text}" is no measure`);
    return { amount, unit };
  });
}
