import type { TestLetterInput } from '#contract/mail/newsletter-send.ts';
import { letterMessages } from '#contract/mail/letter-messages.ts';
import { sendRefusals } from '#contract/mail/send-messages.ts';
import type { Id } from '#domain/ids.ts';
import { unsubscribePlaceholder } from '#domain/mail/newsletter/unsubscribe-placeholder.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { addressLimit } from '#functions/mail/delivery/store.ts';
import { newsletterHeaders } from '#functions/mail/newsletters/personal-letter.ts';
import { replyAddress, replyHeader } from '#functions/mail/newsletters/reply-address.ts';
import { unsubscribeAddresses } from '#functions/mail/newsletters/unsubscribe-addresses.ts';
import { invalidAt } from '../service-error.ts';
import { findSend } from './view.ts';

/** Sends a newsletter to whoever asks, as readers of a kind get it; its ways out end nothing, and say so. */
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
  const { id: userId, email } = ctx.actor.user;
  const { page, headers } = await unsubscribeAddresses(ctx, userId, { isOfTest: true });
  const harmless = (text: string) => text.replaceAll(unsubscribePlaceholder, page);
  const message = {
    id: ctx.newId(),
    siteId: ctx.site.id,
    kind: 'newsletter' as const,
    recipient: email,
    senderName: letter.senderName,
    subject: letterMessages.testSubject(letter.subject),
    html: harmless(letter.html),
    text: harmless(letter.text),
    headers: {
      ...headers,
      ...replyHeader(await replyAddress(ctx)),
      ...newsletterHeaders({ id, siteId: ctx.site.id }, page),
    },
    expiresAt: null,
  };
  await ctx.commit([ctx.platform.messages.create(message, addressLimit(ctx))]);
  ctx.wakeMailer([message.id]);
  return { email };
}
