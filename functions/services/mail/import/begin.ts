import type { ImportAnswer, ImportsAnswer } from '#contract/mail/subscriber-import.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { getImport, importViewOf } from './view.ts';

/** A list of which nothing is known yet but its file. */
export async function beginImport(ctx: SiteContext, fileName: string): Promise<ImportAnswer> {
  const draft = { id: ctx.newId(), fileName, declaredBy: ctx.actor.user.id };
  await ctx.commit(ctx.repositories.subscriberImports.create(draft, ctx.now));
  return getImport(ctx, draft.id);
}

/** Lists that were started, latest first. */
export async function listImports(ctx: SiteContext): Promise<ImportsAnswer> {
  const found = await ctx.repositories.subscriberImports.list();
  return { imports: await Promise.all(found.map((each) => importViewOf(ctx, each))) };
}
