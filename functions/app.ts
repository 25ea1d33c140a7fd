import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import { letterLinksPath } from '#domain/mail/newsletter/letter-link-path.ts';
import { apiDocs } from './http/docs/api-docs/serve.ts';
import { answerError } from './http/answers/answer-error.ts';
import type { Dependencies } from './http/context.ts';
import { commonHeaders } from './http/answers/common-headers.ts';
import { jsonOnly } from './http/requests/json-only.ts';
import { noRoute } from './http/answers/no-route.ts';
import { openApi } from './http/docs/open-api.ts';
import { withLeastRoles } from './http/access/least-roles.ts';
import { origins } from './http/access/origin.ts';
import type { ApiEnv } from './http/variables.ts';
import { accountRoutes } from './routes/manage/accounts/account.ts';
import { archiveLinkRoutes } from './routes/manage/site/archive-links.ts';
import { buildRoutes } from './routes/manage/publishing/builds.ts';
import { previewLinkRoutes } from './routes/manage/publishing/preview-links.ts';
import { previewRoutes } from './routes/manage/publishing/previews.ts';
import { collectionRoutes } from './routes/manage/site/collections.ts';
import { commentQueueRoutes } from './routes/manage/comments/comment-queue.ts';
import { moderationRoutes } from './routes/manage/comments/comments.ts';
import { equipmentRoutes } from './routes/manage/site/equipment.ts';
import { hostnameRoutes } from './routes/manage/site/hostnames.ts';
import { ingredientRoutes } from './routes/manage/site/ingredients.ts';
import { unitRoutes } from './routes/manage/site/units.ts';
import { mediaRoutes } from './routes/manage/media/media.ts';
import { overviewRoutes } from './routes/manage/site/overview.ts';
import { invitationRoutes } from './routes/manage/people/invitations.ts';
import { peopleRoutes } from './routes/manage/people/people.ts';
import { appSubscriptionRoutes } from './routes/manage/site/app-subscriptions.ts';
import { paymentAccountRoutes } from './routes/manage/site/payment-account.ts';
import { senderAddressRoutes } from './routes/manage/mail/sender-address.ts';
import { siteOfferRoutes } from './routes/manage/people/site-offers.ts';
import { paymentRoutes } from './routes/manage/site/payments.ts';
import { promotionCodeRoutes } from './routes/manage/site/promotion-codes.ts';
import { planRoutes } from './routes/manage/site/plans.ts';
import { deletedRecipeRoutes } from './routes/manage/recipe/deleted-recipes.ts';
import { recipeActionRoutes } from './routes/manage/recipe/recipe-actions.ts';
import { recipeBatchRoutes } from './routes/manage/recipe/recipe-batches.ts';
import { recipeIndexRoutes } from './routes/manage/recipe/recipe-index.ts';
import { recipeImportRoutes } from './routes/manage/recipe/recipe-imports.ts';
import { oldAddressRoutes } from './routes/manage/site/old-addresses.ts';
import { ownPageRoutes } from './routes/manage/recipe/own-pages.ts';
import { recipeParseRoutes } from './routes/manage/recipe/recipe-parse.ts';
import { recipeRevisionRoutes } from './routes/manage/recipe/recipe-revisions.ts';
import { publicationPlanRoutes } from './routes/manage/recipe/publication-plans.ts';
import { recipeScheduleRoutes } from './routes/manage/recipe/recipe-schedules.ts';
import { recipeRoutes } from './routes/manage/recipe/recipes.ts';
import { siteDeletionRoutes } from './routes/manage/site/site-deletions.ts';
import { siteWorkingCopyRoutes } from './routes/manage/site/site-working-copy.ts';
import { sessionRoutes } from './routes/manage/accounts/session.ts';
import { settingsRoutes } from './routes/manage/site/sites.ts';
import { signInRoutes } from './routes/manage/accounts/sign-in.ts';
import { confirmationRoutes } from './routes/manage/mail/confirmations.ts';
import { subscriberImportRoutes } from './routes/manage/mail/subscriber-imports.ts';
import { newsletterSendRoutes } from './routes/manage/mail/newsletter-sends.ts';
import { subscriberRoutes } from './routes/manage/mail/subscribers.ts';
import { termRoutes } from './routes/manage/site/terms.ts';
import { useRoutes } from './routes/manage/site/uses.ts';
import { bookmarkRoutes } from './routes/site/accounts/bookmarks.ts';
import { commentReportRoutes } from './routes/site/comments/comment-reports.ts';
import { commentUpvoteRoutes } from './routes/site/comments/comment-upvotes.ts';
import { commentRoutes } from './routes/site/comments/comments.ts';
import { siteUserRoutes } from './routes/site/accounts/current-user.ts';
import { filterRoutes } from './routes/site/search/filters.ts';
import { newsletterRoutes } from './routes/site/mail/newsletter.ts';
import { siteSignInRoutes } from './routes/site/accounts/sign-in.ts';
import { checkoutSessionRoutes } from './routes/site/money/checkout-sessions.ts';
import { giftRoutes, redemptionRoutes } from './routes/site/money/gifts.ts';
import { subscriptionRoutes } from './routes/site/money/subscriptions.ts';
import { publishedNewsletterRoutes } from './routes/site/mail/newsletters.ts';
import { publishedCollectionRoutes } from './routes/site/site/collections.ts';
import { currentSiteRoutes } from './routes/site/site/current-site.ts';
import { directoryRoutes } from './routes/site/site/directory.ts';
import { publishedRecipeRoutes } from './routes/site/recipe/recipes.ts';
import { archiveRoutes } from './routes/archives.ts';
import { healthRoutes } from './routes/health.ts';
import { letterLinkRoutes } from './routes/letter-links.ts';
import { mailEventRoutes } from './routes/mail-events.ts';
import { paymentEventRoutes } from './routes/payment-events.ts';
import { unsubscribeRoutes } from './routes/unsubscribes.ts';
import { uploadRoutes } from './routes/uploads.ts';

