import type { ExtractSchema } from 'hono/types';
import type { SiteRole } from '#domain/accounts/site-role.ts';

/** Who may do what on a site: the least role for each call. A call without one does not compile. */
const leastRoles = {
  // What is said below recipes, and the site itself as far as every screen names it.
  'POST /:siteSlug/comment-actions': 'moderator',
  'GET /:siteSlug/comment-bans': 'moderator',
  'GET /:siteSlug/comment-queue': 'moderator',
  'GET /:siteSlug/comment-queue/:commentId': 'moderator',
  'POST /:siteSlug/comment-queue/:commentId/look': 'moderator',
  'GET /:siteSlug/comment-reports': 'moderator',
  'POST /:siteSlug/comment-reports/:reportId/resolve': 'moderator',
  'POST /:siteSlug/comment-undos/:undoId': 'moderator',
  'POST /:siteSlug/comments/:commentId/hide': 'moderator',
  'POST /:siteSlug/comments/:commentId/unhide': 'moderator',
  'GET /:siteSlug/current-site': 'moderator',
  'GET /:siteSlug/hidden-comments': 'moderator',
  'DELETE /:siteSlug/membership': 'moderator',
  // What visitors read, and how it comes before them.
  'GET /:siteSlug/build-status': 'editor',
  'GET /:siteSlug/builds': 'editor',
  'GET /:siteSlug/builds/:buildId/comparison': 'editor',
  'GET /:siteSlug/builds/:buildId/pages': 'editor',
  'POST /:siteSlug/builds/:buildId/past-pages': 'editor',
  'POST /:siteSlug/builds/retry': 'editor',
  'PUT /:siteSlug/collection-order': 'editor',
  'GET /:siteSlug/collections': 'editor',
  'POST /:siteSlug/collections': 'editor',
  'DELETE /:siteSlug/collections/:collectionId': 'editor',
  'GET /:siteSlug/collections/:collectionId': 'editor',
  'PUT /:siteSlug/collections/:collectionId': 'editor',
  'GET /:siteSlug/deleted-collections': 'editor',
  'POST /:siteSlug/deleted-collections/:collectionId/restore': 'editor',
  'GET /:siteSlug/deleted-recipes': 'editor',
  'POST /:siteSlug/deleted-recipes/:recipeId/restore': 'editor',
  'POST /:siteSlug/equipment': 'editor',
  'DELETE /:siteSlug/equipment/:equipmentId': 'editor',
  'PUT /:siteSlug/equipment/:equipmentId': 'editor',
  'POST /:siteSlug/equipment/:equipmentId/merge': 'editor',
  'POST /:siteSlug/equipment/:equipmentId/separate': 'editor',
  'GET /:siteSlug/globals': 'editor',
  'GET /:siteSlug/images': 'editor',
  'DELETE /:siteSlug/images/:imageId': 'editor',
  'PUT /:siteSlug/images/:imageId': 'editor',
  'POST /:siteSlug/images/:imageId/replacements': 'editor',
  'POST /:siteSlug/ingredients': 'editor',
  'DELETE /:siteSlug/ingredients/:ingredientId': 'editor',
  'PUT /:siteSlug/ingredients/:ingredientId': 'editor',
  'POST /:siteSlug/ingredients/:ingredientId/merge': 'editor',
  'POST /:siteSlug/ingredients/:ingredientId/separate': 'editor',
  'GET /:siteSlug/media': 'editor',
  'POST /:siteSlug/media-deletions': 'editor',
  'POST /:siteSlug/media-restorations': 'editor',
  'POST /:siteSlug/media-undos/:undoId': 'editor',
  'POST /:siteSlug/media/:mediaId/removals': 'editor',
  'GET /:siteSlug/media/:mediaId/uses': 'editor',
  // Each part by its own role: src/domain/kitchen/overview/parts.ts.
  'GET /:siteSlug/overview': 'editor',
  'POST /:siteSlug/page-preview-links': 'editor',
  'DELETE /:siteSlug/preview-links/:linkId': 'editor',
  'POST /:siteSlug/previews': 'editor',
  'POST /:siteSlug/publications': 'editor',
  'GET /:siteSlug/published-recipes': 'editor',
  'POST /:siteSlug/recipe-actions': 'editor',
  'POST /:siteSlug/recipe-batches': 'editor',
  'GET /:siteSlug/recipe-index': 'editor',
  'GET /:siteSlug/recipes': 'editor',
  'POST /:siteSlug/recipes': 'editor',
  'DELETE /:siteSlug/recipes/:recipeId': 'editor',
  'GET /:siteSlug/recipes/:recipeId': 'editor',
  'PUT /:siteSlug/recipes/:recipeId': 'editor',
  'POST /:siteSlug/recipes/:recipeId/duplicate': 'editor',
  'GET /:siteSlug/recipes/:recipeId/preview-links': 'editor',
  'POST /:siteSlug/recipes/:recipeId/preview-links': 'editor',
  'GET /:siteSlug/recipes/:recipeId/publication-plan': 'editor',
  'POST /:siteSlug/recipes/:recipeId/publish': 'editor',
  'GET /:siteSlug/recipes/:recipeId/revisions': 'editor',
  'POST /:siteSlug/recipes/:recipeId/revisions': 'editor',
  'GET /:siteSlug/recipes/:recipeId/revisions/:revisionId': 'editor',
  'PUT /:siteSlug/recipes/:recipeId/revisions/:revisionId': 'editor',
  'POST /:siteSlug/recipes/:recipeId/revisions/:revisionId/restore': 'editor',
  'DELETE /:siteSlug/recipes/:recipeId/schedule': 'editor',
  'PUT /:siteSlug/recipes/:recipeId/schedule': 'editor',
  'POST /:siteSlug/recipes/:recipeId/schedule/retry': 'editor',
  'POST /:siteSlug/recipes/:recipeId/unpublish': 'editor',
  'GET /:siteSlug/site-working-copy': 'editor',
  'PUT /:siteSlug/site-working-copy': 'editor',
  'POST /:siteSlug/site-working-copy/publish': 'editor',
  'POST /:siteSlug/terms': 'editor',
  'DELETE /:siteSlug/terms/:termId': 'editor',
  'PUT /:siteSlug/terms/:termId': 'editor',
  'POST /:siteSlug/terms/:termId/merge': 'editor',
  'POST /:siteSlug/terms/:termId/separate': 'editor',
  'POST /:siteSlug/undo-actions/:undoId': 'editor',
  'POST /:siteSlug/undo-actions/:undoId/redo': 'editor',
  'GET /:siteSlug/uses': 'editor',
  'GET /:siteSlug/uses/:thingId': 'editor',
  'POST /:siteSlug/video-upload-urls': 'editor',
  'GET /:siteSlug/videos': 'editor',
  'POST /:siteSlug/videos': 'editor',
  'DELETE /:siteSlug/videos/:videoId': 'editor',
  'PUT /:siteSlug/videos/:videoId': 'editor',
  // What the site is to its readers and its business: who gets its letters, where it stands, who works on it.
  'POST /:siteSlug/builds/:buildId/rollback': 'owner',
  'GET /:siteSlug/archive': 'owner',
  'POST /:siteSlug/archive-links': 'owner',
  'GET /:siteSlug/hostnames': 'owner',
  'POST /:siteSlug/hostnames': 'owner',
  'DELETE /:siteSlug/hostnames/:host': 'owner',
  'DELETE /:siteSlug/hostnames/:host/primary': 'owner',
  'POST /:siteSlug/hostnames/:host/check': 'owner',
  'POST /:siteSlug/hostnames/:host/primary': 'owner',
  'POST /:siteSlug/hostnames/:host/verify': 'owner',
  'POST /:siteSlug/invitations': 'owner',
  'DELETE /:siteSlug/invitations/:invitationId': 'owner',
  'POST /:siteSlug/invitations/:invitationId/resend': 'owner',
  'POST /:siteSlug/invitations/:invitationId/restore': 'owner',
  'GET /:siteSlug/people': 'owner',
  'DELETE /:siteSlug/people/:personId': 'owner',
  'PUT /:siteSlug/people/:personId': 'owner',
  'POST /:siteSlug/people/:personId/restore': 'owner',
  'GET /:siteSlug/payment-account': 'owner',
  'POST /:siteSlug/payment-account': 'owner',
  'POST /:siteSlug/payment-account/check': 'owner',
  'POST /:siteSlug/app-subscription-billing-portal-sessions': 'owner',
  'POST /:siteSlug/app-subscriptions': 'owner',
  'GET /:siteSlug/current-app-subscription': 'owner',
  'POST /:siteSlug/current-app-subscription/check': 'owner',
  'GET /:siteSlug/income': 'owner',
  'GET /:siteSlug/payments': 'owner',
  'GET /:siteSlug/payments.csv': 'owner',
  'GET /:siteSlug/plans': 'owner',
  'GET /:siteSlug/promotion-codes': 'owner',
  'POST /:siteSlug/promotion-codes': 'owner',
  'POST /:siteSlug/promotion-codes/:promotionCodeId/end': 'owner',
  'PUT /:siteSlug/plans': 'owner',
  'POST /:siteSlug/site-deletion': 'owner',
  'DELETE /:siteSlug/site-offer': 'owner',
  'GET /:siteSlug/site-offer': 'owner',
  'POST /:siteSlug/site-offer': 'owner',
  'PUT /:siteSlug/sites': 'owner',
  'GET /:siteSlug/newsletter-audience': 'owner',
  'GET /:siteSlug/newsletter-sends': 'owner',
  'POST /:siteSlug/newsletter-sends': 'owner',
  'DELETE /:siteSlug/newsletter-sends/:sendId': 'owner',
  'GET /:siteSlug/newsletter-sends/:sendId': 'owner',
  'PUT /:siteSlug/newsletter-sends/:sendId': 'owner',
  'POST /:siteSlug/newsletter-sends/:sendId/cancel': 'owner',
  'POST /:siteSlug/newsletter-sends/:sendId/resume': 'owner',
  'POST /:siteSlug/newsletter-sends/:sendId/send': 'owner',
  'POST /:siteSlug/newsletter-sends/:sendId/test': 'owner',
  'GET /:siteSlug/subscriber-imports': 'owner',
  'POST /:siteSlug/subscriber-imports': 'owner',
  'GET /:siteSlug/subscriber-imports/:importId': 'owner',
  'POST /:siteSlug/subscriber-imports/:importId/advance': 'owner',
  'GET /:siteSlug/subscriber-imports/:importId/report.csv': 'owner',
  'PUT /:siteSlug/subscriber-imports/:importId/rows': 'owner',
  'POST /:siteSlug/subscriber-imports/:importId/start': 'owner',
  'POST /:siteSlug/subscriber-imports/:importId/undo': 'owner',
  'GET /:siteSlug/subscribers': 'owner',
  'GET /:siteSlug/subscribers.csv': 'owner',
  'DELETE /:siteSlug/subscribers/:subscriberId': 'owner',
  'GET /:siteSlug/subscribers/:subscriberId': 'owner',
  'DELETE /:siteSlug/subscribers/:subscriberId/complimentary-plan': 'owner',
  'POST /:siteSlug/subscribers/:subscriberId/complimentary-plan': 'owner',
  'POST /:siteSlug/subscribers/:subscriberId/unsubscribe': 'owner',
} as const satisfies Record<string, SiteRole>;

