import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { siteSlugHere } from '../../../shell/network/address.ts';
import { asked, type Bringing } from './bringing.ts';

/** What came of the things that the import brought until now, by their keys. */
export async function importOutcomes(bringing: Pick<Bringing, 'signal' | 'importId'>) {
  const param = { siteSlug: siteSlugHere(), recipeImportId: bringing.importId };
  const { keys } = manageApi[':siteSlug']['recipe-imports'][':recipeImportId'];
  const answer = await jsonOf(await asked(bringing, () => keys.$get({ param })));
  const made = answer.recipes.filter(({ isMade }) => isMade);
  return {
    recipes: new Map(answer.recipes.map(({ key, recipeId }) => [key, recipeId])),
    madeRecipes: new Map(made.map(({ key, recipeId }) => [key, recipeId])),
    collections: new Map(answer.collections.map(({ key, collectionId }) => [key, collectionId])),
  };
}
