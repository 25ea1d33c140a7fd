import type { DeletedSitesAnswer } from '#contract/site/site-deletion.ts';
import type { SiteId } from '#domain/ids.ts';
import { reopenSite } from '#functions/crossings/delete-site.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';
import { listDeletedSites } from './list-deleted.ts';

/** Brings a site back as it was; answers those that are left. */
export async function restoreSite(ctx: PersonContext, id: SiteId): Promise<DeletedSitesAnswer> {
  const { deletedSites } = await listDeletedSites(ctx);
  if (!deletedSites.some((site) => site.id === id)) throw notFound();
  await reopenSite(ctx, { id, ownerId: ctx.actor.user.id });
  ctx.wakePublisher(id);
  return { deletedSites: deletedSites.filter((site) => site.id !== id) };
}
