import type { UnsubscribeAnswer } from '#contract/newsletter.ts';
import type { VisitContext, VisitorContext } from '#functions/http/context.ts';
import { siteHomes } from '../host/homes.ts';
import { notFound } from '../service-error.ts';
import { unsubscribePage } from './unsubscribe-addresses.ts';

/** Ends the newsletters of this site for whom the token names, however often it comes. */
export async function unsubscribe(ctx: VisitContext, token: string): Promise<UnsubscribeAnswer> {
  const userId = await ctx.gateways.unsubscribes.verify(token, ctx.site.id);
  if (userId === null) throw notFound();
  await ctx.commit([ctx.repositories.newsletterSubscribers.unsubscribe(userId, ctx.now)]);
  return answer(ctx, false);
}

/** Where a person lands who opens the address meant for mail programs. */
export async function unsubscribePageFor(ctx: VisitContext, token: string): Promise<string> {
  const userId = await ctx.gateways.unsubscribes.verify(token, ctx.site.id);
  if (userId === null) throw notFound();
  return unsubscribePage((await siteHomes(ctx)).origin, token);
}

/** What a person who is signed in wants; their address is proven. */
export async function setNewsletterPreference(
  ctx: VisitorContext,
  isSubscribed: boolean,
): Promise<UnsubscribeAnswer> {
  const { newsletterSubscribers } = ctx.repositories;
  const { id, email } = ctx.actor.user;
  const wanted = isSubscribed && ctx.site.settings.newslettersEnabled;
  await ctx.commit([
    wanted
      ? newsletterSubscribers.subscribe(email, { now: ctx.now, isProven: true })
      : newsletterSubscribers.unsubscribe(id, ctx.now),
  ]);
  return answer(ctx, wanted);
}

const answer = ({ site }: VisitContext, isSubscribed: boolean): UnsubscribeAnswer => ({
  site: { slug: site.slug, title: site.title },
  isSubscribed,
});
