import { leavingMessages } from '#contract/kitchen/site/leaving-messages.ts';
import type { Context } from '#functions/http/context.ts';
import type { ZipFile } from '#functions/adapters/zip.ts';
import { expired } from '../../service-error.ts';

type Opened = { fileName: string; files: AsyncGenerator<ZipFile, void> };

/** The archive that a link leads to, as long as the site belongs to whoever made it. */
export async function openArchive(
  ctx: Context,
  { kind, token }: { kind: string; token: string },
): Promise<Opened> {
  const claim = await ctx.adapters.archiveLinks.verify(token, ctx.now);
  const site = claim && (await ctx.siteOf(claim.siteId).site.find());
  const role = claim && (await ctx.platform.sitePeople.findRole(claim));
  if (!site || claim.kind !== kind || role !== 'owner') {
    throw expired(leavingMessages.linkEnded);
  }
  const day = new Date(ctx.now).toISOString().slice(0, 10);
  return {
    fileName: `${site.slug}-${claim.kind}-${day}.zip`,
    files: ctx.adapters.archives.filesOf(claim.kind, site.id),
  };
}
