import { enteredPrice } from './entered-price.ts';
import { codeMonthsMax, codePattern, codeUsesMax, type CodeDuration } from './promotion-codes.ts';

/** A code as it is typed. */
export type TypedCode = {
  code: string;
  unit: 'percent' | 'money';
  off: string;
  duration: CodeDuration;
  months: string;
  uses: string;
};

export type CodeField = 'code' | 'off' | 'months' | 'uses';

/** What was typed as what it means, or the fields that mean nothing. */
export function enteredCode(typed: TypedCode) {
  const code = typed.code.trim().toUpperCase();
  const percentOff = typed.unit === 'percent' ? wholeIn(typed.off, 100) : null;
  const money = typed.unit === 'money' ? enteredPrice(typed.off).cents : null;
  const months = typed.duration === 'months' ? wholeIn(typed.months, codeMonthsMax) : null;
  const usesMax = typed.uses.trim() === '' ? null : wholeIn(typed.uses, codeUsesMax);
  const wrong: CodeField[] = [
    ...(codePattern.test(code) ? [] : ['code' as const]),
    ...(percentOff === null && money === null ? ['off' as const] : []),
    ...(typed.duration === 'months' && months === null ? ['months' as const] : []),
    ...(typed.uses.trim() !== '' && usesMax === null ? ['uses' as const] : []),
  ];
  const { duration } = typed;
  const entered = { code, percentOff, amountOffCents: money, duration, months, usesMax };
  return { entered: { ...entered, expiresAt: null }, wrong };
}

/** A whole number from 1; a sign of percent behind it is not minded. */
function wholeIn(text: string, max: number): number | null {
  const number = Number(/^(\d{1,6})\s?%?$/.exec(text.trim())?.[1] ?? '0');
  return number >= 1 && number <= max ? number : null;
}
