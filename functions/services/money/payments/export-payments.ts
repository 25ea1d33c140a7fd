import { netCents } from '#domain/money/charges.ts';
import { csvHead, csvLine, type CsvNumber } from '#domain/text/csv.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Payment } from '#functions/repositories/money/payment.ts';
import { isoTime } from '../../iso-time.ts';

const partSize = 500;
const head = csvHead([
  'charged_at_utc',
  'email',
  'name',
  'state',
  'currency',
  'amount',
  'refunded',
  'larder_fee',
  'net_before_stripe_fee',
  'dispute',
  'stripe_charge',
]);
const currency = 'USD';

/** All that was charged as lines of a CSV file, the newest first, a part at a time. */
export async function* exportPayments({
  repositories,
}: Pick<SiteContext, 'repositories'>): AsyncGenerator<string, void> {
  yield head;
  let after: { chargedAt: number; id: string } | null | undefined = null;
  while (after !== undefined) {
    const found: Payment[] = await repositories.payments.list('all', after, partSize);
    const part = found.slice(0, partSize);
    if (part.length > 0) yield part.map(lineOf).join('');
    after = found.length > partSize ? part.at(-1) : undefined;
  }
}

function lineOf(payment: Payment): string {
  const { chargedAt, email, displayName, state, disputeState, id } = payment;
  return csvLine([
    isoTime(chargedAt),
    email ?? '',
    displayName ?? '',
    state,
    currency,
    dollars(payment.amountCents),
    dollars(payment.refundedCents),
    dollars(payment.feeCents),
    dollars(netCents({ ...payment, dispute: disputeState })),
    disputeState ?? '',
    id,
  ]);
}

/** With a point and two places, as bookkeeping reads it. */
const dollars = (cents: number): CsvNumber => ({ number: cents / 100, places: 2 });
