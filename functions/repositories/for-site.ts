import type { SiteId, UserId } from '#domain/ids.ts';
import { type Database, read } from '#functions/db/database.ts';
import { bookmarkRepository } from './bookmarks/bookmark.ts';
import { buildRepository } from './publishing/build.ts';
import { changeRepository } from './publishing/change.ts';
import { collectionMemberRepository } from './collections/collection-member.ts';
import { deletedCollectionRepository } from './collections/deleted-collection.ts';
import { editCopies } from './recipe/edit-copies.ts';
import { collectionRepository } from './collections/collection.ts';
import { commentRepositories } from './comments/comment-repositories.ts';
import { findGlobals } from './site/globals.ts';
import { handOverStatements } from './site/handing-over.ts';
import { importRepository } from './import/imports.ts';
import { addressRepositories } from './addresses/address-repositories.ts';
import { listRepositories } from './site/list-repositories.ts';
import { archiveRepository } from './site/archive.ts';
import { mediaRepositories } from './media/media-repositories.ts';
import { newsletterRepositories } from './newsletters/newsletter-repositories.ts';
import { overviewRepository } from './overview/overview.ts';
import { subscriberRepositories } from './mail/subscriber-repositories.ts';
import { pagePreviewLinkRepository } from './publishing/page-preview-link.ts';
import { pastPageLinkRepository } from './publishing/past-page-link.ts';
import { previewLinkRepository } from './publishing/preview-link.ts';
import { publishedCollectionRepository } from './collections/published-collection.ts';
import { publishedRecipeRepository } from './recipe/published-recipe.ts';
import { rollbackRepository } from './publishing/rollback.ts';
import { publishedSiteRepository } from './site/published-site.ts';
import { deletedRecipeRepository } from './recipe/deleted-recipe.ts';
import { type DetailIds, recipeDetails } from './recipe/recipe-details.ts';
import { recipeIndexRepository } from './recipe/recipe-index.ts';
import { recipeHistoryRepository } from './recipe/recipe-history.ts';
import { publicationFactsRepository } from './recipe/publication-facts.ts';
import { recipePublicationRepository } from './recipe/recipe-publication.ts';
import { recipeStateRepository } from './recipe/recipe-state.ts';
import { recipeScheduleRepository } from './recipe/recipe-schedule.ts';
import { recipeRepository } from './recipe/recipe.ts';
import { expectReferences, findReferences, type References } from './recipe/references.ts';
import { searchIndexRepository } from './search/search-index.ts';
import { searchRepository } from './search/search.ts';
import { departureStatements, type Leaver } from './accounts/departure.ts';
import { siteUserRepository } from './accounts/site-user.ts';
import { siteRepository } from './site/site.ts';
import { siteRemovalRepository } from './site/site-removal.ts';
import { siteWorkingCopyRepository } from './site/working-copy.ts';
import { moneyRepositories } from './money/money-repositories.ts';
import { undoActionRepository } from './recipe/undo-action.ts';

export type SiteRepositories = ReturnType<typeof forSite>;

/** Everything that can be read or written of one site, and nothing of another. */
export function forSite(db: Database, siteId: SiteId) {
  const scope = { db, siteId };
  return {
    ...addressRepositories(scope),
    archive: archiveRepository(scope),
    bookmarks: bookmarkRepository(scope),
    builds: buildRepository(scope),
    changes: changeRepository(scope),
    collections: collectionRepository(scope),
    collectionMembers: collectionMemberRepository(scope),
    editCopies: (edit: Parameters<typeof editCopies>[1]) => editCopies(scope, edit),
    ...commentRepositories(scope),
    deletedCollections: deletedCollectionRepository(scope),
    deletedRecipes: deletedRecipeRepository(scope),
    departure: (leaver: Leaver, now: number) => departureStatements(scope, leaver, now),
    handOver: (ownerId: UserId, now: number) => handOverStatements(scope, ownerId, now),
    imports: importRepository(scope),
    ...listRepositories(scope),
    ...mediaRepositories(scope),
    ...moneyRepositories(scope),
    ...newsletterRepositories(scope),
    overview: overviewRepository(scope),
    pagePreviewLinks: pagePreviewLinkRepository(scope),
    pastPageLinks: pastPageLinkRepository(scope),
    previewLinks: previewLinkRepository(scope),
    publicationFacts: publicationFactsRepository(scope),
    publications: recipePublicationRepository(scope),
    publishedCollections: publishedCollectionRepository(scope),
    publishedRecipes: publishedRecipeRepository(scope),
    publishedSite: publishedSiteRepository(scope),
    rollback: rollbackRepository(scope),
    recipeStates: recipeStateRepository(scope),
    recipeHistory: recipeHistoryRepository(scope),
    recipeSchedules: recipeScheduleRepository(scope),
    recipes: recipeRepository(scope),
    recipeIndex: recipeIndexRepository(scope),
    search: searchRepository(scope),
    searchIndex: searchIndexRepository(scope),
    site: siteRepository(scope),
    siteRemoval: siteRemovalRepository(scope),
    siteUsers: siteUserRepository(scope),
    siteWorkingCopy: siteWorkingCopyRepository(scope),
    ...subscriberRepositories(scope),
    undoActions: undoActionRepository(scope),
    findGlobals: () => findGlobals(scope),
    findRecipeDetails: (ids: DetailIds) => read(db, recipeDetails(siteId, ids)),
    findReferences: (references: References) => findReferences(scope, references),
    expectReferences: (references: References) => expectReferences(scope, references),
  };
}
