import { afterRefusal } from '#domain/mail/sender/sender-standing.ts';
import type { CrossingHost } from '#functions/crossings/crossing-host.ts';
import type { RefusedSender } from '#functions/mail/delivery/refused-sender.ts';
import type { OwnerLetterHost } from '../owner-letter.ts';
import { lossLetter } from './loss-letter.ts';

/** Has letters of the site come from the platform again, and tells its owner; answers the letters to send. */
export async function loseSender(
  host: OwnerLetterHost & Pick<CrossingHost, 'prepare'>,
  { siteId, address }: RefusedSender,
): Promise<string[]> {
  const { senderAddress: senders } = host.siteOf(siteId);
  const sender = await senders.find();
  // Somebody else heard it first, or the cook has named another since.
  if (sender === null || sender.provenAt === null || sender.address !== address) return [];
  const letter = await lossLetter(host, sender, 'refused');
  await host.prepare([
    ...(letter ? [letter.statement] : []),
    senders.setStanding(sender, afterRefusal(sender, host.now)),
  ]);
  return letter ? [letter.id] : [];
}
