import { issueMessages } from '#contract/issue-messages.ts';
import type { ImportAnswer, ImportStartInput } from '#contract/mail/subscriber-import.ts';
import type { Id } from '#domain/ids.ts';
import { bringNext } from '#functions/crossings/bring-subscribers.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { conflict, invalidAt } from '../../service-error.ts';
import { findImport, getImport, roomForConfirmed } from './view.ts';

/** From here on the list is brought part by part, by the open page or by a job. */
export async function startImport(
  ctx: SiteContext,
  id: Id,
  { basis, statement }: ImportStartInput,
): Promise<ImportAnswer> {
  const { subscriberImports } = ctx.repositories;
  const { import: draft } = await getImport(ctx, id);
  if (draft.state !== 'draft') throw conflict('already_sent');
  const room = basis === 'confirmed' ? await roomForConfirmed(ctx) : Infinity;
  if ((draft.counts.new ?? 0) > room) {
    throw invalidAt('basis', issueMessages.tooManyDeclared(room));
  }
  const declaredBy = ctx.actor.user.id;
  await ctx.commit([subscriberImports.start(id, { basis, statement, declaredBy, now: ctx.now })]);
  return getImport(ctx, id);
}

/** Brings the next part of a list that runs; one that does not stays as it is. */
export async function advanceImport(ctx: SiteContext, id: Id): Promise<ImportAnswer> {
  const { state, basis } = await findImport(ctx, id);
  if (state === 'running' && basis !== null) {
    await bringNext(ctx, { id, siteId: ctx.site.id, basis });
  }
  return getImport(ctx, id);
}

/** Takes a list back, with everybody of it who did nothing since. */
export async function undoImport(ctx: SiteContext, id: Id): Promise<ImportAnswer> {
  await findImport(ctx, id);
  await ctx.commit(ctx.repositories.subscriberImports.undo(id, ctx.now));
  return getImport(ctx, id);
}
