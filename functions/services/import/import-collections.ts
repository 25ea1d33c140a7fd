import type { ImportItemInput } from '#contract/import/imports.ts';
import type { CollectionId, Id } from '#domain/ids.ts';
import { slugCandidates, uniqueSlug } from '#domain/text/slug.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { collectionCreation } from '../collections/create.ts';
import { collectionDeletion } from '../collections/delete.ts';

/** As many as are deleted in one batch. */
const undoneAtOnce = 20;

type Collecting = Extract<ImportItemInput, { outcome: 'collect' }>;
type Asked = { item: ImportItemInput; index: number };
type Creation = ReturnType<typeof collectionCreation>;
export type Collected = { key: string; id: CollectionId } & Creation;

const isCollecting = (asked: Asked): asked is Asked & { item: Collecting } =>
  asked.item.outcome === 'collect';

/** Collections of the site in the order in which they stood in the files, under addresses that are free. */
export async function collectionsOf(
  ctx: SiteContext,
  fresh: readonly Asked[],
): Promise<Collected[]> {
  const asked = fresh.filter(isCollecting);
  if (asked.length === 0) return [];
  const taken = await ctx.repositories.deletedCollections.listTakenSlugs(
    asked.flatMap(({ item }) => slugCandidates(item.collection.slug)),
  );
  return asked.map(({ item, index }) => {
    const slug = uniqueSlug(item.collection.slug, taken);
    taken.add(slug);
    const id = ctx.newId();
    const { references, statements } = collectionCreation(ctx, id, { ...item.collection, slug });
    const placed = references.map((reference) => ({
      ...reference,
      path: `items.${index}.collection.${reference.path}`,
    }));
    return { key: item.key, id, references: placed, statements };
  });
}

/** Takes some of the collections of an import back, so that they can be restored, and what else is left of it. */
export async function undoCollections(ctx: SiteContext, id: Id): Promise<void> {
  const { imports, collections, formerComments } = ctx.repositories;
  const collected = await imports.listCollected(id, undoneAtOnce);
  const found = await Promise.all(
    collected.map(({ collectionId }) => collections.find(collectionId)),
  );
  await ctx.commit([
    // Those that are gone already are passed over.
    ...found.flatMap((collection) => (collection ? collectionDeletion(ctx, collection) : [])),
    imports.undo(
      id,
      collected.map(({ key }) => key),
    ),
    formerComments.takeBack(id),
    imports.end(id, ctx.now),
  ]);
  if (collected.length > 0) ctx.wakePublisher(ctx.site.id);
}
