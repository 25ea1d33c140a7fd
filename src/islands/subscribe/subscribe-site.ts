import type { NewsletterWords } from '#domain/mail/newsletter-words.ts';
import type { PlanOffer } from '#domain/money/plans.ts';

export type SubscribeSite = PlanOffer & {
  title: string;
  newslettersEnabled: boolean;
  newsletterWords: NewsletterWords;
  subscriptionsEnabled: boolean;
  /** What the cook says of themselves in short; empty where they say nothing. */
  sentence: string;
};
