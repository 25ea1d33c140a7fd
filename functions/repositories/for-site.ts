import type { SiteId } from '#domain/ids.ts';
import { type Database, read } from '#functions/db/database.ts';
import { bookmarkRepository } from './bookmarks/bookmark.ts';
import { buildRepository } from './publishing/build.ts';
import { changeRepository } from './publishing/change.ts';
import { collectionMemberRepository } from './collections/collection-member.ts';
import { editCopies } from './recipe/edit-copies.ts';
import { collectionRepository } from './collections/collection.ts';
import { commentReportRepository } from './comments/comment-report.ts';
import { commentRepository } from './comments/comment.ts';
import { equipmentRepository } from './site/equipment.ts';
import { findGlobals } from './site/globals.ts';
import { hostnameRepository } from './site/hostname.ts';
import { ingredientRepository } from './site/ingredient.ts';
import { mediaRepository } from './media/media.ts';
import { subscriberRepository } from './mail/subscriber.ts';
import { newsletterSubscriberRepository } from './mail/newsletter-subscriber.ts';
import { previewLinkRepository } from './publishing/preview-link.ts';
import { publishedCollectionRepository } from './collections/published-collection.ts';
import { publishedRecipeRepository } from './recipe/published-recipe.ts';
import { publishedSiteRepository } from './site/published-site.ts';
import { deletedRecipeRepository } from './recipe/deleted-recipe.ts';
import { type DetailIds, recipeDetails } from './recipe/recipe-details.ts';
import { recipeIndexRepository } from './recipe/recipe-index.ts';
import { recipeHistoryRepository } from './recipe/recipe-history.ts';
import { recipePublicationRepository } from './recipe/recipe-publication.ts';
import { recipeStateRepository } from './recipe/recipe-state.ts';
import { recipeScheduleRepository } from './recipe/recipe-schedule.ts';
import { recipeRepository } from './recipe/recipe.ts';
import { findReferences, type References } from './recipe/references.ts';
import { searchIndexRepository } from './search/search-index.ts';
import { searchRepository } from './search/search.ts';
import { departureStatements, type Leaver } from './accounts/departure.ts';
import { siteUserRepository } from './accounts/site-user.ts';
import { siteRepository } from './site/site.ts';
import { subscriptionRepository } from './money/subscription.ts';
import { undoActionRepository } from './recipe/undo-action.ts';
import { termRepository } from './site/term.ts';

export type SiteRepositories = ReturnType<typeof forSite>;

/** Everything that can be read or written of one site, and nothing of another. */
export function forSite(db: Database, siteId: SiteId) {
  const scope = { db, siteId };
  return {
    bookmarks: bookmarkRepository(scope),
    builds: buildRepository(scope),
    changes: changeRepository(scope),
    collections: collectionRepository(scope),
    collectionMembers: collectionMemberRepository(scope),
    editCopies: (edit: Parameters<typeof editCopies>[1]) => editCopies(scope, edit),
    commentReports: commentReportRepository(scope),
    comments: commentRepository(scope),
    deletedRecipes: deletedRecipeRepository(scope),
    departure: (leaver: Leaver, now: number) => departureStatements(scope, leaver, now),
    equipment: equipmentRepository(scope),
    hostnames: hostnameRepository(scope),
    ingredients: ingredientRepository(scope),
    media: mediaRepository(scope),
    newsletterSubscribers: newsletterSubscriberRepository(scope),
    previewLinks: previewLinkRepository(scope),
    publications: recipePublicationRepository(scope),
    publishedCollections: publishedCollectionRepository(scope),
    publishedRecipes: publishedRecipeRepository(scope),
    publishedSite: publishedSiteRepository(scope),
    recipeStates: recipeStateRepository(scope),
    recipeHistory: recipeHistoryRepository(scope),
    recipeSchedules: recipeScheduleRepository(scope),
    recipes: recipeRepository(scope),
    recipeIndex: recipeIndexRepository(scope),
    search: searchRepository(scope),
    searchIndex: searchIndexRepository(scope),
    site: siteRepository(scope),
    siteUsers: siteUserRepository(scope),
    subscribers: subscriberRepository(scope),
    subscriptions: subscriptionRepository(scope),
    terms: termRepository(scope),
    undoActions: undoActionRepository(scope),
    findGlobals: () => findGlobals(scope),
    findRecipeDetails: (ids: DetailIds) => read(db, recipeDetails(siteId, ids)),
    findReferences: (references: References) => findReferences(scope, references),
  };
}
