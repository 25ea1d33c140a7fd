import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { WrittenRecipe } from '#contract/recipe/recipe.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';

/** Makes a draft of the site and opens it in the editor; `onMade` ends before this page does. */
export async function openNewRecipe(
  json: WrittenRecipe,
  onMade?: () => Promise<void>,
): Promise<void> {
  const siteSlug = siteSlugHere();
  const answer = await call(() =>
    manageApi[':siteSlug'].recipes.$post({ param: { siteSlug }, json }),
  );
  const { recipe } = await jsonOf(answer);
  await onMade?.();
  globalThis.location.assign(recipePath(siteSlug, recipe.id));
}

/** What makes an address one of its own, where there is no title or its address is taken. */
export const ownEnding = (): string => crypto.randomUUID().slice(0, 8);

/** The address of a recipe until its title has one. */
export const untitledSlug = (): string => `untitled-${ownEnding()}`;
