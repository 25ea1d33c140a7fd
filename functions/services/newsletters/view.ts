import type {
  NewsletterLinksAnswer,
  NewsletterSendAnswer,
  NewsletterSendsAnswer,
  NewsletterSendsQuery,
  NewsletterSendView,
} from '#contract/mail/newsletter-send.ts';
import type { Id, RecipeId } from '#domain/ids.ts';
import { withoutLetter } from '#domain/mail/newsletter/letter-code.ts';
import {
  isUnderWay,
  leaseMs,
  type RecipientState,
} from '#domain/mail/newsletter/newsletter-send.ts';
import { newsletterPath } from '#domain/publishing/site-paths.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Brought } from '#functions/repositories/newsletters/newsletter-sign-ups.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { siteHomes } from '../site/host/homes.ts';
import { notFound } from '../service-error.ts';

type Counts = Partial<Record<RecipientState, number>>;

export async function findSend(ctx: SiteContext, id: Id): Promise<NewsletterSend> {
  const send = await ctx.repositories.newsletterSends.find(id);
  if (!send) throw notFound();
  return send;
}

export async function getSend(ctx: SiteContext, id: Id): Promise<NewsletterSendAnswer> {
  const [newsletterSend] = await viewsOf(ctx, [await findSend(ctx, id)]);
  if (!newsletterSend) throw notFound();
  return { newsletterSend };
}

/** Newsletters of the site, the newest first. */
export async function listSends(
  ctx: SiteContext,
  query: NewsletterSendsQuery,
): Promise<NewsletterSendsAnswer> {
  const { newsletterSends: repository } = ctx.repositories;
  const [{ sends, total }, welcome] = await Promise.all([
    repository.list(query),
    repository.findWelcome(),
  ]);
  const views = await viewsOf(ctx, [...sends, ...(welcome ? [welcome] : [])]);
  return {
    newsletterSends: views.slice(0, sends.length),
    welcomeLetter: views[sends.length] ?? null,
    total,
  };
}

/** How often the links of a newsletter were followed. */
export async function listLinks(ctx: SiteContext, id: Id): Promise<NewsletterLinksAnswer> {
  await findSend(ctx, id);
  const links = await ctx.repositories.newsletterLinks.list(id);
  return { links: links.map(({ href, visits }) => ({ href: withoutLetter(href), visits })) };
}

async function viewsOf(
  ctx: SiteContext,
  sends: readonly NewsletterSend[],
): Promise<NewsletterSendView[]> {
  const { newsletterSends, newsletterSignUps } = ctx.repositories;
  const recipeIds = sends.flatMap(({ recipeId }) => recipeId ?? []);
  const left = sends.filter(({ startedAt }) => startedAt !== null);
  const begun = sends.filter(({ candidates, result }) => candidates > 0 && result === null);
  const stands = sends.some((send) => sitePathOf(send) !== null);
  const [titles, counts, brought, homes] = await Promise.all([
    recipeIds.length === 0 ? new Map<RecipeId, string>() : newsletterSends.listDishes(recipeIds),
    begun.length === 0
      ? new Map<Id, Counts>()
      : newsletterSends.countResults(begun.map(({ id }) => id)),
    left.length === 0 ? new Map<Id, Brought>() : newsletterSignUps.count(left.map(({ id }) => id)),
    stands ? siteHomes(ctx) : null,
  ]);
  const origin = homes?.origin ?? '';
  return sends.map((send) =>
    viewOf(ctx, send, {
      titles,
      counts: counts.get(send.id) ?? {},
      brought: brought.get(send.id) ?? nobody,
      origin,
    }),
  );
}

const nobody: Brought = { letters: 0, plans: 0 };

type Known = {
  titles: ReadonlyMap<RecipeId, string>;
  counts: Counts;
  brought: Brought;
  /** Of the site; asked for where one of them stands there. */
  origin: string;
};

function viewOf(
  ctx: SiteContext,
  send: NewsletterSend,
  { titles, counts, brought, origin }: Known,
): NewsletterSendView {
  const { now } = ctx;
  const { id, recipeId, note, subject, previewLine, audience, state, pausedFor, version } = send;
  const path = sitePathOf(send);
  return {
    id,
    recipeId,
    recipeTitle: titles.get(recipeId ?? '') ?? null,
    note,
    subject,
    previewLine,
    audience,
    joinedAfter: optionalIsoTime(send.joinedAfter),
    isOnSite: send.isOnSite,
    kind: send.kind,
    isActive: send.isActive,
    siteAddress: path === null ? null : origin + path,
    state,
    pausedFor: pausedFor ?? willPauseFor(ctx, send),
    heldUntil: heldUntilOf(send, now),
    version,
    sendAt: optionalIsoTime(send.sendAt),
    startedAt: optionalIsoTime(send.startedAt),
    finishedAt: optionalIsoTime(send.finishedAt),
    createdAt: isoTime(send.createdAt),
    updatedAt: isoTime(send.updatedAt),
    counts: {
      ...countsOf(send, send.result ?? counts, now),
      subscribed: brought.letters,
      subscribedPaid: brought.plans,
    },
  };
}

/** What is turned off when its time comes does not leave; its cook hears of it before. */
const willPauseFor = (
  { site }: SiteContext,
  { state }: NewsletterSend,
): NewsletterSendView['pausedFor'] =>
  state === 'scheduled' && !site.settings.newslettersEnabled ? 'turned-off' : null;

/** Of one that goes out, while the rest waits for another day. */
function heldUntilOf({ state, heldUntil }: NewsletterSend, now: number): string | null {
  return state === 'sending' && heldUntil !== null && heldUntil > now ? isoTime(heldUntil) : null;
}

function sitePathOf({ isOnSite, slug, startedAt }: NewsletterSend): string | null {
  return isOnSite && startedAt !== null && slug !== null ? newsletterPath(slug) : null;
}

function countsOf(send: NewsletterSend, counts: Counts, now: number) {
  const { candidates, unsubscribed } = send;
  const { sent = 0, delivered = 0, refused = 0, skipped = 0 } = counts;
  const { bounced = 0, complained = 0 } = counts;
  return {
    recipients: candidates,
    ...openCounts(send, counts, now),
    sent: sent + delivered + bounced + complained,
    // Nobody complains of what did not arrive.
    delivered: delivered + complained,
    refused,
    skipped,
    bounced,
    complained,
    unsubscribed,
  };
}

/**
 * What nothing is known of yet. One that is stopped while it is handed over is heard of a little later;
 * what nobody has spoken of when the time of its sender is over never will be.
 */
function openCounts({ state, finishedAt }: NewsletterSend, counts: Counts, now: number) {
  const { waiting = 0, taken = 0, uncertain = 0 } = counts;
  if (isUnderWay(state)) return { waiting: waiting + taken, leaving: 0, missed: 0, uncertain };
  const isHeardOf = now < (finishedAt ?? 0) + leaseMs;
  return {
    waiting: 0,
    leaving: isHeardOf ? taken : 0,
    missed: waiting,
    uncertain: uncertain + (isHeardOf ? 0 : taken),
  };
}
