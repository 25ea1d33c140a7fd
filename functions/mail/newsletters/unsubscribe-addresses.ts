import type { Id, UserId } from '#domain/ids.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { unsubscribePath } from '#domain/publishing/site-paths.ts';
import { platformHomes } from '#functions/services/site/host/homes.ts';

/** A site, and what signs the addresses in its letters. */
export type LetterPlace = Pick<VisitContext, 'config'> & {
  site: Pick<VisitContext['site'], 'id'>;
  adapters: Pick<VisitContext['adapters'], 'unsubscribes'>;
};

/**
 * The page for people, and what a mail program needs to end it with one click (RFC 8058). Both are
 * the platform's, for the site may have another name or host by the time somebody uses them. Who
 * leaves by those of a newsletter is counted with it.
 */
export async function unsubscribeAddresses(
  ctx: LetterPlace,
  userId: UserId,
  about: { sendId?: Id; isOfReplies?: boolean; isOfTest?: boolean } = {},
) {
  const token = await ctx.adapters.unsubscribes.sign({ siteId: ctx.site.id, userId, ...about });
  const { origin } = platformHomes(ctx);
  const headers = {
    'List-Unsubscribe': `<${origin}/api/v1/unsubscribes/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { page: `${origin}${unsubscribePath}?token=${token}`, headers };
}
