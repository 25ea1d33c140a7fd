import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { ImportItemInput } from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/recipe-import-messages.ts';
import type { CollectionSummaryView, NewCollectionInput } from '#contract/site/collection.ts';
import { withNewIds } from '#domain/import/larder/former-ids.ts';
import type { LarderCollection } from '#domain/import/larder/larder-content.ts';
import { textOf } from '#domain/import/larder/own-json.ts';
import { withOwnLinks } from '#domain/import/larder/own-links.ts';
import { importLimits } from '#domain/import/imports/import-item.ts';
import { plain } from '#domain/import/imports/likeness.ts';
import { isRecord } from '#domain/is-record.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { collectionPath } from '#domain/publishing/site-paths.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { readOldAddress } from '#domain/site/old-address.ts';
import { isBlank } from '#domain/text/blank.ts';
import { isSlug } from '#domain/text/is-slug.ts';
import { slugFrom } from '#domain/text/slug.ts';
import { siteSlugHere } from '../../../shell/address.ts';
import { untitledSlug } from '../../../recipes/new-recipe.ts';
import { noteOf, notesKept } from '../import-item.ts';
import { itemKey } from '../item-key.ts';
import { bringMediaOf } from './bring-media.ts';
import { asked, type Bringing, fieldsIn, leadingOf, sentLeniently } from './bringing.ts';

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
  const there = await listCollections(reading);
  for (const collection of reading.larder.collections) {
    reading.signal.throwIfAborted();
    const key = await itemKey(reading.fileName, collection.path);
    if (reading.known.has(key)) continue;
    const lost = await bringMediaOf(collection.written, reading);
    const written = collectionHere(collection, reading);
    reading.onThing(written.title);
    const same = there.find(({ title }) => plain(title) === plain(written.title));
    if (same) await gather(same, written, reading);
    else {
      const notes = notesKept(lost.map((name) => noteOf('picture', name)));
      const formerAddresses = addressesOf(collection, reading);
      yield { outcome: 'collect', key, collection: written, formerAddresses, notes };
    }
  }
}

/** Which paths of collections are others here than on the former site. */
export async function collectionPathsLed(bringing: Bringing): Promise<Map<string, string>> {
  const there = await listCollections(bringing);
  const led = new Map<string, string>();
  for (const { id, written } of bringing.larder.collections) {
    const { slug: before, title } = written;
    if (typeof before !== 'string') continue;
    const same = there.findLast((each) => plain(each.title) === plain(String(title)));
    if (same) bringing.ids.set(id, same.id);
    if (same && same.slug !== before) led.set(collectionPath(before), collectionPath(same.slug));
  }
  return led;
}

async function listCollections(bringing: Bringing): Promise<CollectionSummaryView[]> {
  const all: CollectionSummaryView[] = [];
  const param = { siteSlug: siteSlugHere() };
  for (let offset = 0, total = 1; offset < total; offset += pageSize) {
    const query = { limit: String(pageSize), offset: String(offset) };
    const page = await jsonOf(await asked(bringing, () => site.collections.$get({ param, query })));
    all.push(...page.collections);
    ({ total } = page);
  }
  return all;
}

function collectionHere({ written }: LarderCollection, reading: Reading): NewCollectionInput {
  const said = withNewIds(fieldsIn(written, fields), reading.ids);
  const led = withOwnLinks(said, leadingOf(reading, reading.paths));
  const content = isRecord(led) ? led : {};
  const line = keptLine(textOf(content['title']), recipeLimits.line).text;
  const title = isBlank(line) ? texts.untitled : line;
  const { slug } = content;
  const isFit = typeof slug === 'string' && isSlug(slug);
  // The server checks what the archive says of the rest.
  return { ...content, title, slug: isFit ? slug : (slugFrom(title) ?? untitledSlug()) };
}

const addressesOf = ({ id, written }: LarderCollection, { larder }: Bringing): string[] => {
  const own = typeof written['slug'] === 'string' ? [collectionPath(written['slug'])] : [];
  const led = larder.addresses.filter(({ kind, target }) => kind === 'collection' && target === id);
  return [...own, ...led.map(({ address }) => address)]
    .filter((address) => readOldAddress(address) !== null)
    .slice(0, importLimits.addresses);
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
  bringing.told.push(texts.larder.gathered(title));
  if (all.length === collection.recipeIds.length) return;
  const body = { recipeIds: all };
  await sentLeniently(bringing, { title, body, send: (json) => one.$put({ param, json }) });
}
