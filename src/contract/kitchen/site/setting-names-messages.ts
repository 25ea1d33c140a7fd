import type { presentSettings } from '#domain/site/site-parts.ts';
import { paymentsMessages } from '../money/payments-messages.ts';
import { plansMessages } from '../money/plans-messages.ts';
import { presentSettingsMessages } from './settings-messages.ts';

const { fields, switches, commentLetters } = presentSettingsMessages;
const { prices } = plansMessages;
const priced = (name: string) => `${prices.heading}: ${name}`;

/** What settings that are in force at once are called on their screens. */
export const settingNames: Record<(typeof presentSettings)[number], string> = {
  googleAnalyticsId: fields.googleAnalyticsId.label,
  contactEmail: fields.contactEmail.label,
  postalAddress: fields.postalAddress.label,
  newslettersEnabled: switches.newslettersEnabled.label,
  newsletterSenderName: fields.newsletterSenderName.label,
  newsletterRepliesToOwner: switches.newsletterRepliesToOwner.label,
  newsletterCountsClicks: switches.newsletterCountsClicks.label,
  subscriptionsEnabled: switches.subscriptionsEnabled.label,
  paymentsEnabled: paymentsMessages.heading,
  commentsEnabled: switches.commentsEnabled.label,
  holdFirstComments: switches.holdFirstComments.label,
  commentLetters: commentLetters.label,
  monthlyAmountCents: priced(prices.monthly),
  yearlyAmountCents: priced(prices.yearly),
  trialDays: prices.trial,
};
