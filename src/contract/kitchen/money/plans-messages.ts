import type { PlanType } from '#domain/money/plans.ts';

/** What the screen of a site's plans says. */
export const plansMessages = {
  heading: 'Plans',
  loadFailed: 'Your plans could not be loaded',
  tryAgain: 'Try again',
  offer: {
    on: 'Readers can take a plan.',
    onUnpaid:
      'Readers see your plans and can take Limited Access. Full Access waits until you can be paid.',
    onHidden: 'Nobody finds your plans: the page to subscribe on is there with a newsletter alone.',
    newsletterOn: 'Turn the newsletter on',
    newsletterIsOn: 'The newsletter is on, and your plans are found.',
    off: 'Plans are off. Visitors see your newsletter and nothing of prices.',
    offAlone: 'Plans are off, and so is your newsletter. There is nothing to subscribe to.',
    turnOn: 'Offer plans',
    turnOff: 'Stop offering plans',
    turnedOn: 'Plans are offered.',
    turnedOff: 'Plans are not offered any more. Whoever has one keeps it.',
    failed: (reason: string) => `That could not be changed: ${reason}`,
  },
  prices: {
    heading: 'Full Access',
    text: 'In US dollars. Leave a price empty to offer no such plan.',
    monthly: 'A month',
    yearly: 'A year',
    trial: 'Free days before the first payment',
    trialOf: (days: number) => (days === 0 ? 'No free days' : `${days} days free`),
    trialText:
      'For whoever never had a plan of yours. They give their card first, and are told three days before it is charged.',
    save: 'Save prices',
    saved: 'Visitors see the new prices in a moment.',
    undone: 'The prices are as they were.',
    saveFailed: 'The prices could not be saved',
    changedElsewhere:
      'The prices were changed elsewhere meanwhile. What you typed is still here; save again to keep it.',
    dear: 'A year costs more than twelve months.',
    issues: {
      unclear: 'Write an amount such as 4.99',
      'too-low': 'At least $1',
      'too-high': 'At most $10,000',
    },
  },
  preview: {
    heading: 'As visitors see it',
    off: 'Not shown while plans are off.',
  },
  people: {
    heading: 'Who has a plan',
    names: {
      free: 'Limited Access',
      monthly: 'Full Access, a month',
      yearly: 'Full Access, a year',
    } satisfies Record<PlanType, string>,
    none: 'Nobody has a plan yet.',
  },
} as const;
