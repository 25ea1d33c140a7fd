import type { DeletedSitesAnswer } from '#contract/site/site-deletion.ts';
import { deletedSitesKeptMs } from '#domain/site/deleted-site.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { isoTime } from '../../iso-time.ts';

/** Sites of the person who asks that can still be restored, the newest first. */
export async function listDeletedSites(ctx: PersonContext): Promise<DeletedSitesAnswer> {
  const roles = await ctx.platform.sitePeople.listSites(ctx.actor.user.id);
  const own = [...roles].filter(([, role]) => role === 'owner').map(([siteId]) => siteId);
  const sites = await ctx.platform.listDeletedSites(own);
  return {
    deletedSites: sites.flatMap(({ id, slug, title, deletedAt }) => {
      if (deletedAt === null || deletedAt + deletedSitesKeptMs <= ctx.now) return [];
      const keptUntil = isoTime(deletedAt + deletedSitesKeptMs);
      return [{ id, slug, title, deletedAt: isoTime(deletedAt), keptUntil }];
    }),
  };
}
