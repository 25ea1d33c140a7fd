import * as accountSites from './schema/account-sites.ts';
import * as bookmarks from './schema/bookmarks.ts';
import * as builds from './schema/builds.ts';
import * as changes from './schema/changes.ts';
import * as collections from './schema/collections.ts';
import * as comments from './schema/comments.ts';
import * as earlySignups from './schema/early-signups.ts';
import * as equipment from './schema/equipment.ts';
import * as hostnames from './schema/hostnames.ts';
import * as idempotencyKeys from './schema/idempotency-keys.ts';
import * as ingredients from './schema/ingredients.ts';
import * as jobRuns from './schema/job-runs.ts';
import * as media from './schema/media.ts';
import * as messages from './schema/messages.ts';
import * as pages from './schema/pages.ts';
import * as rateLimitHits from './schema/rate-limit-hits.ts';
import * as recipeCards from './schema/recipe-cards.ts';
import * as recipeRevisions from './schema/recipe-revisions.ts';
import * as recipes from './schema/recipes.ts';
import * as redirects from './schema/redirects.ts';
import * as search from './schema/search.ts';
import * as sessions from './schema/sessions.ts';
import * as signInLinks from './schema/sign-in-links.ts';
import * as singleUseTokens from './schema/single-use-tokens.ts';
import * as siteDirectory from './schema/site-directory.ts';
import * as siteUsers from './schema/site-users.ts';
import * as sites from './schema/sites.ts';
import * as subscriptions from './schema/subscriptions.ts';
import * as terms from './schema/terms.ts';
import * as units from './schema/units.ts';
import * as uploads from './schema/uploads.ts';
import * as userImages from './schema/user-images.ts';
import * as users from './schema/users.ts';

/** People, and what leads to a site. */
export const platformTables = {
  ...accountSites,
  ...earlySignups,
  ...hostnames,
  ...jobRuns,
  ...sessions,
  ...signInLinks,
  ...singleUseTokens,
  ...siteDirectory,
  ...rateLimitHits,
  ...uploads,
  ...userImages,
  ...users,
};

/** All that belongs to one site; every row names it, or hangs on one that does. */
export const siteTables = {
  ...bookmarks,
  ...builds,
  ...changes,
  ...collections,
  ...comments,
  ...equipment,
  ...ingredients,
  ...media,
  ...pages,
  ...recipeCards,
  ...recipeRevisions,
  ...recipes,
  ...redirects,
  ...search,
  ...sites,
  ...siteUsers,
  ...subscriptions,
  ...terms,
};

/** Queues and constants that lie beside the work they belong to. */
export const eachTables = {
  ...idempotencyKeys,
  ...messages,
  ...units,
};

export const schema = { ...platformTables, ...siteTables, ...eachTables };
