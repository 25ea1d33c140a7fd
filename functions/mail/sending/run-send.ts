import type { Id, SiteId } from '#domain/ids.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import type { StoredLetter } from '#functions/repositories/newsletters/preparation.ts';
import { begin, prepareStep } from './prepare.ts';
import { sendNextBatch, type Stint } from './send-batch.ts';
import type { SendingHost } from './sending-host.ts';

/** `unfinished` has work at once, `waiting` later or never. */
export type SendOutcome = 'unfinished' | 'waiting';

/**
 * Brings a newsletter on as far as it goes until the deadline: any step may be the last, and whoever
 * comes next goes on from what is stored. Several may be at it at once.
 */
export async function runSend(
  host: SendingHost,
  { siteId, id }: { siteId: SiteId; id: Id },
  deadline: number,
): Promise<SendOutcome> {
  const parts = host.siteOf(siteId);
  const { newsletterSends, newsletterPreparation, newsletterHandingOver, site: sites } = parts;
  const site = await sites.find();
  // A site that was deleted sends nothing; where it comes back its newsletters go on.
  if (site === null || site.deletedAt !== null) return 'waiting';
  await host.prepare([newsletterHandingOver.noteReturn(id, absence(host))]);
  let letters: StoredLetter[] | null = null;
  while (host.now() < deadline) {
    const send = await newsletterSends.find(id);
    if (send === null) return 'waiting';
    if (send.state === 'sending') letters ??= await newsletterPreparation.listLetters(id);
    const goesOn = await step(host, send, { letters: letters ?? [], deadline });
    if (!goesOn) return 'waiting';
  }
  return 'unfinished';
}

/** Longer than a newsletter waits for a mail server, or for the next run of the job. */
const absentMs = 6 * 60 * 60_000;

const absence = ({ now }: SendingHost) => ({ now: now(), absentSince: now() - absentMs });

/** Answers whether there may be another. */
async function step(host: SendingHost, send: NewsletterSend, stint: Stint): Promise<boolean> {
  if (send.state === 'scheduled') {
    if (send.sendAt === null || send.sendAt > host.now()) return false;
    await begin(host, send);
    return true;
  }
  if (send.state === 'preparing') {
    await prepareStep(host, send);
    return true;
  }
  if (send.state !== 'sending') return false;
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  if (await sendNextBatch(host, send, stint)) return true;
  // Nothing is due: all is done, or the rest waits for its time.
  await host.prepare([handing.finish(send.id, host.now())]);
  return false;
}
