import type { UsesAnswer, UsingRecipesAnswer } from '#contract/site/uses.ts';
import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';

export async function countUses(ctx: SiteContext): Promise<UsesAnswer> {
  return { uses: await ctx.repositories.uses.countAll(ctx.site.settings.language) };
}

export async function listUsingRecipes(ctx: SiteContext, id: Id): Promise<UsingRecipesAnswer> {
  const using = await ctx.repositories.uses.listUsing(id, ctx.site.settings.language);
  if (!using) throw notFound();
  return using;
}
