import { moneyMessages } from '#contract/money/money-messages.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import type { PromotionCodeInput, PromotionCodesAnswer } from '#contract/money/promotion-codes.ts';
import type { Id } from '#domain/ids.ts';
import { isFinal, PaymentFailure } from '#domain/money/payment-failure.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { PromotionCode } from '#functions/repositories/money/promotion-code.ts';
import { optionalIsoTime } from '../../iso-time.ts';
import {
  invalidAt,
  notFound,
  notPermitted,
  paymentsAway,
  unavailable,
} from '../../service-error.ts';
import { moneyHostOf } from '../money-host.ts';
import { findSellingAccount } from '../seller/selling-account.ts';

/** The words that make plans of the site cheaper. */
export async function listCodes({ repositories }: SiteContext): Promise<PromotionCodesAnswer> {
  const found = await repositories.promotionCodes.list();
  return {
    promotionCodes: found.map((each) => {
      const { accountId: _account, providerId: _provider, createdAt: _at, ...view } = each;
      return { ...view, expiresAt: optionalIsoTime(each.expiresAt) };
    }),
  };
}

/**
 * Offers one. It is kept before the provider is asked, so that a second press asks for the same; a
 * word that is taken already is refused beside its field.
 */
export async function offerCode(
  ctx: SiteContext,
  { expiresAt, ...input }: PromotionCodeInput,
): Promise<PromotionCodesAnswer> {
  const account = await findSellingAccount(ctx, ctx.site.id);
  if (ctx.adapters.payments === null || account === null) {
    throw notPermitted(moneyMessages.notSelling);
  }
  const ends = expiresAt === null ? null : Date.parse(expiresAt);
  if (ends !== null && ends <= ctx.now) throw invalidAt('expiresAt', issueMessages.invalidInput);
  const asked = { ...input, accountId: account.accountId, expiresAt: ends };
  await offer(ctx, await wantedFor(ctx, asked));
  return listCodes(ctx);
}

type Asked = Omit<PromotionCode, 'id' | 'providerId' | 'state' | 'createdAt'>;

/** What an earlier press left unfinished goes on. */
async function wantedFor(ctx: SiteContext, asked: Asked): Promise<PromotionCode> {
  const { promotionCodes } = ctx.repositories;
  const known = (await promotionCodes.list()).find(
    ({ code, state }) => code === asked.code && state !== 'ended',
  );
  if (known && !isSame(known, asked)) throw invalidAt('code', issueMessages.codeTaken);
  if (known) return known;
  const id = ctx.newId();
  await ctx.prepare([promotionCodes.want({ ...asked, id }, ctx.now)]);
  const wanted = await promotionCodes.find(id);
  if (wanted === null) throw unavailable();
  return wanted;
}

const isSame = (known: PromotionCode, asked: Asked): boolean =>
  known.state === 'wanted' &&
  known.percentOff === asked.percentOff &&
  known.amountOffCents === asked.amountOffCents &&
  known.duration === asked.duration &&
  known.months === asked.months &&
  known.usesMax === asked.usesMax &&
  known.expiresAt === asked.expiresAt;

async function offer(ctx: SiteContext, wanted: PromotionCode): Promise<void> {
  const { promotionCodes } = ctx.repositories;
  const { gateway } = moneyHostOf(ctx);
  const { id, accountId, code } = wanted;
  try {
    // An earlier press may have made it, of which the answer was lost.
    const made = await gateway.findCode(accountId, { code, key: id });
    const providerId = made ?? (await gateway.createCode(accountId, wanted, id));
    await ctx.commit([promotionCodes.offer(id, providerId)]);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.kind === 'disconnected') throw notPermitted(moneyMessages.notSelling);
    if (!isFinal(error)) throw paymentsAway(moneyMessages.codeNotOffered);
    // The cook may have made one of that name on the provider's own pages.
    await ctx.prepare([promotionCodes.end(id)]);
    throw invalidAt('code', issueMessages.codeTaken);
  }
}

/** Nobody can use it from now on; whoever did keeps what it brought. */
export async function endCode(ctx: SiteContext, id: Id): Promise<PromotionCodesAnswer> {
  const { promotionCodes } = ctx.repositories;
  const known = await promotionCodes.find(id);
  if (!known) throw notFound();
  const { accountId, code, state } = known;
  if (state === 'ended') return listCodes(ctx);
  try {
    const { gateway } = moneyHostOf(ctx);
    const made = known.providerId ?? (await gateway.findCode(accountId, { code, key: id }));
    if (made !== null) await gateway.endCode(accountId, made);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    // An account that is gone sells nothing.
    if (!isFinal(error)) throw paymentsAway(moneyMessages.codeNotEnded);
  }
  await ctx.commit([promotionCodes.end(id)]);
  return listCodes(ctx);
}
