import { mailMessages } from '#contract/mail/mail-messages.ts';
import { settingsPath } from '#domain/kitchen/kitchen-paths.ts';
import { mailableLine } from '#domain/mail/mailable-line.ts';
import type { SenderLoss } from '#domain/mail/sender/sender-standing.ts';
import type { CrossingHost } from '#functions/crossings/crossing-host.ts';
import { type MailingContext, storeLetter } from '#functions/mail/delivery/store.ts';
import { platformLook } from '#functions/mail/templates/look.ts';
import type { Sender } from '#functions/repositories/mail/sender-address.ts';
import { platformHomes } from '../../site/host/homes.ts';

const { senderLost: texts } = mailMessages;

export type LossHost = MailingContext & Pick<CrossingHost, 'siteOf'>;
type LossLetter = ReturnType<typeof storeLetter>;

/**
 * Tells the owner of a site that its letters are no longer from their address; null where nobody owns
 * it. It stands before the statement that takes the standing, so that it is stored with the loss or not
 * at all, whoever finds out.
 */
export async function lossLetter(
  host: LossHost,
  sender: Sender,
  loss: SenderLoss,
): Promise<LossLetter | null> {
  const { siteId, address, provenAt } = sender;
  const { site: sites, siteUsers } = host.siteOf(siteId);
  const site = await sites.find();
  const email = site && (await siteUsers.findEmail(site.ownerId));
  if (!site || email === null) return null;
  const name = mailableLine(site.title) ?? site.slug;
  const { origin } = platformHomes(host);
  return storeLetter(host, platformLook(origin), {
    id: `sender-lost.${siteId}.${provenAt}`,
    kind: 'sender-lost',
    siteId,
    recipient: email,
    expiresAt: null,
    whileOpen: { siteId, ownerId: site.ownerId },
    whileSince: sender,
    letter: {
      subject: texts.subject({ name, address }),
      paragraphs: [
        mailMessages.greeting,
        texts[loss].what({ address }),
        texts.meanwhile({ name }),
        texts[loss].todo,
      ],
      action: { label: texts.button, address: `${origin}${settingsPath(site.slug)}#letters` },
      code: null,
      notes: [texts.note],
      unsubscribeAddress: null,
    },
  });
}
