import type { MergeInput } from '#contract/site/globals.ts';
import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt, notFound, preconditionFailed } from '../service-error.ts';

type KeptKind = 'ingredient' | 'equipment';
type Merge = { kind: KeptKind; id: Id } & MergeInput;

/**
 * Two entries of a list become one. Recipes go on naming what they name, so that drafts, scheduled
 * copies and the history follow without being written, and the merge can be taken back.
 */
export async function mergeEntries(ctx: SiteContext, { kind, id, intoId }: Merge): Promise<void> {
  const entries = entriesOf(ctx, kind);
  const [entry, into] = await Promise.all([entries.find(id), entries.find(intoId)]);
  if (!entry) throw notFound();
  if (!into || into.id === entry.id) throw invalidAt('intoId');
  const [merged] = await ctx.commit([
    ...entries.merge(id, intoId),
    ...following(ctx, kind, [id, intoId]),
  ]);
  // Another request merged one of them in between.
  if (merged === 0) throw preconditionFailed();
  ctx.wakePublisher(ctx.site.id);
}

/** A merged entry is one of its own again, with the recipes that name it; answers what stood for it. */
export async function separateEntry(
  ctx: SiteContext,
  { kind, id }: { kind: KeptKind; id: Id },
): Promise<Id> {
  const entries = entriesOf(ctx, kind);
  const merged = await entries.findMerged(id);
  if (!merged || merged.standsForId === null) throw notFound();
  const ids = [id, merged.standsForId];
  await ctx.commit([...entries.separate(id), ...following(ctx, kind, ids)]);
  ctx.wakePublisher(ctx.site.id);
  return merged.standsForId;
}

const entriesOf = ({ repositories }: SiteContext, kind: KeptKind) =>
  kind === 'ingredient' ? repositories.ingredients : repositories.equipment;

/** Pages follow, and so does what is found by the name of an ingredient. */
function following({ repositories, now }: SiteContext, kind: KeptKind, ids: Id[]) {
  const { searchIndex, changes } = repositories;
  return [
    ...(kind === 'ingredient' ? ids.map((id) => searchIndex.queueRecipesNaming(id)) : []),
    changes.record(
      ids.map((id) => `${kind}:${id}` as const),
      now,
    ),
  ];
}
