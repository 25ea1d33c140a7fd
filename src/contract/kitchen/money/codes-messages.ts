import type { CodeDuration } from '#domain/money/promotion-codes.ts';

const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en')} times`);

/** What the kitchen says of words that make plans cheaper. */
export const codesMessages = {
  heading: 'Codes',
  text: 'A word for a friend, a fair or a holiday: whoever types it at the checkout pays less.',
  loadFailed: 'Your codes could not be loaded',
  tryAgain: 'Try again',
  none: 'There is no code yet.',
  notSelling: 'Connect your account above first: nobody can pay at the moment.',
  new: 'New code',
  code: 'Code',
  codeHint: 'Letters, digits and hyphens',
  off: 'Takes off',
  units: { percent: 'Percent', money: 'Dollars' },
  duration: 'For how long',
  durations: {
    once: 'The first payment',
    months: 'Some months',
    always: 'As long as they stay',
  } satisfies Record<CodeDuration, string>,
  months: 'Months',
  uses: 'Can be used so often',
  usesHint: 'Empty for any number',
  create: 'Offer this code',
  cancel: 'Cancel',
  offered: (code: string) => `${code} works at the checkout`,
  end: 'End',
  endOf: (code: string) => `End ${code}`,
  ended: (code: string) => `${code} does not work any more. Whoever used it keeps what it brought.`,
  failed: (reason: string) => `That could not be done: ${reason}`,
  unfinished: 'Not offered yet: press “Offer this code” again with the same words.',
  issues: {
    code: 'Use letters, digits and hyphens, two at least',
    percent: 'Write a number from 1 to 100',
    money: 'Write an amount such as 2.50',
    months: 'Write a number from 1 to 36',
    uses: 'Write a whole number, or leave it empty',
  },
  worth: {
    once: (off: string) => `${off} off the first payment`,
    months: (off: string, months: number) =>
      months === 1 ? `${off} off for a month` : `${off} off for ${months} months`,
    always: (off: string) => `${off} off for good`,
  },
  usable: (count: number) => `can be used ${times(count)}`,
  until: (day: string) => `until ${day}`,
} as const;
