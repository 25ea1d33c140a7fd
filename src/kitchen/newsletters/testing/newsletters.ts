import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { idOf } from '#kitchen/recipes/testing/list-page.ts';

export const nobody: NewsletterSendView['counts'] = {
  recipients: 0,
  waiting: 0,
  leaving: 0,
  missed: 0,
  sent: 0,
  delivered: 0,
  refused: 0,
  skipped: 0,
  uncertain: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
  subscribed: 0,
  subscribedPaid: 0,
};

const at = '2026-05-17T09:30:00.000Z';

/** A newsletter as the server answers it; a draft unless something else is said. */
export const aNewsletter = (changes: Partial<NewsletterSendView> = {}): NewsletterSendView => ({
  id: idOf(700),
  recipeId: null,
  recipeTitle: null,
  note: null,
  subject: 'Plums',
  previewLine: '',
  audience: 'all',
  joinedAfter: null,
  isOnSite: false,
  kind: 'letter',
  isActive: false,
  siteAddress: null,
  state: 'draft',
  pausedFor: null,
  heldUntil: null,
  version: 1,
  sendAt: null,
  startedAt: null,
  finishedAt: null,
  createdAt: at,
  updatedAt: at,
  counts: nobody,
  ...changes,
});
