import { dollarsFromCents } from './plans.ts';

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US dollars, with cents only where there are some: $5, $4.50, $1,250. */
export function formatMoney(amountCents: number): string {
  const format = amountCents % 100 === 0 ? wholeDollars : dollarsAndCents;
  return format.format(dollarsFromCents(amountCents));
}
