import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { newCollectionMessages as texts } from '#contract/kitchen/lists/new-collection-messages.ts';
import { collectionPath } from '#domain/kitchen/kitchen-paths.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';

/** Makes a collection, which no visitor finds before a recipe is in it, and opens it. */
export async function createCollection(): Promise<void> {
  const siteSlug = siteSlugHere();
  const slug = `untitled-${crypto.randomUUID().slice(0, 8)}`;
  try {
    const answer = await call(() =>
      manageApi[':siteSlug'].collections.$post({
        param: { siteSlug },
        json: { title: texts.title, slug },
      }),
    );
    const { collection } = await jsonOf(answer);
    globalThis.location.assign(collectionPath(siteSlug, collection.id));
  } catch (error) {
    notify(`${texts.failed}. ${failureOf(error).message}`);
  }
}
