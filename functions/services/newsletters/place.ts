import type { NewsletterSendAnswer } from '#contract/mail/newsletter-send.ts';
import { sendRefusals } from '#contract/mail/send-messages.ts';
import type { Id } from '#domain/ids.ts';
import { type NewsletterContent, subjectOf } from '#domain/mail/newsletter/newsletter-send.ts';
import { pageKeysOf } from '#domain/publishing/publishing.ts';
import { slugCandidates, slugFrom, uniqueSlug } from '#domain/text/slug.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { NewsletterSend, Place } from '#functions/repositories/newsletters/newsletter-send.ts';
import { retryStale } from '../retry-stale.ts';
import { ServiceError } from '../service-error.ts';
import { findSend, getSend } from './view.ts';

/** Of letters whose titles have no letter or digit that an address could have. */
const plainSlug = 'letter';

/** What a newsletter is called on the site, and the free slug of that. */
export async function placeOf(
  { site, repositories }: SiteContext,
  written: Pick<NewsletterContent, 'subject' | 'recipeId'>,
): Promise<Place> {
  const dish = await dishOf(repositories, written);
  const title = subjectOf(written, dish) || site.title;
  const base = slugFrom(title) ?? plainSlug;
  const taken = await repositories.newsletterSends.listTakenSlugs(slugCandidates(base));
  return { title, slug: uniqueSlug(base, taken) };
}

/** As readers know it: what is written of it and not published is nobody's to see. */
async function dishOf(
  { newsletterSends }: SiteContext['repositories'],
  { recipeId }: Pick<NewsletterContent, 'recipeId'>,
): Promise<string | null> {
  if (recipeId === null) return null;
  return (await newsletterSends.listDishes([recipeId])).get(recipeId) ?? null;
}

type Showing = { id: Id; isOnSite: boolean };

/** Puts a newsletter that was sent on the site, or takes it off; the letters are what they are. */
export async function showOnSite(
  ctx: SiteContext,
  { id, isOnSite }: Showing,
): Promise<NewsletterSendAnswer> {
  await retryStale(() => show(ctx, { id, isOnSite }));
  ctx.wakePublisher(ctx.site.id);
  return getSend(ctx, id);
}

async function show(ctx: SiteContext, { id, isOnSite }: Showing): Promise<void> {
  const { newsletterSends, changes } = ctx.repositories;
  const send = await findSend(ctx, id);
  // While it waits for its time nothing was sent, also where it stands still or was stopped.
  if (send.startedAt === null) {
    throw new ServiceError('already_sent', { message: sendRefusals.notSent });
  }
  const place = await keptPlaceOf(ctx, send);
  await ctx.commit([
    newsletterSends.show({ id, isOnSite, ...place, now: ctx.now }),
    changes.record(pageKeysOf(id), ctx.now),
  ]);
}

/** Where it stood before, or would have; what left before places were kept gets one now. */
async function keptPlaceOf(ctx: SiteContext, send: NewsletterSend): Promise<Place> {
  const { title, slug } = send;
  return title !== null && slug !== null ? { title, slug } : placeOf(ctx, send);
}
