import type { UserId } from '#domain/ids.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import type { StoredLetter } from '#functions/repositories/newsletters/preparation.ts';
import { unsubscribePlaceholder } from '#domain/mail/newsletter/unsubscribe-placeholder.ts';
import { replyHeader } from './reply-address.ts';
import { unsubscribeAddresses } from './unsubscribe-addresses.ts';
import type { Mail } from '../transports/mailer.ts';
import type { LetterHost } from '../delivery/letter-host.ts';

type Named = Pick<NewsletterSend, 'id' | 'siteId'>;

/** What says to mail programs which list a letter is of; made of ids, so that it stays when a site is renamed. */
export const newsletterHeaders = ({ id, siteId }: Named, unsubscribePage: string) => ({
  'List-Id': `<${siteId}.newsletters.${new URL(unsubscribePage).hostname}>`,
  'Feedback-ID': `${id}:${siteId}:newsletter:larder`,
});

type Addressed = { userId: UserId; email: string };
type Letter = {
  letter: StoredLetter;
  person: Addressed;
  /** Of the cook's own; null for the address of the platform. */
  senderAddress: string | null;
};
type Host = Pick<LetterHost, 'config' | 'adapters'> & { fromAddress: string };

/** The letter of one person: the same bytes and the same id however often it is made. */
export async function personalLetter(
  host: Host,
  { id: sendId, siteId }: Named,
  { letter, person, senderAddress }: Letter,
): Promise<Mail> {
  const place = { ...host, site: { id: siteId } };
  const { page, headers } = await unsubscribeAddresses(place, person.userId, { sendId });
  const personal = (text: string) => text.replaceAll(unsubscribePlaceholder, page);
  return {
    id: `${sendId}.${person.userId}`,
    from: { name: letter.senderName, address: senderAddress ?? host.fromAddress },
    to: person.email,
    subject: letter.subject,
    html: personal(letter.html),
    text: personal(letter.text),
    headers: {
      ...headers,
      ...replyHeader(letter.replyTo),
      ...newsletterHeaders({ id: sendId, siteId }, page),
    },
  };
}
