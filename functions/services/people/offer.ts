import type {
  SiteOfferAnswer,
  SiteOfferInput,
  SiteOfferView,
} from '#contract/accounts/site-offer.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { invitationLifetimeMs, invitationState } from '#domain/accounts/invitation.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Invitation } from '#functions/repositories/accounts/site-invitation.ts';
import { isoTime } from '../iso-time.ts';
import { conflict, expired, invalidAt, OvertakenError } from '../service-error.ts';
import { checkMails } from './check-mails.ts';
import { offerLetters } from './offer-letters.ts';
import { requireNothingPaid } from './payment-account.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** Whether the site is offered to somebody, or was without being taken. */
export async function readOffer(ctx: SiteContext): Promise<SiteOfferAnswer> {
  const offer = await ctx.platform.siteOffers.find(ctx.site.id);
  return { siteOffer: offer && viewOf(offer, ctx.now) };
}

/** Offers the site by mail to one person; it stays the owner's until they accept. */
export async function offerSite(ctx: SiteContext, input: SiteOfferInput): Promise<SiteOfferAnswer> {
  const { user } = ctx.actor;
  const { email, formerOwner } = input;
  if (oneLine(input.title).trim() !== ctx.site.title.trim()) {
    throw invalidAt('title', issueMessages.otherTitle);
  }
  if (email === user.email) throw invalidAt('email', issueMessages.ownSite);
  await requireNothingPaid(ctx, ctx.site.id);
  requireRecentSignIn(ctx);
  await checkMails(ctx, 'site-offer', email);
  const token = ctx.newToken();
  const times = { createdAt: ctx.now, expiresAt: ctx.now + invitationLifetimeMs };
  const letters = await offerLetters(ctx, ctx.site, {
    email,
    formerOwner,
    token,
    expiresAt: times.expiresAt,
    owner: user,
  });
  const offer = {
    id: ctx.newId(),
    siteId: ctx.site.id,
    email,
    formerOwner,
    tokenHash: await ctx.hash(token),
    invitedBy: user.id,
    ...times,
  };
  try {
    await ctx.commit([
      ...ctx.platform.siteOffers.put(offer),
      ...letters.map(({ statement }) => statement),
    ]);
  } catch (error) {
    throw error instanceof OvertakenError ? conflict('offer_open') : error;
  }
  ctx.wakeMailer(letters.map(({ id }) => id));
  return readOffer(ctx);
}

/** The link of the letter opens nothing any more. Whoever has accepted meanwhile has the site. */
export async function withdrawOffer(ctx: SiteContext): Promise<SiteOfferAnswer> {
  const [withdrawn] = await ctx.commit([ctx.platform.siteOffers.withdraw(ctx.site.id, ctx.now)]);
  const offer = await ctx.platform.siteOffers.find(ctx.site.id);
  const isWithdrawn = offer === null || invitationState(offer, ctx.now) === 'withdrawn';
  if (withdrawn === 0 && !isWithdrawn) throw expired(issueMessages.overtakenOffer);
  return { siteOffer: null };
}

function viewOf(offer: Invitation, now: number): SiteOfferView | null {
  const { email, formerOwner, createdAt, expiresAt } = offer;
  const state = invitationState(offer, now);
  const isOver = state === 'accepted' || state === 'past' || state === 'withdrawn';
  if (isOver || formerOwner === null) return null;
  return {
    email,
    formerOwner,
    state,
    createdAt: isoTime(createdAt),
    expiresAt: isoTime(expiresAt),
  };
}
