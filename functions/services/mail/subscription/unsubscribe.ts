import type { LeavingAnswer, UnsubscribeAnswer } from '#contract/mail/newsletter.ts';
import type { UserId } from '#domain/ids.ts';
import { maskedEmail } from '#domain/mail/masked-email.ts';
import { unsubscribePath, unsubscribeRepliesPath } from '#domain/publishing/site-paths.ts';
import { commitAsMember } from '#functions/crossings/membership.ts';
import type { Context, VisitContext, VisitorContext } from '#functions/http/context.ts';
import { siteReferenceOf } from '../../accounts/account/site-reference.ts';
import { platformHomes } from '../../site/host/homes.ts';
import { notFound } from '../../service-error.ts';

/** Ends letters of a kind and a site for a person; the token names all three, and repeating it is harmless. */
export async function unsubscribe(ctx: Context, token: string): Promise<UnsubscribeAnswer> {
  const { recipient, site } = await readToken(ctx, token);
  const { siteId, userId, sendId, isOfReplies, isOfTest } = recipient;
  if (isOfTest) return answer(site, true);
  const { newsletterSends, replyLetters } = ctx.siteOf(siteId);
  if (isOfReplies) {
    await ctx.commit([replyLetters.refuse(userId, ctx.now)]);
    return answer(site, false);
  }
  await ctx.commit([
    ...(sendId === undefined ? [] : [newsletterSends.countUnsubscribed(sendId, userId)]),
    ctx.platform.userNewsletters.unsubscribe(recipient, ctx.now),
  ]);
  return answer(site, false);
}

/** The page of the site, where it is by now, on which a person does the same by hand. */
export async function unsubscribePageFor(ctx: Context, token: string): Promise<string> {
  const { site, recipient } = await readToken(ctx, token);
  // Of a letter to try, the platform itself says what it is.
  if (recipient.isOfTest) return `${platformHomes(ctx).origin}${unsubscribePath}?token=${token}`;
  const path = recipient.isOfReplies ? unsubscribeRepliesPath : unsubscribePath;
  return `${siteReferenceOf(ctx, site).origin}${path}?token=${token}`;
}

/** So long they can take it back by the letter that they left by: whoever has it has their mail. */
const undoneForMs = 24 * 60 * 60_000;

/** Whose letters of the site a token is about; changes nothing. */
export async function readLeaving(ctx: VisitContext, token: string): Promise<LeavingAnswer> {
  const { userId, isOfReplies } = await leavingOf(ctx, token);
  const { newsletterSubscribers, siteUsers } = ctx.repositories;
  if (isOfReplies) return readRefusal(ctx, userId);
  const [subscriber, email] = await Promise.all([
    newsletterSubscribers.find(userId),
    siteUsers.findEmail(userId),
  ]);
  if (!subscriber || email === null) throw notFound();
  const { confirmedAt, unsubscribedAt, unsubscribedBy } = subscriber;
  const hasLeft = unsubscribedAt !== null;
  return {
    maskedEmail: maskedEmail(email),
    isSubscribed: confirmedAt !== null && !hasLeft,
    hasLeft,
    canUndo: hasLeft && unsubscribedBy === 'person' && unsubscribedAt >= ctx.now - undoneForMs,
  };
}

/** The same of letters about answers; later, a press with their session brings them again. */
async function readRefusal(ctx: VisitContext, userId: UserId): Promise<LeavingAnswer> {
  const { replyLetters, siteUsers } = ctx.repositories;
  const [email, refusedAt] = await Promise.all([
    siteUsers.findEmail(userId),
    replyLetters.findRefusal(userId),
  ]);
  if (email === null) throw notFound();
  const hasLeft = refusedAt !== null;
  return {
    maskedEmail: maskedEmail(email),
    isSubscribed: !hasLeft,
    hasLeft,
    canUndo: hasLeft && refusedAt >= ctx.now - undoneForMs,
  };
}

/** Has the letters come as before to who has just left; answers how it is now. */
export async function undoLeaving(ctx: VisitContext, token: string): Promise<LeavingAnswer> {
  const { userId, sendId, isOfReplies } = await leavingOf(ctx, token);
  const { newsletterSubscribers, newsletterSends, replyLetters } = ctx.repositories;
  const since = ctx.now - undoneForMs;
  if (isOfReplies) {
    await ctx.commit([replyLetters.accept(userId, since)]);
    return readLeaving(ctx, token);
  }
  await ctx.commit([
    ...(sendId === undefined ? [] : [newsletterSends.countReturned(sendId, userId, since)]),
    newsletterSubscribers.takeBack(userId, { since, now: ctx.now }),
  ]);
  return readLeaving(ctx, token);
}

async function leavingOf({ adapters, site }: VisitContext, token: string) {
  const recipient = await adapters.unsubscribes.verify(token);
  if (!recipient || recipient.siteId !== site.id) throw notFound();
  if (recipient.isOfTest) throw notFound();
  return recipient;
}

async function readToken(ctx: Context, token: string) {
  const recipient = await ctx.adapters.unsubscribes.verify(token);
  const site = recipient && (await ctx.platform.namedSites.find(recipient.siteId));
  if (!recipient || !site) throw notFound();
  return { recipient, site };
}

/** What a person who is signed in wants; their address is proven. */
export async function setNewsletterPreference(
  ctx: VisitorContext,
  isSubscribed: boolean,
): Promise<UnsubscribeAnswer> {
  const { newsletterSubscribers } = ctx.repositories;
  const { id } = ctx.actor.user;
  const wanted = isSubscribed && ctx.site.settings.newslettersEnabled;
  if (wanted) {
    const proof = { now: ctx.now, isProven: true, source: 'preference' } as const;
    await commitAsMember(ctx, newsletterSubscribers.subscribe(id, proof));
  } else {
    await ctx.commit([newsletterSubscribers.unsubscribe(id, ctx.now)]);
  }
  return answer(ctx.site, wanted);
}

const answer = (
  { slug, title }: UnsubscribeAnswer['site'],
  isSubscribed: boolean,
): UnsubscribeAnswer => ({ site: { slug, title }, isSubscribed });
