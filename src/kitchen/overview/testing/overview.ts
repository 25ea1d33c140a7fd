import type { OverviewAnswer } from '#contract/site/overview.ts';

export const none = { total: 0, newest: [] };
export const quiet = Array.from({ length: 30 }, () => 0);

/** A good day: nothing waits, and nothing happened. */
export const anOverview = (changes: Partial<OverviewAnswer> = {}): OverviewAnswer => ({
  days: 30,
  firstDay: '2026-10-27',
  recipes: { published: 3, drafts: none, changed: none, unpictured: 0 },
  schedules: { overdue: [], next: [] },
  comments: { isOpen: true, new: 0, held: 0, reported: 0, newest: [] },
  mails: { failed: 0, newest: [] },
  payments: { disputes: 0, late: 0 },
  sender: { isLost: false },
  newsletters: { paused: { total: 0, newest: [] } },
  domains: { lost: 0, failing: 0 },
  subscribers: { total: 0, came: quiet, left: quiet },
  bookmarks: { saved: quiet, before: 0 },
  mostSaved: [],
  steps: { look: true, recipe: true, about: true, collection: true, domain: true, plan: true },
  failed: [],
  ...changes,
});
