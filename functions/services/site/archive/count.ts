import type { ArchiveAnswer } from '#contract/archive/archive.ts';
import type { SiteContext } from '#functions/http/context.ts';

/** What an archive of the site would hold. */
export async function countArchive(ctx: SiteContext): Promise<ArchiveAnswer> {
  const counts = await ctx.repositories.archive.count();
  return { archive: { ...counts, isPublished: ctx.site.revision > 0 } };
}
