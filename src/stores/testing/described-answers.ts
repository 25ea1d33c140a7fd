import { archiveAnswer, archiveLinkAnswer } from '#contract/archive/archive.ts';
import { siteUserDataAnswer } from '#contract/bookmarks/bookmark.ts';
import { commentsAnswer, hiddenCommentsAnswer } from '#contract/comments/comment.ts';
import {
  commentActionAnswer,
  commentBansAnswer,
  commentQueueAnswer,
  commentUndoAnswer,
  queuedThreadAnswer,
} from '#contract/comments/comment-queue.ts';
import {
  currentUserAnswer,
  handleAvailabilityAnswer,
  siteUserAnswer,
} from '#contract/accounts/current-user.ts';
import { deletedSitesAnswer } from '#contract/site/site-deletion.ts';
import { siteGlobalsAnswer } from '#contract/site/directory.ts';
import { userBookmarksAnswer } from '#contract/bookmarks/user-bookmarks.ts';
import {
  mediaAnswer,
  mediaRemovalAnswer,
  mediaResultsAnswer,
  mediaUndoAnswer,
  mediaUsesAnswer,
  replacementAnswer,
} from '#contract/media/library.ts';
import { imageAnswer, uploadAnswer, videoAnswer } from '#contract/media/media.ts';
import {
  audienceAnswer,
  newsletterLinksAnswer,
  newsletterSendAnswer,
  newsletterSendsAnswer,
  testLetterAnswer,
} from '#contract/mail/newsletter-send.ts';
import {
  confirmationAnswer,
  importAnswer,
  importRowsAnswer,
  importsAnswer,
} from '#contract/mail/subscriber-import.ts';
import { subscriberAnswer, subscribersAnswer } from '#contract/mail/subscriber.ts';
import {
  buildPagesAnswer,
  buildsAnswer,
  buildStatusAnswer,
  comparisonAnswer,
  pastPagesAnswer,
} from '#contract/publishing/build.ts';
import { billingPortalAnswer, checkoutSessionAnswer } from '#contract/money/purchases.ts';
import { onboardingAnswer, sellerAnswer } from '#contract/money/seller.ts';
import { appCheckoutAnswer, appSubscriptionAnswer } from '#contract/money/app-subscription.ts';
import { giftAnswer } from '#contract/money/gifts.ts';
import { promotionCodesAnswer } from '#contract/money/promotion-codes.ts';
import { incomeAnswer, paymentsAnswer } from '#contract/money/payments.ts';
import { plansAnswer, pricesAnswer } from '#contract/money/plans.ts';
import { overviewAnswer } from '#contract/site/overview.ts';
import { publishedNewsletterAnswer } from '#contract/mail/published-newsletter.ts';
import { publishedRecipeAnswer } from '#contract/recipe/published-recipe.ts';
import { publishedSiteAnswer } from '#contract/site/published-site.ts';
import { pagePreviewLinkAnswer, previewAnswer } from '#contract/publishing/preview.ts';
import { previewLinkAnswer, previewLinksAnswer } from '#contract/publishing/preview-link.ts';
import { recipeSearchAnswer } from '#contract/search/recipe-search.ts';
import {
  deletedRecipesAnswer,
  deletionAnswer,
  restoredRecipeAnswer,
} from '#contract/recipe/deleted-recipe.ts';
import { recipeActionAnswer, redoAnswer, undoAnswer } from '#contract/recipe/recipe-action.ts';
import {
  restoredAnswer,
  revisionAnswer,
  revisionsAnswer,
  revisionSummaryAnswer,
} from '#contract/recipe/recipe-history.ts';
import { recipeIndexAnswer } from '#contract/recipe/recipe-index.ts';
import { publicationPlanAnswer } from '#contract/recipe/publication-plan.ts';
import { recipeAnswer, scheduledAnswer } from '#contract/recipe/recipe-view.ts';
import {
  signInAnswer,
  signInRequestedAnswer,
  singleUseTokenAnswer,
  siteSignInAnswer,
} from '#contract/accounts/sign-in.ts';
import { collectionAnswer, collectionsAnswer } from '#contract/site/collection.ts';
import {
  equipmentAnswer,
  globalsAnswer,
  ingredientAnswer,
  unitsAnswer,
  separatedIngredientAnswer,
  termAnswer,
  termsAnswer,
} from '#contract/site/globals.ts';
import { usesAnswer, usingRecipesAnswer } from '#contract/site/uses.ts';
import { publishedCollectionAnswer } from '#contract/site/site-collections.ts';
import { senderAddressAnswer } from '#contract/mail/sender-address.ts';
import { hostnameCheckAnswer, hostnamesAnswer } from '#contract/site/hostname.ts';
import { siteWorkingCopyAnswer } from '#contract/site/site-working-copy.ts';
import { siteOfferAnswer } from '#contract/accounts/site-offer.ts';
import { siteAnswer } from '#contract/site/site.ts';
import { subscriptionAnswer, userSubscriptionsAnswer } from '#contract/money/subscription.ts';
import { addressAnswers } from './address-answers.ts';
import { recipeImportAnswers } from './recipe-import-answers.ts';
import { type Described, describedLetters } from './described-letters.ts';

