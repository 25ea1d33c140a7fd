import type { NewsletterSendAnswer, SendingInput } from '#contract/mail/newsletter-send.ts';
import { sendRefusals } from '#contract/mail/send-messages.ts';
import type { Id } from '#domain/ids.ts';
import {
  type NewsletterContent,
  noteMax,
  sendsADay,
  waitMaxMs,
} from '#domain/mail/newsletter/newsletter-send.ts';
import { letterLookOf } from '#domain/mail/letter/letter-look.ts';
import { isNoteTooLong } from '#domain/mail/letter/letter-size.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Place } from '#functions/repositories/newsletters/newsletter-send.ts';
import { siteHomes } from '../site/host/homes.ts';
import { placeOf } from './place.ts';
import { checkVersion, retryStale } from '../retry-stale.ts';
import { invalidAt, ServiceError } from '../service-error.ts';
import { findSend, getSend } from './view.ts';

const dayMs = 24 * 60 * 60_000;

type Starting = { id: Id; input: SendingInput; ifMatch: readonly number[] | null };

/** Has a draft leave now, or at its time. */
export async function startSending(
  ctx: SiteContext,
  starting: Starting,
): Promise<NewsletterSendAnswer> {
  const { id } = starting;
  await retryStale(() => schedule(ctx, starting));
  ctx.wakeNewsletter({ siteId: ctx.site.id, id });
  return getSend(ctx, id);
}

async function schedule(ctx: SiteContext, { id, input, ifMatch }: Starting): Promise<void> {
  const { newsletterSends } = ctx.repositories;
  const send = await findSend(ctx, id);
  if (send.state !== 'draft' || send.kind !== 'letter') throw noDraft();
  checkVersion(ifMatch, send.version);
  const started = await checkSendable(ctx, send, input.again === true);
  const sendAt = timeOf(ctx, input);
  const change = { ...started, id, expectedVersion: send.version, now: ctx.now, sendAt };
  await ctx.commit([newsletterSends.schedule(change)]);
}

function timeOf({ now }: SiteContext, { sendAt }: SendingInput): number {
  if (sendAt === undefined || sendAt === null) return now;
  const time = Date.parse(sendAt);
  if (time <= now) throw invalidAt('sendAt', sendRefusals.pastTime);
  if (time > now + waitMaxMs) throw invalidAt('sendAt', sendRefusals.tooLate);
  return time;
}

type Started = { repeatNo: number } & Place;

/**
 * Refuses what says nothing, or leads where nobody can read; answers which send of its recipe it is,
 * and what it will be called where it stands on the site.
 */
export async function checkSendable(
  ctx: SiteContext,
  written: NewsletterContent,
  isAgain: boolean,
): Promise<Started> {
  const { newsletterSends, recipes } = ctx.repositories;
  const { recipeId, note, subject } = written;
  if (!ctx.site.settings.newslettersEnabled) throw invalidAt('', sendRefusals.disabled);
  const begun = await newsletterSends.countBegun(ctx.now - dayMs);
  if (begun >= sendsADay) throw invalidAt('', sendRefusals.tooManyToday(sendsADay));
  await checkNote(ctx, written);
  if (recipeId === null) {
    if (isEmptyRichText(note)) throw invalidAt('note', sendRefusals.empty);
    if (subject.trim() === '') throw invalidAt('subject', sendRefusals.noSubject);
    return { repeatNo: 0, ...(await placeOf(ctx, written)) };
  }
  const recipe = await recipes.find(recipeId);
  if (recipe === null || recipe.publishedAt === null) {
    throw invalidAt('recipeId', sendRefusals.unpublished);
  }
  const repeatNo = (await newsletterSends.lastRepeat(recipeId)) + 1;
  if (repeatNo > 0 && !isAgain) {
    throw new ServiceError('already_sent', { message: sendRefusals.sentBefore });
  }
  return { repeatNo, ...(await placeOf(ctx, written)) };
}

/** What letters have no room for can be read on the site, where the newsletter stands there. */
async function checkNote(ctx: SiteContext, { note, isOnSite }: NewsletterContent): Promise<void> {
  const { settings } = ctx.site;
  const isRefused =
    JSON.stringify(note).length > noteMax ||
    (!isOnSite &&
      isNoteTooLong({
        note,
        look: letterLookOf(settings),
        origin: (await siteHomes(ctx)).origin,
        countsClicks: settings.newsletterCountsClicks,
      }));
  if (isRefused) throw invalidAt('note', sendRefusals.longNote);
}

export const noDraft = () => new ServiceError('already_sent', { message: sendRefusals.notDraft });

/** Back to a draft before anything has begun; later nobody else is sent it, and letters that left keep their page. */
export async function cancelSending(ctx: SiteContext, id: Id): Promise<NewsletterSendAnswer> {
  const { newsletterSends } = ctx.repositories;
  const { isOnSite } = await findSend(ctx, id);
  await ctx.commit([
    newsletterSends.unschedule(id, ctx.now),
    ...newsletterSends.cancel(id, ctx.now),
  ]);
  if (isOnSite) ctx.wakePublisher(ctx.site.id);
  return getSend(ctx, id);
}

/** Lets what stood still go on from where it stood. */
export async function resumeSending(ctx: SiteContext, id: Id): Promise<NewsletterSendAnswer> {
  await findSend(ctx, id);
  await ctx.commit([ctx.repositories.newsletterSends.resume(id, ctx.now)]);
  ctx.wakeNewsletter({ siteId: ctx.site.id, id });
  return getSend(ctx, id);
}
