import type { SenderAddressAnswer } from '#contract/mail/sender-address.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';
import { checkedSender } from './check-sender.ts';
import { lossLetter } from './loss-letter.ts';
import { getSender } from './view-sender.ts';

/** Asks DNS now; letters are from the address of the cook as soon as all is there. */
export async function checkNamedSender(ctx: SiteContext): Promise<SenderAddressAnswer> {
  const { adapters, config, now, repositories } = ctx;
  const { hostProof } = adapters;
  const { ownSenders: setup } = config;
  const sender = await repositories.senderAddress.find();
  if (sender === null || setup === null) throw notFound();
  if (!hostProof.isAsked) return getSender(ctx);
  const asked = { senders: repositories.senderAddress, hostProof, setup, now };
  const { statement, isLost } = await checkedSender(asked, sender);
  const letter = isLost ? await lossLetter(ctx, sender, 'records') : null;
  await ctx.commit([...(letter ? [letter.statement] : []), statement]);
  if (letter) ctx.wakeMailer([letter.id]);
  return getSender(ctx);
}
