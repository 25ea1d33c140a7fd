import type { SenderAddressAnswer } from '#contract/mail/sender-address.ts';
import { senderRefusals } from '#contract/mail/sender-refusals.ts';
import { isPublicMailHost } from '#domain/mail/sender/public-mail-host.ts';
import { readSenderAddress } from '#domain/mail/sender/sender-address.ts';
import { newStanding } from '#domain/mail/sender/sender-standing.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt } from '../../service-error.ts';
import { getSender } from './view-sender.ts';

/**
 * Names the address that letters are to be from. They are once DNS proves its domain, or at once
 * where there is no DNS to ask; another address at the same domain is as proven as the one before.
 */
export async function nameSender(ctx: SiteContext, typed: string): Promise<SenderAddressAnswer> {
  const { config, adapters, repositories, now } = ctx;
  if (config.ownSenders === null) throw invalidAt('email', senderRefusals.notOffered);
  const named = readSenderAddress(typed, config.platformHost);
  if (named === null) throw invalidAt('email', senderRefusals.noAddress);
  if (isPublicMailHost(named.domain)) throw invalidAt('email', senderRefusals.publicHost);
  const { senderAddress: sender } = repositories;
  const before = await sender.find();
  if (before?.domain === named.domain) {
    await ctx.commit([sender.rename(named)]);
    return getSender(ctx);
  }
  const { isAsked } = adapters.hostProof;
  const standing = { ...newStanding(now), ...(!isAsked && { provenAt: now, nextCheckAt: null }) };
  await ctx.commit([sender.name({ ...named, ...standing, token: ctx.newToken() })]);
  return getSender(ctx);
}

/** Letters are from the platform's address again. */
export async function removeSender(ctx: SiteContext): Promise<void> {
  await ctx.commit([ctx.repositories.senderAddress.remove()]);
}
