import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { ImportItemInput } from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { CollectionSummaryView, NewCollectionInput } from '#contract/site/collection.ts';
import { addAll } from '#domain/import/add-all.ts';
import { collectionHere } from '#domain/import/larder/collections-here.ts';
import { withNewIds } from '#domain/import/larder/former-ids.ts';
import type { LarderCollection } from '#domain/import/larder/larder-content.ts';
import { withOwnLinks } from '#domain/import/larder/own-links.ts';
import { collectionPath } from '#domain/publishing/site-paths.ts';
import { siteSlugHere } from '../../../shell/network/address.ts';
import { addressesKept, noteOf, notesKept } from '../import-item.ts';
import { itemKey } from '../item-key.ts';
import { bringMediaOf } from './bring-media.ts';
import { asked, type Bringing, fieldsIn, leadingOf, sentLeniently } from './bringing.ts';
import { importOutcomes } from './import-outcomes.ts';
import { namedHere, titleHere } from './named-here.ts';

const texts = recipeImportMessages;
const site = manageApi[':siteSlug'];
const pageSize = 100;

/** A field that a collection comes to have does not compile before it is brought as well. */
const fields = {
  title: true,
  slug: true,
  description: true,
  imageId: true,
  imageCrop: true,
  videoId: true,
  recipeIds: true,
} as const satisfies Record<keyof Required<NewCollectionInput>, true>;

type Reading = Bringing & { known: ReadonlySet<string>; paths: ReadonlyMap<string, string> };

/** The collections of the archive as they are sent, in their order; one that is there takes the recipes in. */
export async function* collectionItems(reading: Reading): AsyncGenerator<ImportItemInput> {
  const there = await collectionsThere(reading);
  for (const collection of reading.larder.collections) {
    reading.signal.throwIfAborted();
    const key = await itemKey(reading.fileName, collection.path);
    if (reading.known.has(key)) continue;
    const lost = await bringMediaOf(collection.written, reading);
    const written = contentOf(collection, reading);
    reading.onThing(written.title);
    const same = collectionHere({ key, title: written.title }, there);
    if (same) {
      for (const name of lost) await reading.tell(texts.larder.partNotTaken(same.title, name));
      await gather(same, written, reading);
    } else {
      const notes = notesKept(lost.map((name) => noteOf('picture', name)));
      const formerAddresses = addressesOf(collection, reading);
      yield { outcome: 'collect', key, collection: written, formerAddresses, notes };
    }
  }
}

/** Which paths of collections are others here than on the former site. */
export async function collectionPathsLed(bringing: Bringing): Promise<Map<string, string>> {
  const there = await collectionsThere(bringing);
  const led = new Map<string, string>();
  for (const { id, path, written } of bringing.larder.collections) {
    const key = await itemKey(bringing.fileName, path);
    const same = collectionHere({ key, title: titleHere(written) }, there);
    if (same) bringing.ids.set(id, same.id);
    const { slug: before } = written;
    if (same && typeof before === 'string' && same.slug !== before)
      led.set(collectionPath(before), collectionPath(same.slug));
  }
  return led;
}

const collectionsThere = async (bringing: Bringing) => ({
  listed: await listCollections(bringing),
  made: (await importOutcomes(bringing)).collections,
});

async function listCollections(bringing: Bringing): Promise<CollectionSummaryView[]> {
  const all: CollectionSummaryView[] = [];
  const param = { siteSlug: siteSlugHere() };
  for (let offset = 0, total = 1; offset < total; offset += pageSize) {
    const query = { limit: String(pageSize), offset: String(offset) };
    const page = await jsonOf(await asked(bringing, () => site.collections.$get({ param, query })));
    addAll(all, page.collections);
    ({ total } = page);
  }
  return all;
}

function contentOf({ written }: LarderCollection, reading: Reading): NewCollectionInput {
  const said = withNewIds(fieldsIn(written, fields), reading.ids);
  const led = withOwnLinks(said, leadingOf(reading, reading.paths));
  return namedHere(led);
}

const addressesOf = ({ id, written }: LarderCollection, { larder }: Bringing): string[] => {
  const own = typeof written['slug'] === 'string' ? [collectionPath(written['slug'])] : [];
  const led = larder.addresses.filter(({ kind, target }) => kind === 'collection' && target === id);
  return addressesKept([...own, ...led.map(({ address }) => address)]);
};

/** What the cook has collected stays as it is, before what comes. */
async function gather(
  { id, title }: CollectionSummaryView,
  { recipeIds = [] }: NewCollectionInput,
  bringing: Bringing,
): Promise<void> {
  const one = site.collections[':collectionId'];
  const param = { siteSlug: siteSlugHere(), collectionId: id };
  const { collection } = await jsonOf(await asked(bringing, () => one.$get({ param })));
  const all = [...new Set([...collection.recipeIds, ...recipeIds])];
  await bringing.tell(texts.larder.gathered(title));
  if (all.length === collection.recipeIds.length) return;
  const body = { recipeIds: all };
  await sentLeniently(bringing, { title, body, send: (json) => one.$put({ param, json }) });
}
