import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { Id } from '#domain/ids.ts';
import { type MailingContext, storeLetter } from '#functions/mail/delivery/store.ts';
import type { Note } from '#functions/mail/templates/mail-template.ts';
import type { MoneyHost } from '../money-host.ts';
import { letterId } from './letter-id.ts';
import type { Letterhead } from './letterhead.ts';

type MoneyLetter = {
  recipient: string;
  subject: string;
  /** What it says below the greeting. */
  paragraphs: string[];
  action: { label: string; address: string };
  note: Note;
  /** What it is about: the same is written once, whoever writes it. */
  effect: string;
  /** Whether it is sent also where the site is deleted, for which nothing is sent. */
  isOfPlatform?: boolean;
  whileEnding?: Id;
};

/** A letter about a plan, its payment or a gift, with the statement that stores it. */
export async function moneyLetter(
  host: MailingContext & Pick<MoneyHost, 'hash'>,
  { site, look }: Letterhead,
  { effect, subject, paragraphs, action, note, isOfPlatform = false, ...sending }: MoneyLetter,
) {
  const id = await letterId(host, effect);
  return storeLetter(host, look, {
    ...sending,
    id,
    kind: 'payment',
    siteId: isOfPlatform ? null : site.id,
    expiresAt: null,
    letter: {
      subject,
      paragraphs: [mailMessages.greeting, ...paragraphs],
      action,
      code: null,
      notes: [note],
      unsubscribeAddress: null,
    },
  });
}
