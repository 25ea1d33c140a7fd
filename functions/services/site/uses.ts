import type { UsesAnswer, UsingRecipesAnswer } from '#contract/site/uses.ts';
import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';

export async function countUses(ctx: SiteContext): Promise<UsesAnswer> {
  return { uses: await ctx.repositories.uses.countAll() };
}

export async function listUsingRecipes(ctx: SiteContext, id: Id): Promise<UsingRecipesAnswer> {
  const using = await ctx.repositories.uses.listUsing(id);
  if (!using) throw notFound();
  return using;
}
