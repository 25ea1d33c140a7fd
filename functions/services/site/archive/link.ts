import type { ArchiveLinkAnswer } from '#contract/archive/archive.ts';
import { type ArchiveKind, archiveLinkMs } from '#domain/archive/archive-kinds.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../../iso-time.ts';

/** Makes an address that begins a download without a session, for a short while. */
export async function linkArchive(ctx: SiteContext, kind: ArchiveKind): Promise<ArchiveLinkAnswer> {
  const expiresAt = ctx.now + archiveLinkMs;
  const claim = { siteId: ctx.site.id, userId: ctx.actor.user.id, kind, expiresAt };
  const token = await ctx.adapters.archiveLinks.sign(claim);
  const { scheme, platformHost } = ctx.config;
  const url = `${scheme}://${platformHost}/api/v1/archives/${kind}?token=${token}`;
  return { link: { url, expiresAt: isoTime(expiresAt) } };
}
