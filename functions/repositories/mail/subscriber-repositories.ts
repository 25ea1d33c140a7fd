import type { SiteScope } from '../scope.ts';
import { newsletterSubscriberRepository } from './newsletter-subscriber.ts';
import { subscriberHistoryRepository } from './subscriber-history.ts';
import { subscriberImportRepository } from './subscriber-import.ts';
import { subscriberRepository } from './subscriber.ts';

/** Who gets the letters of a site, what became of each, and who was brought in from files. */
export const subscriberRepositories = (scope: SiteScope) => ({
  newsletterSubscribers: newsletterSubscriberRepository(scope),
  subscriberHistory: subscriberHistoryRepository(scope),
  subscriberImports: subscriberImportRepository(scope),
  subscribers: subscriberRepository(scope),
});
