import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { MailingContext } from '#functions/mail/delivery/store.ts';
import type { LapsedGrant } from '#functions/repositories/money/subscription.ts';
import type { MoneyHost, Statement } from '../money-host.ts';
import { letterheadOf } from './letterhead.ts';
import { moneyLetter } from './money-letter.ts';

export type GrantHost = MailingContext & Pick<MoneyHost, 'siteOf' | 'hash'>;

type Ending = { statements: Statement[]; letterIds: string[] };

/** Ends what somebody was given, whatever the reason, and tells them; once, with the batch that ends it. */
export async function endGrant(host: GrantHost, grant: LapsedGrant): Promise<Ending> {
  const letter = await letterAbout(host, grant);
  const ended = host.siteOf(grant.siteId).grants.end(grant.id, host.newId(), host.now);
  return {
    statements: [...ended, ...(letter ? [letter.statement] : [])],
    letterIds: letter ? [letter.id] : [],
  };
}

/** Null where nobody is to be told. */
async function letterAbout(host: GrantHost, { id, siteId, userId }: LapsedGrant) {
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
    whileEnding: id,
  });
}
