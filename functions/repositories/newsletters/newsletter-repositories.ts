import type { SiteScope } from '../scope.ts';
import { handingOverRepository } from './handing-over.ts';
import { letterDayRepository } from './letter-days.ts';
import { mailOutcomeRepository } from './mail-outcome.ts';
import { newsletterLinkRepository } from './newsletter-links.ts';
import { newsletterSendRepository } from './newsletter-send.ts';
import { newsletterSignUpRepository } from './newsletter-sign-ups.ts';
import { preparationRepository } from './preparation.ts';
import { publishedNewsletterRepository } from './published-newsletter.ts';
import { senderAddressRepository } from '../mail/sender-address.ts';
import { welcomeRepository } from './welcome.ts';

/** Newsletters of a site, from the first word to the last letter. */
export const newsletterRepositories = (scope: SiteScope) => ({
  newsletterSends: newsletterSendRepository(scope),
  newsletterPreparation: preparationRepository(scope),
  newsletterHandingOver: handingOverRepository(scope),
  newsletterLinks: newsletterLinkRepository(scope),
  newsletterSignUps: newsletterSignUpRepository(scope),
  publishedNewsletters: publishedNewsletterRepository(scope),
  welcomes: welcomeRepository(scope),
  letterDays: letterDayRepository(scope),
  mailOutcomes: mailOutcomeRepository(scope),
  senderAddress: senderAddressRepository(scope),
});
