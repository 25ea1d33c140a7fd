import { brakes, type PauseReason } from '#domain/mail/newsletter/newsletter-send.ts';
import type { CrossingHost } from '#functions/crossings/crossing-host.ts';
import type { LetterOfPerson } from '#functions/repositories/newsletters/mail-outcome.ts';

const reasons = { bounced: 'bounces', complained: 'complaints' } as const satisfies Record<
  keyof typeof brakes,
  PauseReason
>;

type Host = Pick<CrossingHost, 'siteOf' | 'prepare' | 'now'>;
type Newsletter = Pick<LetterOfPerson, 'siteId' | 'sendId'>;

/**
 * Stops a newsletter of which too much comes back, at once or later, before it costs the sender its name;
 * answers whether it did. Once its cook let it go on it stops when twice as many have come back.
 */
export async function brake(host: Host, { siteId, sendId }: Newsletter): Promise<boolean> {
  const { mailOutcomes, newsletterPreparation } = host.siteOf(siteId);
  const { left, acceptedReturns, ...shares } = await mailOutcomes.sharesOf(sendId);
  const leasts = {
    complained: brakes.complained.least,
    bounced: Math.max(brakes.bounced.least, 2 * acceptedReturns),
  };
  for (const kind of ['complained', 'bounced'] as const) {
    if (shares[kind] < leasts[kind] || shares[kind] <= left * brakes[kind].share) continue;
    await host.prepare([newsletterPreparation.pause(sendId, reasons[kind], host.now)]);
    return true;
  }
  return false;
}
