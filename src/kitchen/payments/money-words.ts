import { formatMoney } from '#domain/money/format-money.ts';
import { calendarMonth, calendarMonthAndYear } from '../clock/day-words.ts';

/** Of `2026-05`: May 2026. */
export const monthOf = (month: string): string => calendarMonthAndYear(`${month}-01`);
export const shortMonthOf = (month: string): string => calendarMonth(`${month}-01`);

/** With a minus before the sign of the currency. */
export const signedMoney = (cents: number): string =>
  cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents);
