import type { SiteId } from '#domain/ids.ts';
import type { Database } from '#functions/db/database.ts';
import { bookmarkRepository } from './bookmark.ts';
import { buildRepository } from './build.ts';
import { changeRepository } from './change.ts';
import { collectionRepository } from './collection.ts';
import { commentReportRepository } from './comment-report.ts';
import { commentRepository } from './comment.ts';
import { equipmentRepository } from './equipment.ts';
import { findGlobals } from './globals.ts';
import { hostnameRepository } from './hostname.ts';
import { ingredientRepository } from './ingredient.ts';
import { mediaRepository } from './media.ts';
import { newsletterSubscriberRepository } from './newsletter-subscriber.ts';
import { publishedCollectionRepository } from './published-collection.ts';
import { publishedRecipeRepository } from './published-recipe.ts';
import { publishedSiteRepository } from './published-site.ts';
import { findRecipeDetails } from './recipe-details.ts';
import { recipePublicationRepository } from './recipe-publication.ts';
import { recipeRepository } from './recipe.ts';
import { findReferences, type References } from './references.ts';
import { searchIndexRepository } from './search-index.ts';
import { searchRepository } from './search.ts';
import { siteRepository } from './site.ts';
import { subscriptionRepository } from './subscription.ts';
import { termRepository } from './term.ts';

export type SiteRepositories = ReturnType<typeof forSite>;

/** Everything that can be read or written of one site, and nothing of another. */
export function forSite(db: Database, siteId: SiteId) {
  const scope = { db, siteId };
  return {
    bookmarks: bookmarkRepository(scope),
    builds: buildRepository(scope),
    changes: changeRepository(scope),
    collections: collectionRepository(scope),
    commentReports: commentReportRepository(scope),
    comments: commentRepository(scope),
    equipment: equipmentRepository(scope),
    hostnames: hostnameRepository(scope),
    ingredients: ingredientRepository(scope),
    media: mediaRepository(scope),
    newsletterSubscribers: newsletterSubscriberRepository(scope),
    publications: recipePublicationRepository(scope),
    publishedCollections: publishedCollectionRepository(scope),
    publishedRecipes: publishedRecipeRepository(scope),
    publishedSite: publishedSiteRepository(scope),
    recipes: recipeRepository(scope),
    search: searchRepository(scope),
    searchIndex: searchIndexRepository(scope),
    site: siteRepository(scope),
    subscriptions: subscriptionRepository(scope),
    terms: termRepository(scope),
    findGlobals: () => findGlobals(scope),
    findRecipeDetails: (ids: Parameters<typeof findRecipeDetails>[1]) =>
      findRecipeDetails(scope, ids),
    findReferences: (references: References) => findReferences(scope, references),
  };
}
