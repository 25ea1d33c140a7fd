/**
 * Words in the paths of the API and of the platform's pages; a test finds one that is missing. As
 * the slug of a site they could be taken for a call.
 */
export const pathWords: readonly string[] = [
  'app-subscription-billing-portal-sessions app-subscriptions billing-portal-sessions build-status',
  'builds callback cancellations checkout-sessions collections comment-reports comment-upvotes',
  'comments current-app-subscription current-site current-user data deleted-recipes docs duplicate early-signups',
  'equipment filters globals handle-availability health hidden-comments hide hostnames image-upload-urls',
  'ingredients manage newsletter-preference newsletter-sends newsletter-subscribers plans primary',
  'privacy publications publish published-recipes recipe-batches recipe-parse recipes resolve restore',
  'preview preview-links previews recipe-actions recipe-index retry revisions rollback schedule sign-in-codes single-use-tokens site site-collections site-recipes',
  'site-slug-availability site-slugs subscribers terms terms-of-use undo-actions unhide unpublish unsubscribe',
  'unsubscribes v1 verify video-upload-urls videos',
].flatMap((line) => line.split(' '));
