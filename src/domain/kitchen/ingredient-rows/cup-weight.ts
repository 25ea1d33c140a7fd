import { formatAmount, parseAmount } from '../../measures/fractions.ts';

const litersPerCup = 0.236588;
const hundredth = 0.01;
const mostGramsPerLiter = 100_000;

/** What a cup of it weighs, in whole grams where they are many and nobody wrote tenths: how cooks say a density. */
export function cupWeight(gramsPerLiter: number | null): string {
  if (gramsPerLiter === null) return '';
  const grams = gramsPerLiter * litersPerCup;
  const tenths = Math.round(grams * 10) / 10;
  // A density is kept to hundredths, which tells a weight that was typed from one that follows.
  const isTyped = Math.abs(grams - tenths) <= hundredth * litersPerCup;
  return formatAmount(grams < 10 || isTyped ? tenths : Math.round(grams), 'decimal');
}

export type EnteredDensity = { gramsPerLiter: number | null } | 'unreadable';

/** An empty weight is none; that nobody changed stays as exact as it was. */
export function densityFrom(text: string, before: number | null): EnteredDensity {
  const written = text.trim().replace(/(?<!\s)\s*g(?:rams?)?$/i, '');
  if (written === '') return { gramsPerLiter: null };
  if (written === cupWeight(before)) return { gramsPerLiter: before };
  const grams = parseAmount(written);
  const gramsPerLiter = grams === null ? 0 : Math.round((grams / litersPerCup) * 100) / 100;
  if (gramsPerLiter <= 0 || gramsPerLiter > mostGramsPerLiter) return 'unreadable';
  return { gramsPerLiter };
}
