import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { SiteId, UserId } from '#domain/ids.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { newSignInLink } from '../../accounts/sign-in/new-link.ts';
import { letterheadOf } from '../letters/letterhead.ts';
import type { MoneyHost } from '../money-host.ts';
import { type Paid, renewalOf } from './payment-letters.ts';

type Buyer = { siteId: SiteId; userId: UserId; paid: Paid };

/**
 * Whoever paid without having been signed in gets a link that opens what they paid for; it proves
 * their address. It also tells what the plan costs and where receipts are, as the letter of those does
 * who had an account. Once: with the letter their account is open.
 */
export async function welcomeBuyer(
  host: MoneyHost,
  { siteId, userId, paid }: Buyer,
): Promise<void> {
  const person = await host.platform.users.findUnopened(userId);
  if (person === null) return;
  const letterhead = await letterheadOf(host, siteId);
  if (letterhead === null) return;
  const { site, homes, look } = letterhead;
  const request = { email: person.email, askedAt: homes.origin };
  const { newslettersEnabled } = site.settings;
  const link = await newSignInLink({ ...host, askedFrom: null, client: userId }, request, {
    homes,
    siteId,
    subscribingFrom: newslettersEnabled ? 'subscribe-page' : null,
  });
  const { subject, introPaid, button } = mailMessages.subscription;
  const message = storeLetter(host, look, {
    kind: 'subscription',
    siteId,
    recipient: person.email,
    expiresAt: link.expiresAt,
    isBound: link.isBound,
    letter: {
      subject: subject(look),
      paragraphs: [mailMessages.greeting, introPaid(look), renewalOf(paid)],
      action: { label: button, address: link.address },
      code: link.code,
      notes: [mailMessages.payment.started.note, link.leadsTo, ...link.notes],
      unsubscribeAddress: null,
    },
  });
  await host.prepare([
    host.platform.users.open(userId, host.now),
    message.statement,
    link.statementFor(message.id),
  ]);
  host.wakeMailer([message.id]);
}
