import { isAtLeast, type SiteRole } from '../accounts/site-role.ts';
import { commentsPath, type KitchenScreen, overviewPath } from './kitchen-paths.ts';

/** Screens that are of no site. */
type OfNoSite = 'sites' | 'share';

/** The least that somebody has to be on a site to open a screen of it. */
const leastRoles: Record<Exclude<KitchenScreen, OfNoSite>, SiteRole> = {
  comments: 'moderator',
  overview: 'editor',
  recipes: 'editor',
  recipe: 'editor',
  history: 'editor',
  collections: 'editor',
  collection: 'editor',
  homepage: 'editor',
  about: 'editor',
  links: 'editor',
  events: 'editor',
  book: 'editor',
  press: 'editor',
  media: 'editor',
  builds: 'editor',
  ingredients: 'editor',
  equipment: 'editor',
  terms: 'editor',
  units: 'editor',
  deleted: 'editor',
  import: 'editor',
  addresses: 'editor',
  look: 'owner',
  newsletters: 'owner',
  newsletter: 'owner',
  subscribers: 'owner',
  people: 'owner',
  plans: 'owner',
  payments: 'owner',
  settings: 'owner',
  leaving: 'owner',
};

export const opensTo = (screen: KitchenScreen, role: SiteRole): boolean =>
  screen === 'sites' || screen === 'share' || isAtLeast(role, leastRoles[screen]);

/** Where somebody begins on a site: with what waits for them. Of a moderator that is the queue itself. */
export const firstPath = ({ slug, role }: { slug: string; role: SiteRole }): string =>
  opensTo('overview', role) ? overviewPath(slug) : commentsPath(slug);
