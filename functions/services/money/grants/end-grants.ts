import { mailMessages } from '#contract/mail/mail-messages.ts';
import { type CrossingHost, sweepEach } from '#functions/crossings/crossing-host.ts';
import type { MailingContext } from '#functions/mail/delivery/store.ts';
import type { LapsedGrant } from '#functions/repositories/money/subscription.ts';
import { letterheadOf } from '../letters/letterhead.ts';
import { moneyLetter } from '../letters/money-letter.ts';
import type { MoneyHost } from '../money-host.ts';

export type GrantsHost = CrossingHost & MailingContext & Pick<MoneyHost, 'hash'>;

/**
 * What was given for a while ends by the clock: its row follows, the free plan goes on, and its person is told, in one
 * batch each. `stored` are the letters to send.
 */
export async function endGrants(
  host: GrantsHost,
  over: readonly LapsedGrant[],
  stored: string[],
): Promise<void> {
  await sweepEach(over, async (grant) => {
    const letter = await letterAbout(host, grant);
    const ended = host.siteOf(grant.siteId).grants.end(grant.id, host.newId(), host.now);
    await host.prepare([...ended, ...(letter ? [letter.statement] : [])]);
    if (letter) stored.push(letter.id);
  });
}

/** Null where nobody is to be told. */
async function letterAbout(host: GrantsHost, { id, siteId, userId }: LapsedGrant) {
  const [letterhead, recipient] = await Promise.all([
    letterheadOf(host, siteId),
    host.siteOf(siteId).siteUsers.findEmail(userId),
  ]);
  if (letterhead === null || recipient === null || letterhead.site.deletedAt !== null) return null;
  const { homes, look } = letterhead;
  const { subject, intro, button, note } = mailMessages.payment.over;
  return moneyLetter(host, letterhead, {
    effect: `over/${id}`,
    recipient,
    subject: subject(look),
    paragraphs: [intro(look)],
    action: { label: button, address: `${homes.origin}/subscribe` },
    note,
  });
}
