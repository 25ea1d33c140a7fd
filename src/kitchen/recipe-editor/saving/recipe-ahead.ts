import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { kitchenAddress } from '../../shell/network/address.ts';
import { askedAhead } from '../../shell/network/ahead.ts';

/** The recipe of the address, unless another tab may be about to save it. */
export const recipeAhead = askedAhead(async () => {
  const { siteSlug, id: recipeId } = kitchenAddress();
  if (siteSlug === null || recipeId === null || (await isWrittenElsewhere(recipeId))) return null;
  const recipe = manageApi[':siteSlug'].recipes[':recipeId'];
  const param = { siteSlug, recipeId };
  return (await jsonOf(await recipe.$get({ param }, { init: { cache: 'no-store' } }))).recipe;
});

async function isWrittenElsewhere(recipeId: string): Promise<boolean> {
  const { held = [] } = await globalThis.navigator.locks.query();
  return held.some(({ name }) => name?.endsWith(`:${recipeId}`));
}
