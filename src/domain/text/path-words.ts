/**
 * Words in the paths of the API and of the platform's pages; a test finds one that is missing. As
 * the slug of a site they could be taken for a call.
 */
export const pathWords: readonly string[] = [
  'address-misses old-addresses app-subscription-billing-portal-sessions app-subscriptions billing-portal-sessions build-status',
  'builds callback cancellations checkout-sessions collection-order collections comment-reports comment-upvotes',
  'comments comparison current-app-subscription current-site current-user data deleted-collections deleted-recipes docs duplicate early-signups',
  'advance confirm-newsletter newsletter-confirmations report rows start subscriber-imports undo',
  'equipment filters globals handle-availability health hidden-comments hide hostnames image-upload-urls merge',
  'ingredients manage newsletter-leavings newsletter-preference newsletter-sends newsletter-subscribers newsletters plans primary',
  'privacy publication-plan publications publish published-recipes recipe-batches recipe-parse recipes resolve drafts fetched-images fetched-pages fetched-sitemaps finish items keys picture-upload-urls recipe-imports restore',
  'page-preview-links pages past-pages preview preview-links previews recipe-actions recipe-index redo retry revisions rollback schedule separate sign-in-codes single-use-tokens site site-collections site-recipes',
  'site-slug-availability site-slugs site-working-copy subscribers terms terms-of-use undo-actions unhide unpublish unsubscribe',
  'unsubscribes v1 verify video-upload-urls videos',
  'images media media-deletions media-restorations media-undos removals replacements uses',
  'accept decline invitation invitations membership people resend site-offer',
  'archive archive-links archives everything deleted-sites site-deletion',
  'comment-actions comment-bans comment-queue comment-undos look overview',
  'cancel go links mail-events newsletter-audience reply-letters resume send sender-address test welcome-letter',
  'check complimentary-plan connect end gift gifts income payment-account payment-events payments platform promotion-codes resumptions',
  'share',
].flatMap((line) => line.split(' '));
