import type { ChargeState } from '#domain/money/charges.ts';

const plans = (count: number) => (count === 1 ? '1 plan' : `${count.toLocaleString('en')} plans`);

/** What the screen of a site's payments says. */
export const paymentsMessages = {
  heading: 'Payments',
  loadFailed: 'Your payments could not be loaded',
  tryAgain: 'Try again',
  loading: 'Loading…',
  download: 'Download for your accountant',
  downloading: 'Downloading…',
  downloadFailed: (reason: string) => `The file could not be downloaded: ${reason}`,
  toPlans: 'Plans and prices',
  none: {
    heading: 'Nothing has been paid yet',
    text: 'Once a reader takes a plan, what they pay is here: by month, and one by one.',
  },
  income: {
    heading: 'Income',
    thisMonth: (amount: string, month: string) => `${amount} in ${month}`,
    renews: (count: number, amount: string) =>
      count === 0
        ? 'No plan renews by itself.'
        : `${plans(count)} ${count === 1 ? 'renews' : 'renew'} and ${count === 1 ? 'brings' : 'bring'} about ${amount} a month.`,
    about:
      'What readers paid, without what was given back and without Larder’s fee. Stripe’s own fee is in your Stripe account.',
    table: 'Show the numbers',
    columns: {
      month: 'Month',
      paid: 'Paid',
      refunded: 'Given back',
      disputed: 'Disputed',
      fee: 'Larder’s fee',
      left: 'Left',
    },
    bar: (amount: string, month: string) => `${amount} in ${month}`,
  },
  attention: {
    heading: 'Needs attention',
    disputes: (count: number) =>
      count === 1
        ? 'One reader asked their bank for the money back'
        : `${count} readers asked their banks for the money back`,
    answerBy: (day: string) => `Answer by ${day}, or the bank decides without you.`,
    answered: 'The bank decides.',
    answer: 'Answer in Stripe',
    late: (count: number) =>
      count === 1 ? 'One plan is not paid' : `${count.toLocaleString('en')} plans are not paid`,
    lateText: 'They were sent a letter with a link to mend it.',
    triedAgain:
      'Where Stripe tries the card again, for about two weeks, the plan goes on until then.',
    states: {
      past_due: 'Stripe tries again',
      unpaid: 'Access is closed',
      paused: 'Paused',
    } as Partial<Record<string, string>>,
  },
  list: {
    heading: 'All payments',
    filter: 'Show',
    filters: { all: 'All', failed: 'Failed', refunded: 'Given back', disputed: 'Disputed' },
    nothing: 'None of these.',
    older: 'Older payments',
    somebody: 'Somebody who is gone',
    receipt: 'Receipt',
    receiptOf: (who: string, day: string) => `Receipt of ${who}, ${day}`,
    states: { paid: 'Paid', failed: 'Failed' } satisfies Record<ChargeState, string>,
    refunded: 'Given back',
    refundedPart: (amount: string) => `${amount} given back`,
    disputes: { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' },
    declined: {
      insufficient_funds: 'not enough money on the card',
      expired_card: 'the card has expired',
      authentication_required: 'the bank wanted a confirmation',
      lost_card: 'the card was reported lost',
      stolen_card: 'the card was reported stolen',
    } as Partial<Record<string, string>>,
    declinedOtherwise: 'declined by the bank',
  },
} as const;
