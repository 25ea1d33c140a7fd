import { amountMaxCents, amountMinCents } from './price-limits.ts';

export type EnteredPrice =
  /** Null where nothing is entered: the plan is not offered. */
  | { cents: number | null; issue: null }
  | { cents: null; issue: 'unclear' | 'too-low' | 'too-high' };

const longest = 16;

/** A price in dollars as people write it: 5, $4.99, 4,99 or 1,250.00. */
export function enteredPrice(text: string): EnteredPrice {
  const written = text.trim().replace(/^\$\s*/, '');
  if (written === '') return { cents: null, issue: null };
  const parts =
    written.length <= longest
      ? (/^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(written) ??
        /^(\d+)(?:,(\d{1,2}))?$/.exec(written))
      : null;
  if (!parts) return { cents: null, issue: 'unclear' };
  const [, dollars = '', hundredths = ''] = parts;
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(hundredths.padEnd(2, '0'));
  if (cents < amountMinCents) return { cents: null, issue: 'too-low' };
  return cents > amountMaxCents ? { cents: null, issue: 'too-high' } : { cents, issue: null };
}

/** What a field shows of a stored price; empty without one. */
export const writtenPrice = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
