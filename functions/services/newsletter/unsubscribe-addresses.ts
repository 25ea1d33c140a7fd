import type { UserId } from '#domain/ids.ts';
import type { VisitContext } from '#functions/http/context.ts';

/** The page for people, and what a mail program needs to end it with one click (RFC 8058). */
export async function unsubscribeAddresses(ctx: VisitContext, origin: string, userId: UserId) {
  const { id: siteId, slug } = ctx.site;
  const token = await ctx.gateways.unsubscribes.sign({ siteId, userId });
  const headers = {
    'List-Unsubscribe': `<${origin}/api/v1/site/${slug}/unsubscribes/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { page: unsubscribePage(origin, token), headers };
}

export const unsubscribePage = (origin: string, token: string): string =>
  `${origin}/unsubscribe?token=${token}`;
