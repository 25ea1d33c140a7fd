import { z } from 'zod';
import { chargeStates, disputeStates } from '#domain/money/charges.ts';
import { paidPlanTypes, subscriptionStatuses } from '#domain/money/plans.ts';
import { issueMessages } from '../issue-messages.ts';
import { dateTime, id, textUpTo } from '../fields.ts';
import { paging } from '../paging.ts';

const cursorMaxLength = 100;

/** The last payment of the page before: when it was, in ms since the epoch, and its id. */
const cursor = textUpTo(cursorMaxLength)
  .regex(/^\d{1,15}\/\w{1,80}$/, { error: issueMessages.invalidInput })
  .transform((text) => {
    const [chargedAt = '', paymentId = ''] = text.split('/');
    return { chargedAt: Number(chargedAt), id: paymentId };
  });

export const paymentFilters = ['all', 'failed', 'refunded', 'disputed'] as const;

/** GET `{siteSlug}/payments`. */
export const paymentsQuery = z.strictObject({
  show: z.enum(paymentFilters).default('all'),
  limit: paging.limit,
  cursor: cursor.exactOptional(),
});
export type PaymentsQuery = z.output<typeof paymentsQuery>;

/** Null where the person is gone from the site. */
const payer = {
  subscriberId: id.nullable(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
};

const paymentView = z
  .strictObject({
    /** The provider's. */
    id: z.string(),
    at: dateTime,
    ...payer,
    amountCents: z.int(),
    refundedCents: z.int(),
    /** What the platform keeps. */
    feeCents: z.int(),
    state: z.enum(chargeStates),
    /** Why it failed, in the provider's words. */
    declinedFor: z.string().nullable(),
    dispute: z
      .strictObject({
        state: z.enum(disputeStates),
        /** Until when it can be answered. */
        dueAt: dateTime.nullable(),
      })
      .nullable(),
    receiptUrl: z.string().nullable(),
  })
  .meta({ id: 'Payment' });
export type PaymentView = z.output<typeof paymentView>;

export const paymentsAnswer = z.strictObject({
  payments: z.array(paymentView),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
});

const monthView = z
  .strictObject({
    /** In UTC: `2026-05`. */
    month: z.string(),
    paidCents: z.int(),
    refundedCents: z.int(),
    feeCents: z.int(),
    /** What banks took back, or hold until it is settled. */
    disputedCents: z.int(),
    count: z.int(),
  })
  .meta({ id: 'MonthOfIncome' });

const latePlanView = z
  .strictObject({
    ...payer,
    planType: z.enum(paidPlanTypes).nullable(),
    planStatus: z.enum(subscriptionStatuses).nullable(),
    amountCents: z.int().nullable(),
  })
  .meta({ id: 'LatePlan' });

/** GET `{siteSlug}/income`. */
export const incomeAnswer = z.strictObject({
  income: z
    .strictObject({
      /** The last twelve, the oldest first, each month once. */
      months: z.array(monthView),
      /** How many plans renew, and what they bring in a month; a twelfth of what is paid by the year. */
      payers: z.int(),
      monthCents: z.int(),
      /** Whose payment failed and is tried again, or waits for them. */
      late: z.array(latePlanView),
      /** What has to be answered. */
      disputes: z.array(paymentView),
    })
    .meta({ id: 'Income' }),
});
export type IncomeAnswer = z.output<typeof incomeAnswer>;
