import type { SiteId } from '#domain/ids.ts';
import type { Database } from '#functions/db/database.ts';
import { changeRepository } from './change.ts';
import { collectionRepository } from './collection.ts';
import { mediaRepository } from './media.ts';
import { recipeRepository } from './recipe.ts';
import { findRecipeDetails } from './recipe-details.ts';
import { recipePublicationRepository } from './recipe-publication.ts';
import { findReferences, type References } from './references.ts';
import { siteRepository } from './site.ts';

export type SiteRepositories = ReturnType<typeof forSite>;

/** Everything that can be read or written of one site, and nothing of another. */
export function forSite(db: Database, siteId: SiteId) {
  const scope = { db, siteId };
  return {
    changes: changeRepository(scope),
    collections: collectionRepository(scope),
    media: mediaRepository(scope),
    recipes: recipeRepository(scope),
    publications: recipePublicationRepository(scope),
    site: siteRepository(scope),
    findRecipeDetails: (ids: Parameters<typeof findRecipeDetails>[1]) =>
      findRecipeDetails(scope, ids),
    findReferences: (references: References) => findReferences(scope, references),
  };
}
