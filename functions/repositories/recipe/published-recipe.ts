import type { CollectionId, TermId, UnitId } from '#domain/ids.ts';
import type { SiteUnits } from '#domain/ingredients/own-units/said-units.ts';
import type { RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import type { PartIds, RecipeParts } from '#domain/recipe/recipe-parts.ts';
import { mapped, type Read, read } from '#functions/db/database.ts';
import { combined } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import type { Term } from '../site/term.ts';
import { publishedRecipeAt, type ReadRecipes } from './recipe-facts.ts';
import {
  collectionNamesRead,
  type NamedCollection,
  partsRead,
  termsRead,
  unitsRead,
} from './recipe-parts.ts';

export type NamedIds = { termIds: TermId[]; unitIds: UnitId[]; collectionIds: CollectionId[] };

export type PublishedParts = RecipeParts & {
  terms: Map<string, Term>;
  units: SiteUnits;
  collections: NamedCollection[];
};

/** Recipes as visitors see them, one at a time. */
export const publishedRecipeRepository = ({ db, siteId }: SiteScope) => ({
  find: (slug: string): Promise<RecipeFacts | null> =>
    read(db, mapped(publishedRecipeAt(siteId, slug), theOnlyOne)),
  /** The rows behind the ids of a recipe. */
  findParts: (ids: PartIds & NamedIds): Promise<PublishedParts> => read(db, allParts(siteId, ids)),
});

/** A recipe that cannot be read is a fault, not a recipe that is not there. */
function theOnlyOne({ recipes, damaged }: ReadRecipes): RecipeFacts | null {
  for (const reason of damaged.values()) throw new Error(reason);
  const [recipe] = recipes.values();
  return recipe ?? null;
}

const allParts = (siteId: string, ids: PartIds & NamedIds): Read<PublishedParts> =>
  combined<Named & { parts: RecipeParts }, PublishedParts>(
    {
      parts: partsRead(siteId, ids),
      terms: termsRead(siteId, ids.termIds),
      units: unitsRead(siteId, ids.unitIds),
      collections: collectionNamesRead(siteId, ids.collectionIds),
    },
    ({ parts, ...named }) => ({ ...parts, ...named }),
  );

type Named = Omit<PublishedParts, keyof RecipeParts>;
