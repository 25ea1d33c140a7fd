import type { IncomeAnswer, PaymentsQuery, PaymentView } from '#contract/money/payments.ts';
import { lastMonths } from '#domain/money/months.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Payment } from '#functions/repositories/money/payment.ts';
import { isoTime, optionalIsoTime } from '../../iso-time.ts';

const monthsShown = 12;

/** What was charged, the newest first. */
export async function listPayments(ctx: SiteContext, { show, limit, cursor }: PaymentsQuery) {
  const found = await ctx.repositories.payments.list(show, cursor ?? null, limit);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    payments: page.map(paymentViewOf),
    nextCursor: last ? `${last.chargedAt}/${last.id}` : null,
  };
}

/** What comes in, and what is wrong with it. */
export async function getIncome(ctx: SiteContext): Promise<IncomeAnswer> {
  const months = lastMonths(ctx.now, monthsShown);
  const since = Date.parse(`${months[0]}-01`);
  const known = await ctx.repositories.payments.readIncome(since);
  const none = { paidCents: 0, refundedCents: 0, feeCents: 0, disputedCents: 0, count: 0 };
  return {
    income: {
      months: months.map(
        (month) => known.months.find((each) => each.month === month) ?? { month, ...none },
      ),
      payers: known.payers,
      monthCents: Math.round(known.monthCents),
      late: known.late.map(({ userId, email, displayName, plan, status, amountCents }) => ({
        subscriberId: userId,
        email,
        displayName,
        planType: plan,
        planStatus: status,
        amountCents,
      })),
      disputes: known.disputes.map(paymentViewOf),
    },
  };
}

function paymentViewOf(payment: Payment): PaymentView {
  const { userId, chargedAt, disputeState, disputeDueAt, ...view } = payment;
  return {
    ...view,
    subscriberId: userId,
    at: isoTime(chargedAt),
    dispute:
      disputeState === null ? null : { state: disputeState, dueAt: optionalIsoTime(disputeDueAt) },
  };
}
