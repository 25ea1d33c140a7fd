import type { PersonContext } from '#functions/http/context.ts';

/** Whether a new site could stand there; only making one decides it for good. */
export async function isSiteSlugAvailable(ctx: PersonContext, slug: string): Promise<boolean> {
  return !(await ctx.platform.siteDirectory.has(slug));
}
