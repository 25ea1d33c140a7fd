import { isAtLeast, type SiteRole } from '../../accounts/site-role.ts';

/** What Overview tells; each can fail by itself while the others stand. */
export const overviewParts = [
  'recipes',
  'schedules',
  'comments',
  'mails',
  'payments',
  'sender',
  'newsletters',
  'domains',
  'subscribers',
  'bookmarks',
  'mostSaved',
  'steps',
] as const;
export type OverviewPart = (typeof overviewParts)[number];

/** The least that somebody has to be on a site to be told a part. */
const leastRoles: Record<OverviewPart, SiteRole> = {
  recipes: 'editor',
  schedules: 'editor',
  comments: 'editor',
  mails: 'owner',
  payments: 'owner',
  sender: 'owner',
  newsletters: 'owner',
  domains: 'owner',
  subscribers: 'owner',
  bookmarks: 'editor',
  mostSaved: 'editor',
  steps: 'owner',
};

/** What Overview tells somebody of a role. */
export const overviewPartsFor = (role: SiteRole): OverviewPart[] =>
  overviewParts.filter((part) => isAtLeast(role, leastRoles[part]));
