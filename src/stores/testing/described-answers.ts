import type { z } from 'zod';
import { siteUserDataAnswer } from '#contract/bookmarks/bookmark.ts';
import { commentsAnswer, hiddenCommentsAnswer } from '#contract/comments/comment.ts';
import {
  currentUserAnswer,
  handleAvailabilityAnswer,
  siteUserAnswer,
} from '#contract/accounts/current-user.ts';
import { siteGlobalsAnswer } from '#contract/site/directory.ts';
import { errorBody } from '#contract/errors.ts';
import { userBookmarksAnswer } from '#contract/bookmarks/user-bookmarks.ts';
import { imageAnswer, uploadAnswer, videoAnswer } from '#contract/media/media.ts';
import { newsletterSignUpAnswer, unsubscribeAnswer } from '#contract/mail/newsletter.ts';
import { buildStatusAnswer } from '#contract/publishing/build.ts';
import { publishedRecipeAnswer } from '#contract/recipe/published-recipe.ts';
import { publishedSiteAnswer } from '#contract/site/published-site.ts';
import { previewAnswer } from '#contract/publishing/preview.ts';
import { previewLinkAnswer, previewLinksAnswer } from '#contract/publishing/preview-link.ts';
import { recipeSearchAnswer } from '#contract/search/recipe-search.ts';
import { recipeActionAnswer, undoAnswer } from '#contract/recipe/recipe-action.ts';
import { recipeIndexAnswer } from '#contract/recipe/recipe-index.ts';
import { recipeAnswer } from '#contract/recipe/recipe-view.ts';
import {
  signInAnswer,
  signInRequestedAnswer,
  singleUseTokenAnswer,
  siteSignInAnswer,
} from '#contract/accounts/sign-in.ts';
import { publishedCollectionAnswer } from '#contract/site/site-collections.ts';
import { siteAnswer } from '#contract/site/site.ts';
import { subscriptionAnswer } from '#contract/money/subscription.ts';

type Described = [status: 200 | 201, answer: z.ZodType] | [status: 204];

const site = '/api/v1/site/:siteSlug';
const manage = '/api/v1/manage';

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
  [`GET ${site}/current-site`]: [200, publishedSiteAnswer],
  [`GET ${site}/current-user`]: [200, siteUserAnswer],
  [`POST ${site}/bookmarks`]: [200, siteUserDataAnswer],
  [`DELETE ${site}/bookmarks/:recipeId`]: [200, siteUserDataAnswer],
  [`POST ${site}/newsletter-subscribers`]: [200, newsletterSignUpAnswer],
  [`PUT ${site}/newsletter-preference`]: [200, unsubscribeAnswer],
  [`POST ${site}/subscriptions`]: [200, subscriptionAnswer],
  [`POST ${site}/sign-in`]: [200, signInRequestedAnswer],
  [`POST ${site}/sign-up`]: [200, signInRequestedAnswer],
  [`POST ${site}/sign-in/:token`]: [200, siteSignInAnswer],
  [`POST ${site}/sign-in-codes`]: [200, siteSignInAnswer],
  'GET /api/v1/site/globals': [200, siteGlobalsAnswer],
  [`POST ${manage}/:siteSlug/previews`]: [200, previewAnswer],
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
  [`GET ${manage}/:siteSlug/build-status`]: [200, buildStatusAnswer],
  [`POST ${manage}/:siteSlug/builds/retry`]: [200, buildStatusAnswer],
  [`GET ${manage}/:siteSlug/recipe-index`]: [200, recipeIndexAnswer],
  [`POST ${manage}/:siteSlug/recipe-actions`]: [200, recipeActionAnswer],
  [`POST ${manage}/:siteSlug/undo-actions/:undoId`]: [200, undoAnswer],
  [`GET ${manage}/:siteSlug/hidden-comments`]: [200, hiddenCommentsAnswer],
  [`POST ${manage}/:siteSlug/comments/:commentId/hide`]: [200, commentsAnswer],
  [`POST ${manage}/:siteSlug/comments/:commentId/unhide`]: [200, commentsAnswer],
  [`POST ${manage}/image-upload-urls`]: [201, uploadAnswer],
  [`POST ${manage}/images`]: [201, imageAnswer],
  [`PUT ${manage}/:siteSlug/images/:imageId`]: [200, imageAnswer],
  [`POST ${manage}/:siteSlug/video-upload-urls`]: [201, uploadAnswer],
  [`POST ${manage}/:siteSlug/videos`]: [201, videoAnswer],
  [`POST ${manage}/:siteSlug/recipes`]: [201, recipeAnswer],
};

/** What of an answer the API would never say; null when it could have said it. */
export function faultOf(
  call: string,
  { status, body }: { status: number; body: unknown },
): string | null {
  // A failure without words comes from something between here and the API.
  if (status >= 400) return body === null ? null : reasonOf(errorBody, body);
  const described = Object.entries(describedAnswers).find(([pattern]) => isCall(pattern, call));
  if (!described) return 'describedAnswers does not know this call';
  const [, [known, answer]] = described;
  if (status !== known) return `it answers ${known}, not ${status}`;
  if (answer) return reasonOf(answer, body);
  return body === null ? null : 'it has no body';
}

const isCall = (pattern: string, call: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(call);

function reasonOf(schema: z.ZodType, body: unknown): string | null {
  const { error } = schema.safeParse(body);
  return error?.message ?? null;
}
