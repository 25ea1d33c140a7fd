import { formatMoney } from '#domain/money/format-money.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const monthAndYear = new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortMonth = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });

export const dayOf = (time: string): string => day.format(new Date(time));

/** Of `2026-05`: May 2026. */
export const monthOf = (month: string): string => monthAndYear.format(new Date(`${month}-01`));
export const shortMonthOf = (month: string): string => shortMonth.format(new Date(`${month}-01`));

/** With a minus before the sign of the currency. */
export const signedMoney = (cents: number): string =>
  cents < 0 ? `−${formatMoney(-cents)}` : formatMoney(cents);
