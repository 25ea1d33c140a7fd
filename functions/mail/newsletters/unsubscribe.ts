import type { UnsubscribeAnswer } from '#contract/mail/newsletter.ts';
import { unsubscribePath, unsubscribeRepliesPath } from '#domain/publishing/site-paths.ts';
import { commitAsMember } from '#functions/crossings/membership.ts';
import type { Context, VisitorContext } from '#functions/http/context.ts';
import { siteReferenceOf } from '#functions/services/accounts/account/site-reference.ts';
import { notFound } from '#functions/services/service-error.ts';

/** Ends letters of a kind and a site for a person; the token names all three, and repeating it is harmless. */
export async function unsubscribe(ctx: Context, token: string): Promise<UnsubscribeAnswer> {
  const { recipient, site } = await readToken(ctx, token);
  const { siteId, userId, sendId, isOfReplies } = recipient;
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
  const path = recipient.isOfReplies ? unsubscribeRepliesPath : unsubscribePath;
  return `${siteReferenceOf(ctx, site).origin}${path}?token=${token}`;
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
    await commitAsMember(ctx, [
      newsletterSubscribers.subscribe(id, proof),
      newsletterSubscribers.lift(id, ctx.now),
    ]);
  } else {
    await ctx.commit([newsletterSubscribers.unsubscribe(id, ctx.now)]);
  }
  return answer(ctx.site, wanted);
}

const answer = (
  { slug, title }: UnsubscribeAnswer['site'],
  isSubscribed: boolean,
): UnsubscribeAnswer => ({ site: { slug, title }, isSubscribed });
