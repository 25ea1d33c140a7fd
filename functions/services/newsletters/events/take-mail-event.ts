import type { RecipientState } from '#domain/mail/newsletter/newsletter-send.ts';
import { readerKinds } from '#domain/mail/message-kind.ts';
import { type CrossingHost, sweepEach } from '#functions/crossings/crossing-host.ts';
import type { MailEvent } from '#functions/adapters/mail-events/mail-event.ts';
import type { Context } from '#functions/http/context.ts';
import type { LetterOfPerson } from '#functions/repositories/newsletters/mail-outcome.ts';
import { malformed, notFound } from '../../service-error.ts';
import { brake } from './brake.ts';
import { endLetters } from './end-letters.ts';

type Sent = { body: string; headers: Headers };

/** Hears what the mail service tells of letters; what was heard is not done twice. */
export async function takeMailEvent(ctx: Context, sent: Sent): Promise<void> {
  const { mailEvents: reader } = ctx.adapters;
  if (reader === null) throw notFound();
  const event = await reader.read(sent);
  if (event === null) throw malformed();
  if (event !== 'ignored') await keepMailEvent(ctx, event);
}

/** Keeps what was told of a letter, once, and stops a newsletter of which too much comes back. */
export async function keepMailEvent(ctx: CrossingHost, event: MailEvent): Promise<void> {
  const { mailEvents, findLetter } = ctx.platform;
  if (await mailEvents.isKnown(event.id)) return;
  const letter = await findLetter(event.letter);
  if (letter === null) return keepOfMessage(ctx, event);
  await keep(ctx, event, letter);
  // Nothing gets worse by what arrived.
  if (event.kind !== 'delivered') await brake(ctx, letter);
}

/** Of a letter to one person alone; those of a site to its readers tell as much of their addresses as newsletters. */
async function keepOfMessage(ctx: CrossingHost, event: MailEvent): Promise<void> {
  const { letter, id, kind } = event;
  const { messages, mailEvents } = ctx.platform;
  const message = 'providerId' in letter ? await messages.findSent(letter.providerId) : null;
  if (message === null) return keepWaiting(ctx, event);
  const { siteId, recipient } = message;
  const isOver = kind !== 'delivered' && kind !== 'soft-bounced';
  const isToReader = siteId !== null && readerKinds.includes(message.kind);
  await ctx.prepare([
    ...(isOver && isToReader
      ? ctx.siteOf(siteId).mailOutcomes.suppressAddress(recipient, kind, ctx.now)
      : []),
    ...mailEvents.keep(id, ctx.now),
  ]);
}

/**
 * Mail of so long ago that nobody knows it; or a letter whose id is still being noted, as that of
 * one that the mail service gives up at once.
 */
async function keepWaiting(ctx: CrossingHost, { id, kind, letter }: MailEvent): Promise<void> {
  // A return address names a row that is there before its letter leaves.
  if (!('providerId' in letter)) return;
  const { providerId } = letter;
  await ctx.prepare([ctx.platform.mailEvents.wait({ id, providerId, kind }, ctx.now)]);
}

const waitingAtOnce = 500;

/** Hears what was told of letters before their ids were noted. */
export async function hearWaiting(ctx: CrossingHost): Promise<void> {
  const { mailEvents } = ctx.platform;
  const due = await mailEvents.listWaiting(ctx.now, waitingAtOnce);
  if (due.length === 0) return;
  // First, so that one that cannot be heard never stands before the others.
  const ids = due.map(({ id }) => id);
  await ctx.prepare([mailEvents.waitOn(ids, ctx.now)]);
  const found = due.filter(({ isFound }) => isFound);
  await sweepEach(found, ({ id, providerId, kind }) =>
    keepMailEvent(ctx, { id, letter: { providerId }, kind }),
  );
}

/** Whatever was said before in a better mood. */
const over: Record<'delivered' | 'bounced' | 'complained', RecipientState[]> = {
  delivered: ['taken', 'sent', 'uncertain'],
  bounced: ['taken', 'sent', 'uncertain', 'delivered'],
  complained: ['taken', 'sent', 'uncertain', 'delivered', 'bounced'],
};

async function keep(
  ctx: CrossingHost,
  { id, kind }: MailEvent,
  letter: LetterOfPerson,
): Promise<void> {
  const site = ctx.siteOf(letter.siteId);
  const { mailOutcomes, letterDays } = site;
  const counted = (from: readonly RecipientState[]) =>
    letterDays.count(letter, from, { now: ctx.now, as: 'cameBack' });
  const heard = ctx.platform.mailEvents.keep(id, ctx.now);
  if (kind === 'delivered') {
    const forgotten = mailOutcomes.forgetSoftBounces(letter.userId);
    await ctx.prepare([mailOutcomes.note(letter, kind, over[kind]), forgotten, ...heard]);
    return;
  }
  if (kind === 'given-up') {
    // It never left the service, and says nothing of this sender.
    const ended = endLetters(site, letter, { kind, now: ctx.now });
    await ctx.prepare([mailOutcomes.note(letter, 'refused', over.delivered), ...ended, ...heard]);
    return;
  }
  const state = kind === 'soft-bounced' ? 'bounced' : kind;
  await ctx.prepare([
    counted(over[state]),
    mailOutcomes.note(letter, state, over[state]),
    ...endLetters(site, letter, { kind, now: ctx.now }),
    ...heard,
  ]);
}
