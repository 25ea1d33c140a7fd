import type { PersonContext } from '#functions/http/context.ts';

/** Whether a slug is free now; only the creation of a site reserves it. */
export async function isSiteSlugAvailable(ctx: PersonContext, slug: string): Promise<boolean> {
  return !(await ctx.platform.siteDirectory.has(slug));
}
