import { leavingMessages } from '#contract/kitchen/leaving-messages.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { closeSite } from '#functions/crossings/delete-site.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt } from '../../service-error.ts';

/** Takes the site of a cook down, who confirms it by typing its name; it can be restored for a while. */
export async function deleteSite(ctx: SiteContext, typedTitle: string): Promise<void> {
  const isNamed = oneLine(typedTitle).trim() === ctx.site.title.trim();
  if (!isNamed) throw invalidAt('title', leavingMessages.deletion.otherName);
  await closeSite(ctx, { id: ctx.site.id, ownerId: ctx.actor.user.id });
}