const manageRoutes = new Hono<ApiEnv>()
  .route('/', settingsRoutes)
  .route('/', siteWorkingCopyRoutes)
  .route('/', overviewRoutes)
  .route('/', planRoutes)
  .route('/', appSubscriptionRoutes)
  .route('/', paymentRoutes)
  .route('/', promotionCodeRoutes)
  .route('/', paymentAccountRoutes)
  .route('/', recipeRoutes)
  .route('/', recipeBatchRoutes)
  .route('/', recipeImportRoutes)
  .route('/', recipeParseRoutes)
  .route('/', ownPageRoutes)
  .route('/', oldAddressRoutes)
  .route('/', deletedRecipeRoutes)
  .route('/', recipeIndexRoutes)
  .route('/', recipeActionRoutes)
  .route('/', recipeRevisionRoutes)
  .route('/', recipeScheduleRoutes)
  .route('/', publicationPlanRoutes)
  .route('/', collectionRoutes)
  .route('/', termRoutes)
  .route('/', ingredientRoutes)
  .route('/', unitRoutes)
  .route('/', equipmentRoutes)
  .route('/', useRoutes)
  .route('/', mediaRoutes)
  .route('/', archiveLinkRoutes)
  .route('/', siteDeletionRoutes)
  .route('/', hostnameRoutes)
  .route('/', buildRoutes)
  .route('/', previewRoutes)
  .route('/', previewLinkRoutes)
  .route('/', commentQueueRoutes)
  .route('/', moderationRoutes)
  .route('/', subscriberRoutes)
  .route('/', subscriberImportRoutes)
  .route('/', newsletterSendRoutes)
  .route('/', senderAddressRoutes)
  .route('/', peopleRoutes)
  .route('/', invitationRoutes)
  .route('/', siteOfferRoutes)
  .route('/', confirmationRoutes)
  .route('/', redemptionRoutes)
  .route('/', accountRoutes)
  .route('/', signInRoutes)
  .route('/', sessionRoutes);

const siteRoutes = new Hono<ApiEnv>()
  .route('/', filterRoutes)
  .route('/', publishedRecipeRoutes)
  .route('/', publishedCollectionRoutes)
  .route('/', publishedNewsletterRoutes)
  .route('/', currentSiteRoutes)
  .route('/', directoryRoutes)
  .route('/', bookmarkRoutes)
  .route('/', commentRoutes)
  .route('/', commentUpvoteRoutes)
  .route('/', commentReportRoutes)
  .route('/', siteSignInRoutes)
  .route('/', siteUserRoutes)
  .route('/', subscriptionRoutes)
  .route('/', checkoutSessionRoutes)
  .route('/', giftRoutes)
  .route('/', newsletterRoutes);

/** Routes of the manage API, for the typed client. @public */
export type ManageApi = typeof manageRoutes;
/** Routes of the public side of a site, for the typed client. @public */
export type SiteApi = typeof siteRoutes;

/** One for each isolate: the dependencies come with each request. */
const api = new Hono<ApiEnv>();
api.use(commonHeaders);
api.use(origins);
api.use('/api/v1/manage/*', jsonOnly);
api.use('/api/v1/site/*', jsonOnly);
api.route('/api/v1/manage', withLeastRoles(manageRoutes));
api.route('/api/v1/site', siteRoutes);
api.route('/api/v1/health', healthRoutes);
api.route('/api/v1/unsubscribes', unsubscribeRoutes);
api.route('/api/v1/uploads', uploadRoutes);
api.route('/api/v1/archives', archiveRoutes);
api.route('/api/v1/payment-events', paymentEventRoutes);
api.route('/api/v1/mail-events', mailEventRoutes);
api.route(letterLinksPath, letterLinkRoutes);
api.get('/api/v1/openapi.json', openApi(api));
api.get('/api/docs', apiDocs(api));
api.notFound(noRoute(api));
api.onError(answerError);

/** @internal Every handler with its method and path, for tests that read what routes describe. */
export const routedHandlers = (): readonly RouterRoute[] => api.routes;

/** @internal Every call with its method, once, for tests that try them all. */
export function apiRoutes(): { method: string; path: string }[] {
  const calls = routedHandlers().filter(({ method }) => method !== 'ALL');
  const byName = new Map(calls.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...byName.values()];
}

/** The API of the platform: a fetch handler for everything below `/api/v1`. */
export function createApp(dependencies: Dependencies) {
  return {
    fetch: (request: Request, _environment?: unknown, execution?: ExecutionContext) =>
      api.fetch(request, { dependencies }, execution),
  };
}
