import * as accountSites from './schema/platform/account-sites.ts';
import * as bookmarks from './schema/site/people/bookmarks.ts';
import * as builds from './schema/site/publishing/builds.ts';
import * as changes from './schema/site/publishing/changes.ts';
import * as collections from './schema/site/recipe/collections.ts';
import * as comments from './schema/site/people/comments.ts';
import * as deletedCollections from './schema/site/recipe/deleted-collections.ts';
import * as earlySignups from './schema/platform/early-signups.ts';
import * as equipment from './schema/site/recipe/equipment.ts';
import * as hostnames from './schema/platform/hostnames.ts';
import * as idempotencyKeys from './schema/local/idempotency-keys.ts';
import * as ingredients from './schema/site/recipe/ingredients.ts';
import * as jobRuns from './schema/platform/job-runs.ts';
import * as media from './schema/site/media.ts';
import * as mailService from './schema/local/mail-service.ts';
import * as messages from './schema/local/messages.ts';
import * as newsletterResults from './schema/site/mail/newsletter-results.ts';
import * as newsletterSends from './schema/site/mail/newsletter-sends.ts';
import * as pagePreviewLinks from './schema/site/publishing/page-preview-links.ts';
import * as pages from './schema/site/publishing/pages.ts';
import * as rateLimitHits from './schema/platform/rate-limit-hits.ts';
import * as appSubscriptions from './schema/platform/app-subscriptions.ts';
import * as paymentAccounts from './schema/platform/payment-accounts.ts';
import * as payments from './schema/site/money/payments.ts';
import * as pastPageLinks from './schema/site/publishing/past-page-links.ts';
import * as previewLinks from './schema/site/publishing/preview-links.ts';
import * as publishedStates from './schema/site/publishing/published-states.ts';
import * as recipeCards from './schema/site/recipe/recipe-cards.ts';
import * as recipeIndex from './schema/site/recipe/recipe-index.ts';
import * as recipeHistory from './schema/site/recipe/recipe-history.ts';
import * as recipeRevisions from './schema/site/recipe/recipe-revisions.ts';
import * as recipeSchedules from './schema/site/recipe/recipe-schedules.ts';
import * as recipes from './schema/site/recipe/recipes.ts';
import * as imports from './schema/site/recipe/imports.ts';
import * as oldAddresses from './schema/site/publishing/old-addresses.ts';
import * as redirects from './schema/site/publishing/redirects.ts';
import * as search from './schema/site/search.ts';
import * as senderAddresses from './schema/platform/sender-addresses.ts';
import * as sessions from './schema/platform/sessions.ts';
import * as signInLinks from './schema/platform/sign-in-links.ts';
import * as singleUseTokens from './schema/platform/single-use-tokens.ts';
import * as siteDirectory from './schema/platform/site-directory.ts';
import * as sitePeople from './schema/platform/site-people.ts';
import * as siteWorkingCopies from './schema/site/site-working-copies.ts';
import * as siteUsers from './schema/site/people/site-users.ts';
import * as sites from './schema/site/sites.ts';
import * as siteUnits from './schema/site/recipe/site-units.ts';
import * as subscribers from './schema/site/mail/subscribers.ts';
import * as subscriptions from './schema/site/money/subscriptions.ts';
import * as terms from './schema/site/recipe/terms.ts';
import * as undoActions from './schema/site/undo-actions.ts';
import * as units from './schema/local/units.ts';
import * as uploads from './schema/platform/uploads.ts';
import * as userImages from './schema/platform/user-images.ts';
import * as users from './schema/platform/users.ts';

/** People, and what leads to a site. */
export const platformTables = {
  ...accountSites,
  ...earlySignups,
  ...hostnames,
  ...jobRuns,
  ...appSubscriptions,
  ...paymentAccounts,
  ...senderAddresses,
  ...sessions,
  ...signInLinks,
  ...singleUseTokens,
  ...siteDirectory,
  ...sitePeople,
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
  ...deletedCollections,
  ...equipment,
  ...ingredients,
  ...media,
  ...newsletterResults,
  ...newsletterSends,
  ...pages,
  ...pagePreviewLinks,
  ...previewLinks,
  ...pastPageLinks,
  ...payments,
  ...publishedStates,
  ...recipeCards,
  ...recipeIndex,
  ...recipeHistory,
  ...recipeRevisions,
  ...recipeSchedules,
  ...recipes,
  ...imports,
  ...oldAddresses,
  ...redirects,
  ...search,
  ...sites,
  ...siteUsers,
  ...siteWorkingCopies,
  ...subscribers,
  ...subscriptions,
  ...siteUnits,
  ...terms,
  ...undoActions,
};

/** Queues and constants that each database has of its own. */
export const localTables = {
  ...idempotencyKeys,
  ...mailService,
  ...messages,
  ...units,
};

export const schema = { ...platformTables, ...siteTables, ...localTables };
