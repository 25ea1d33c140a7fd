import type { UserId } from '#domain/ids.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { platformHomes } from '#functions/services/site/host/homes.ts';

type SigningPlace = Pick<VisitContext, 'site' | 'config'> & {
  adapters: Pick<VisitContext['adapters'], 'confirmations'>;
};

/** Where a person says that they want the letters; what opens it by itself changes nothing. */
export async function confirmationPage(ctx: SigningPlace, userId: UserId): Promise<string> {
  const token = await ctx.adapters.confirmations.sign({ siteId: ctx.site.id, userId });
  return `${platformHomes(ctx).origin}/confirm-newsletter?token=${token}`;
}