const site = '/api/v1/site/:siteSlug';
const manage = '/api/v1/manage';
const revision = `${manage}/:siteSlug/recipes/:recipeId/revisions/:revisionId`;

/** What the calls that stores make are answered; a test holds it to what the routes describe. */
export const describedAnswers: Record<string, Described> = {
  [`GET ${site}/comments`]: [200, commentsAnswer],
  [`POST ${site}/comments`]: [201, commentsAnswer],
  [`DELETE ${site}/comments/:commentId`]: [200, commentsAnswer],
  [`POST ${site}/comment-upvotes`]: [200, commentsAnswer],
  [`DELETE ${site}/comment-upvotes/:commentId`]: [200, commentsAnswer],
  [`POST ${site}/comment-reports`]: [204],
  [`GET ${site}/recipes`]: [200, recipeSearchAnswer],
  [`GET ${site}/recipes/:recipeSlug`]: [200, publishedRecipeAnswer],
  [`GET ${site}/collections/:collectionSlug`]: [200, publishedCollectionAnswer],
  [`GET ${site}/newsletters/:newsletterSlug`]: [200, publishedNewsletterAnswer],
  [`GET ${site}/current-site`]: [200, publishedSiteAnswer],
  [`GET ${site}/current-user`]: [200, siteUserAnswer],
  [`POST ${site}/bookmarks`]: [200, siteUserDataAnswer],
  [`DELETE ${site}/bookmarks/:recipeId`]: [200, siteUserDataAnswer],
  [`POST ${site}/subscriptions`]: [200, subscriptionAnswer],
  [`POST ${site}/gifts`]: [200, subscriptionAnswer],
  [`POST ${site}/checkout-sessions/:checkoutSessionId/check`]: [200, checkoutSessionAnswer],
  [`POST ${site}/sign-in`]: [200, signInRequestedAnswer],
  [`POST ${site}/sign-up`]: [200, signInRequestedAnswer],
  [`POST ${site}/sign-in/:token`]: [200, siteSignInAnswer],
  [`POST ${site}/sign-in-codes`]: [200, siteSignInAnswer],
  'GET /api/v1/site/globals': [200, siteGlobalsAnswer],
  [`POST ${manage}/:siteSlug/previews`]: [200, previewAnswer],
  [`POST ${manage}/:siteSlug/page-preview-links`]: [201, pagePreviewLinkAnswer],
  [`POST ${manage}/:siteSlug/recipes/:recipeId/preview-links`]: [201, previewLinkAnswer],
  [`GET ${manage}/:siteSlug/recipes/:recipeId/preview-links`]: [200, previewLinksAnswer],
  [`DELETE ${manage}/:siteSlug/preview-links/:linkId`]: [204],
  [`GET ${manage}/current-user`]: [200, currentUserAnswer],
  [`PUT ${manage}/current-user`]: [200, currentUserAnswer],
  [`GET ${manage}/handle-availability`]: [200, handleAvailabilityAnswer],
  [`GET ${manage}/bookmarks`]: [200, userBookmarksAnswer],
  [`POST ${manage}/sign-up`]: [200, signInRequestedAnswer],
  [`POST ${manage}/sign-in`]: [200, signInRequestedAnswer],
  [`POST ${manage}/sign-in/:token`]: [200, signInAnswer],
  [`POST ${manage}/single-use-tokens`]: [201, singleUseTokenAnswer],
  [`POST ${manage}/sites`]: [201, siteAnswer],
  [`GET ${manage}/:siteSlug/current-site`]: [200, siteAnswer],
  [`GET ${manage}/:siteSlug/site-working-copy`]: [200, siteWorkingCopyAnswer],
  [`PUT ${manage}/:siteSlug/site-working-copy`]: [200, siteWorkingCopyAnswer],
  [`GET ${manage}/:siteSlug/sender-address`]: [200, senderAddressAnswer],
  [`PUT ${manage}/:siteSlug/sender-address`]: [200, senderAddressAnswer],
  [`DELETE ${manage}/:siteSlug/sender-address`]: [204],
  [`POST ${manage}/:siteSlug/sender-address/check`]: [200, senderAddressAnswer],
  [`GET ${manage}/:siteSlug/hostnames`]: [200, hostnamesAnswer],
  [`POST ${manage}/:siteSlug/hostnames`]: [201, hostnamesAnswer],
  [`POST ${manage}/:siteSlug/hostnames/:host/check`]: [200, hostnameCheckAnswer],
  [`POST ${manage}/:siteSlug/hostnames/:host/primary`]: [200, hostnamesAnswer],
  [`DELETE ${manage}/:siteSlug/hostnames/:host/primary`]: [200, hostnamesAnswer],
  ...addressAnswers,
  ...recipeImportAnswers,
  [`GET ${manage}/:siteSlug/build-status`]: [200, buildStatusAnswer],
  [`GET ${manage}/gifts/:token`]: [200, giftAnswer],
  [`POST ${manage}/gifts/:token/accept`]: [200, giftAnswer],
  [`GET ${manage}/subscriptions`]: [200, userSubscriptionsAnswer],
  [`POST ${manage}/cancellations`]: [200, userSubscriptionsAnswer],
  [`POST ${manage}/resumptions`]: [200, userSubscriptionsAnswer],
  [`POST ${manage}/billing-portal-sessions`]: [201, billingPortalAnswer],
  [`GET ${manage}/:siteSlug/site-offer`]: [200, siteOfferAnswer],
  [`GET ${manage}/:siteSlug/overview`]: [200, overviewAnswer],
  [`GET ${manage}/:siteSlug/payment-account`]: [200, sellerAnswer],
  [`POST ${manage}/:siteSlug/payment-account`]: [201, onboardingAnswer],
  [`POST ${manage}/:siteSlug/payment-account/check`]: [200, sellerAnswer],
  [`GET ${manage}/:siteSlug/current-app-subscription`]: [200, appSubscriptionAnswer],
  [`POST ${manage}/:siteSlug/current-app-subscription/check`]: [200, appSubscriptionAnswer],
  [`POST ${manage}/:siteSlug/app-subscriptions`]: [201, appCheckoutAnswer],
  [`POST ${manage}/:siteSlug/app-subscription-billing-portal-sessions`]: [201, billingPortalAnswer],
  [`GET ${manage}/:siteSlug/income`]: [200, incomeAnswer],
  [`GET ${manage}/:siteSlug/payments`]: [200, paymentsAnswer],
  [`GET ${manage}/:siteSlug/promotion-codes`]: [200, promotionCodesAnswer],
  [`POST ${manage}/:siteSlug/promotion-codes`]: [201, promotionCodesAnswer],
  [`POST ${manage}/:siteSlug/promotion-codes/:promotionCodeId/end`]: [200, promotionCodesAnswer],
  [`GET ${manage}/:siteSlug/newsletter-audience`]: [200, audienceAnswer],
  [`GET ${manage}/:siteSlug/newsletter-sends`]: [200, newsletterSendsAnswer],
  [`POST ${manage}/:siteSlug/newsletter-sends`]: [201, newsletterSendAnswer],
  [`GET ${manage}/:siteSlug/newsletter-sends/:sendId`]: [200, newsletterSendAnswer],
  [`GET ${manage}/:siteSlug/newsletter-sends/:sendId/links`]: [200, newsletterLinksAnswer],
  [`PUT ${manage}/:siteSlug/newsletter-sends/:sendId`]: [200, newsletterSendAnswer],
  [`DELETE ${manage}/:siteSlug/newsletter-sends/:sendId`]: [204],
  ...describedLetters,
  [`POST ${manage}/:siteSlug/welcome-letter`]: [200, newsletterSendAnswer],
  [`POST ${manage}/:siteSlug/newsletter-sends/:sendId/test`]: [200, testLetterAnswer],
  [`GET ${manage}/:siteSlug/plans`]: [200, plansAnswer],
  [`PUT ${manage}/:siteSlug/plans`]: [200, pricesAnswer],
  [`GET ${manage}/:siteSlug/builds`]: [200, buildsAnswer],
  [`GET ${manage}/:siteSlug/builds/:buildId/pages`]: [200, buildPagesAnswer],
  [`GET ${manage}/:siteSlug/builds/:buildId/comparison`]: [200, comparisonAnswer],
  [`POST ${manage}/:siteSlug/builds/:buildId/past-pages`]: [201, pastPagesAnswer],
  [`POST ${manage}/:siteSlug/builds/:buildId/rollback`]: [200, buildStatusAnswer],
  [`POST ${manage}/:siteSlug/builds/retry`]: [200, buildStatusAnswer],
  [`GET ${manage}/:siteSlug/recipe-index`]: [200, recipeIndexAnswer],
  [`POST ${manage}/:siteSlug/recipe-actions`]: [200, recipeActionAnswer],
  [`POST ${manage}/:siteSlug/undo-actions/:undoId`]: [200, undoAnswer],
  [`POST ${manage}/:siteSlug/undo-actions/:undoId/redo`]: [200, redoAnswer],
  [`GET ${manage}/:siteSlug/deleted-recipes`]: [200, deletedRecipesAnswer],
  [`GET ${manage}/:siteSlug/deleted-recipes/:recipeId`]: [200, deletionAnswer],
  [`POST ${manage}/:siteSlug/deleted-recipes/:recipeId/restore`]: [200, restoredRecipeAnswer],
  [`POST ${manage}/:siteSlug/recipes/:recipeId/duplicate`]: [201, recipeAnswer],
  [`GET ${manage}/:siteSlug/globals`]: [200, globalsAnswer],
  [`POST ${manage}/:siteSlug/terms`]: [201, termAnswer],
  [`GET ${manage}/:siteSlug/collections`]: [200, collectionsAnswer],
  [`POST ${manage}/:siteSlug/collections`]: [201, collectionAnswer],
  [`GET ${manage}/:siteSlug/comment-queue`]: [200, commentQueueAnswer],
  [`GET ${manage}/:siteSlug/comment-queue/:commentId`]: [200, queuedThreadAnswer],
  [`POST ${manage}/:siteSlug/comment-queue/:commentId/look`]: [204],
  [`POST ${manage}/:siteSlug/comment-actions`]: [200, commentActionAnswer],
  [`POST ${manage}/:siteSlug/comment-undos/:undoId`]: [200, commentUndoAnswer],
  [`GET ${manage}/:siteSlug/comment-bans`]: [200, commentBansAnswer],
  [`GET ${manage}/:siteSlug/hidden-comments`]: [200, hiddenCommentsAnswer],
  [`POST ${manage}/:siteSlug/comments/:commentId/hide`]: [200, commentsAnswer],
  [`POST ${manage}/:siteSlug/comments/:commentId/unhide`]: [200, commentsAnswer],
  [`POST ${manage}/image-upload-urls`]: [201, uploadAnswer],
  [`POST ${manage}/images`]: [201, imageAnswer],
  [`POST ${manage}/:siteSlug/fetched-images`]: [201, imageAnswer],
  [`PUT ${manage}/:siteSlug/images/:imageId`]: [200, imageAnswer],
  [`GET ${manage}/:siteSlug/media`]: [200, mediaAnswer],
  [`GET ${manage}/:siteSlug/media/:mediaId/uses`]: [200, mediaUsesAnswer],
  [`POST ${manage}/:siteSlug/media/:mediaId/removals`]: [200, mediaRemovalAnswer],
  [`POST ${manage}/:siteSlug/images/:imageId/replacements`]: [200, replacementAnswer],
  [`POST ${manage}/:siteSlug/media-deletions`]: [200, mediaResultsAnswer],
  [`POST ${manage}/:siteSlug/media-restorations`]: [200, mediaResultsAnswer],
  [`POST ${manage}/:siteSlug/media-undos/:undoId`]: [200, mediaUndoAnswer],
  [`PUT ${manage}/:siteSlug/videos/:videoId`]: [200, videoAnswer],
  [`POST ${manage}/:siteSlug/video-upload-urls`]: [201, uploadAnswer],
  [`POST ${manage}/:siteSlug/videos`]: [201, videoAnswer],
  [`GET ${manage}/:siteSlug/archive`]: [200, archiveAnswer],
  [`POST ${manage}/:siteSlug/site-deletion`]: [204],
  [`GET ${manage}/deleted-sites`]: [200, deletedSitesAnswer],
  [`POST ${manage}/deleted-sites/:siteId/restore`]: [200, deletedSitesAnswer],
  [`POST ${manage}/:siteSlug/archive-links`]: [201, archiveLinkAnswer],
  [`GET ${manage}/:siteSlug/subscribers`]: [200, subscribersAnswer],
  [`GET ${manage}/:siteSlug/subscribers/:subscriberId`]: [200, subscriberAnswer],
  [`POST ${manage}/:siteSlug/subscribers/:subscriberId/complimentary-plan`]: [
    200,
    subscriberAnswer,
  ],
  [`DELETE ${manage}/:siteSlug/subscribers/:subscriberId/complimentary-plan`]: [
    200,
    subscriberAnswer,
  ],
  [`POST ${manage}/:siteSlug/subscribers/:subscriberId/unsubscribe`]: [200, subscriberAnswer],
  [`DELETE ${manage}/:siteSlug/subscribers/:subscriberId`]: [204],
  [`GET ${manage}/:siteSlug/subscriber-imports`]: [200, importsAnswer],
  [`POST ${manage}/:siteSlug/subscriber-imports`]: [201, importAnswer],
  [`GET ${manage}/:siteSlug/subscriber-imports/:importId`]: [200, importAnswer],
  [`PUT ${manage}/:siteSlug/subscriber-imports/:importId/rows`]: [200, importRowsAnswer],
  [`POST ${manage}/:siteSlug/subscriber-imports/:importId/start`]: [200, importAnswer],
  [`POST ${manage}/:siteSlug/subscriber-imports/:importId/advance`]: [200, importAnswer],
  [`POST ${manage}/:siteSlug/subscriber-imports/:importId/undo`]: [200, importAnswer],
  [`GET ${manage}/newsletter-confirmations/:token`]: [200, confirmationAnswer],
  [`POST ${manage}/newsletter-confirmations/:token`]: [200, confirmationAnswer],
  [`POST ${manage}/:siteSlug/recipes`]: [201, recipeAnswer],
  [`PUT ${manage}/:siteSlug/terms/:termId`]: [200, termAnswer],
  [`DELETE ${manage}/:siteSlug/terms/:termId`]: [204],
  [`POST ${manage}/:siteSlug/terms/:termId/merge`]: [200, termsAnswer],
  [`POST ${manage}/:siteSlug/terms/:termId/separate`]: [200, termsAnswer],
  [`POST ${manage}/:siteSlug/equipment`]: [201, equipmentAnswer],
  [`GET ${manage}/:siteSlug/uses`]: [200, usesAnswer],
  [`GET ${manage}/:siteSlug/uses/:thingId`]: [200, usingRecipesAnswer],
  [`PUT ${manage}/:siteSlug/units/:unitId`]: [200, unitsAnswer],
  [`POST ${manage}/:siteSlug/units/:unitId/merge`]: [200, unitsAnswer],
  [`POST ${manage}/:siteSlug/units/:unitId/separate`]: [200, unitsAnswer],
  [`POST ${manage}/:siteSlug/ingredients`]: [201, ingredientAnswer],
  [`PUT ${manage}/:siteSlug/ingredients/:ingredientId`]: [200, ingredientAnswer],
  [`DELETE ${manage}/:siteSlug/ingredients/:ingredientId`]: [204],
  [`POST ${manage}/:siteSlug/ingredients/:ingredientId/merge`]: [200, ingredientAnswer],
  [`POST ${manage}/:siteSlug/ingredients/:ingredientId/separate`]: [200, separatedIngredientAnswer],
  [`PUT ${manage}/:siteSlug/sites`]: [200, siteAnswer],
  [`GET ${manage}/:siteSlug/recipes/:recipeId`]: [200, recipeAnswer],
  [`POST ${manage}/:siteSlug/recipes/:recipeId/publish`]: [200, recipeAnswer],
  [`PUT ${manage}/:siteSlug/recipes/:recipeId/schedule`]: [200, scheduledAnswer],
  [`DELETE ${manage}/:siteSlug/recipes/:recipeId/schedule`]: [204],
  [`POST ${manage}/:siteSlug/recipes/:recipeId/schedule/retry`]: [200, recipeAnswer],
  [`GET ${manage}/:siteSlug/recipes/:recipeId/publication-plan`]: [200, publicationPlanAnswer],
  [`GET ${manage}/:siteSlug/recipes/:recipeId/revisions`]: [200, revisionsAnswer],
  [`POST ${manage}/:siteSlug/recipes/:recipeId/revisions`]: [201, revisionSummaryAnswer],
  [`GET ${revision}`]: [200, revisionAnswer],
  [`POST ${revision}/restore`]: [200, restoredAnswer],
  [`PUT ${revision}`]: [200, revisionSummaryAnswer],
};
