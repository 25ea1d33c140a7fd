import { leaseMs } from '#domain/mail/newsletter/newsletter-send.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import type { StoredLetter } from '#functions/repositories/newsletters/preparation.ts';
import type { Batch } from './batch.ts';
import { chosenMembers, type Chosen } from './choose-members.ts';
import { handOver } from './hand-over.ts';
import type { SendingHost } from './sending-host.ts';

const pausesMinutes = [0.5, 2, 5, 15, 60];
const pauseMs = (failures: number): number =>
  (pausesMinutes[Math.min(failures, pausesMinutes.length - 1)] ?? 60) * 60_000;

/** What is sent in one call, and until when. */
export type Stint = { letters: readonly StoredLetter[]; deadline: number };

/** Sends what is left of the next batch that is due; answers false where none is. */
export async function sendNextBatch(
  host: SendingHost,
  send: NewsletterSend,
  { letters, deadline }: Stint,
): Promise<boolean> {
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  const token = host.newId();
  const now = host.now();
  const [leased] = await host.prepare([
    handing.lease(send.id, { token, now, until: now + leaseMs }),
  ]);
  const batch = leased === 0 ? null : await handing.findLeased(send.id, token);
  if (batch === null) return false;
  const letter = letters.find(({ segment }) => segment === batch.segment);
  if (!letter) throw new Error(`A newsletter has no letter for ${batch.segment} readers`);
  const ours = { send, lease: { sendId: send.id, no: batch.no, token }, batch, letter, deadline };
  const members = await handing.listMembers(ours.lease, now);
  const chosen = await chosenMembers(host, ours, members);
  await sendChosen(host, ours, chosen);
  return true;
}

async function sendChosen(host: SendingHost, ours: Batch, chosen: Chosen): Promise<void> {
  const { send, lease, batch } = ours;
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  const giveBack = (nextAt: number, failures: number) =>
    host.prepare([
      handing.release(lease, { nextAt, failures }),
      handing.noteSeen(send.id, host.now()),
    ]);
  if (chosen.members.length === 0) return void (await giveBack(chosen.nextAt, batch.failures));
  try {
    const { nextAt, isStuck } = await handOver(host, ours, chosen);
    // Who is left is wanted later by their servers, and asked for later and later.
    const stuckUntil = isStuck ? host.now() + pauseMs(batch.failures) : 0;
    const failures = isStuck ? batch.failures + 1 : 0;
    await giveBack(Math.max(nextAt, chosen.nextAt, stuckUntil), failures);
  } catch (error) {
    // The service is out of reach, for this batch as for others.
    await giveBack(host.now() + pauseMs(batch.failures), batch.failures + 1);
    host.log({
      level: 'error',
      event: 'newsletter_postponed',
      site: send.siteId,
      newsletter: send.id,
      reason: error instanceof Error ? error.message : 'unknown',
    });
  }
}
