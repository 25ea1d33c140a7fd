import type { Id } from '#domain/ids.ts';
import {
  letterSegments,
  type NewsletterContent,
  recipientsPerBatch,
} from '#domain/mail/newsletter/newsletter-send.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import type { Candidate, StoredLetter } from '#functions/repositories/newsletters/preparation.ts';
import { letterCode } from '#domain/mail/newsletter/letter-code.ts';
import { replyAddress } from '../newsletters/reply-address.ts';
import { countLinks } from './count-links.ts';
import type { SendingHost } from './sending-host.ts';

/** Writes the letters of a newsletter whose time has come; they stand from then on. */
export async function begin(host: SendingHost, send: NewsletterSend): Promise<void> {
  const repositories = host.siteOf(send.siteId);
  const { newsletterPreparation: preparation } = repositories;
  const site = await repositories.site.find();
  if (site?.settings.newslettersEnabled !== true) {
    await host.prepare([preparation.pause(send.id, 'turned-off', host.now())]);
    return;
  }
  const written = await lettersOf(host, send);
  if (written === null) {
    await host.prepare([preparation.pause(send.id, 'recipe-unpublished', host.now())]);
    return;
  }
  const replyTo = await replyAddress({ site, repositories });
  const replying = written.map((letter) => ({ ...letter, replyTo }));
  const begun = site.settings.newsletterCountsClicks
    ? await countLinks(host, send, replying)
    : { letters: replying, links: [] };
  await host.prepare(preparation.begin(send.id, begun, host.now()));
  if (send.isOnSite) await host.wakePublisher(send.siteId);
}

type Written = Omit<StoredLetter, 'replyTo'>;

async function lettersOf(
  { publisher }: SendingHost,
  { siteId, ...written }: NewsletterContent & { siteId: string; id: Id },
): Promise<Written[] | null> {
  const letters: Written[] = [];
  for (const segment of letterSegments) {
    const asked = { siteId, written, segment, code: letterCode(written.id), isPreview: false };
    const letter = await publisher.letter(asked);
    if (letter === null) return null;
    letters.push({ segment, ...letter });
  }
  return letters;
}

/** Notes the next people, in batches of one letter each; without any more the letters may leave. */
export async function prepareStep(host: SendingHost, send: NewsletterSend): Promise<void> {
  const { newsletterPreparation: preparation } = host.siteOf(send.siteId);
  const next = await preparation.nextCandidates(send, host.now());
  const { cursor, batches: first, candidates } = next;
  const last = candidates.at(-1);
  if (last === undefined) {
    await host.prepare([preparation.endPreparation(send.id, cursor, host.now())]);
    return;
  }
  const batches = batchesOf(candidates, first);
  const step = {
    from: cursor,
    to: last.userId,
    batches: batches.map(({ no, segment }) => ({ no, segment })),
    recipients: batches.flatMap(({ no, members }) =>
      members.map(({ userId }) => ({ userId, batchNo: no })),
    ),
    batchCount: first + batches.length,
  };
  await host.prepare(preparation.noteStep(send.id, step, host.now()));
}

/** Numbered from the first that is free. */
function batchesOf(candidates: readonly Candidate[], first: number) {
  const parts = letterSegments.flatMap((segment) => {
    const ofSegment = candidates.filter(({ isPaid }) => isPaid === (segment === 'paid'));
    const count = Math.ceil(ofSegment.length / recipientsPerBatch);
    return Array.from({ length: count }, (_, place) => ({
      segment,
      members: ofSegment.slice(place * recipientsPerBatch, (place + 1) * recipientsPerBatch),
    }));
  });
  return parts.map((part, place) => ({ ...part, no: first + place }));
}
