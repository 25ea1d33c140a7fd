import type { CollectionOrder } from '#contract/site/collection.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalid } from '../service-error.ts';

/** Puts the collections of the site in an order, and answers the whole of it. */
export async function orderCollections(
  ctx: SiteContext,
  { collectionIds }: CollectionOrder,
): Promise<CollectionOrder> {
  const { collections, changes } = ctx.repositories;
  const before = await collections.listIds();
  checkKnown(collectionIds, before);
  const named = new Set(collectionIds);
  const after = [...named, ...before.filter((id) => !named.has(id))];
  if (after.some((id, index) => id !== before[index])) {
    await ctx.commit([...collections.order(after), changes.record(['collections'], ctx.now)]);
    ctx.wakePublisher(ctx.site.id);
  }
  return { collectionIds: after };
}

function checkKnown(ids: string[], known: string[]): void {
  const unknown = ids.flatMap((id, index) =>
    known.includes(id)
      ? []
      : [{ path: `collectionIds.${index}`, message: issueMessages.invalidInput }],
  );
  if (unknown.length > 0) throw invalid(...unknown.slice(0, 100));
}
