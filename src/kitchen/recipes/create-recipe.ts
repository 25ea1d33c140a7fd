import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { newRecipeMessages as texts } from '#contract/kitchen/new-recipe-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/address.ts';
import { call } from '../shell/connection.ts';
import { notify } from '../shell/notices.ts';

/** Makes a draft and opens it. Its address is its own until the title has one. */
export async function createRecipe(): Promise<void> {
  const siteSlug = siteSlugHere();
  const slug = `untitled-${crypto.randomUUID().slice(0, 8)}`;
  try {
    const answer = await call(() =>
      manageApi[':siteSlug'].recipes.$post({
        param: { siteSlug },
        json: { title: texts.title, slug },
      }),
    );
    const { recipe } = await jsonOf(answer);
    globalThis.location.assign(recipePath(siteSlug, recipe.id));
  } catch (error) {
    notify(`${texts.failed}. ${failureOf(error).message}`);
  }
}