type Routed<Routes> = ExtractSchema<Routes>;
type MethodsOf<Calls> = {
  [Name in keyof Calls]: Name extends `$${infer Method}` ? Uppercase<Method> : never;
}[keyof Calls];
type PathOfSite<Routes> = keyof Routed<Routes> & `/:siteSlug/${string}`;
type CallOfSite<Routes> = {
  [Path in PathOfSite<Routes>]: `${MethodsOf<Routed<Routes>[Path]>} ${Path}`;
}[PathOfSite<Routes>];

/** The calls of a site that have no least role, and the least roles of no call. */
type Unmatched<Routes> =
  | Exclude<CallOfSite<Routes>, keyof typeof leastRoles>
  | Exclude<keyof typeof leastRoles, CallOfSite<Routes>>;

/** The same routes, all of which have their least role. */
export const withLeastRoles = <Routes>(
  routes: Routes &
    ([Unmatched<Routes>] extends [never] ? unknown : { unmatched: Unmatched<Routes> }),
): Routes => routes;

const byCall = new Map<string, SiteRole>(Object.entries(leastRoles));

/** Of a call by its method and the path of its route; HEAD is answered as GET. */
export function leastRoleOf(method: string, path: string): SiteRole {
  const asked = method === 'HEAD' ? 'GET' : method;
  const least = byCall.get(`${asked} ${path.replace('/api/v1/manage', '')}`);
  if (least === undefined) throw new Error(`Nobody may ${asked} ${path}`);
  return least;
}
