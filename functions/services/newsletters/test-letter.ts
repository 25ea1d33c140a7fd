import type { TestLetterInput } from '#contract/mail/newsletter-send.ts';
import { letterMessages } from '#contract/mail/letter-messages.ts';
import { sendRefusals } from '#contract/mail/send-messages.ts';
import type { Id } from '#domain/ids.ts';
import { unsubscribePlaceholder } from '#domain/mail/newsletter/unsubscribe-placeholder.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { addressLimit } from '#functions/mail/delivery/store.ts';
import { replyAddress, replyHeader } from '#functions/mail/newsletters/reply-address.ts';
import { platformHomes } from '../site/host/homes.ts';
import { invalidAt } from '../service-error.ts';
import { findSend } from './view.ts';

/** Sends a newsletter to whoever asks, as readers of a kind get it; its links for leaving lead to the site. */
export async function sendTest(
  ctx: SiteContext,
  id: Id,
  { reader }: TestLetterInput,
): Promise<{ email: string }> {
  const send = await findSend(ctx, id);
  const asked = {
    siteId: ctx.site.id,
    written: send,
    segment: reader,
    code: null,
    isPreview: true,
  };
  const letter = await ctx.adapters.publisher.letter(asked);
  if (letter === null) throw invalidAt('recipeId', sendRefusals.empty);
  const { email } = ctx.actor.user;
  const { origin } = platformHomes(ctx);
  const harmless = (text: string) => text.replaceAll(unsubscribePlaceholder, `${origin}/`);
  const message = {
    id: ctx.newId(),
    siteId: ctx.site.id,
    kind: 'newsletter' as const,
    recipient: email,
    senderName: letter.senderName,
    subject: letterMessages.testSubject(letter.subject),
    html: harmless(letter.html),
    text: harmless(letter.text),
    headers: replyHeader(await replyAddress(ctx)),
    expiresAt: null,
  };
  await ctx.commit([ctx.platform.messages.create(message, addressLimit(ctx))]);
  ctx.wakeMailer([message.id]);
  return { email };
}
