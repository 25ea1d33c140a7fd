import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { SenderLoss } from '#domain/mail/sender/sender-standing.ts';
import type { Sender } from '#functions/repositories/mail/sender-address.ts';
import { ownerLetter, type OwnerLetterHost } from '../owner-letter.ts';

const { senderLost: texts } = mailMessages;

/** Tells the owner of a site that its letters are no longer from their address, whoever finds out. */
export const lossLetter = (host: OwnerLetterHost, sender: Sender, loss: SenderLoss) =>
  ownerLetter(host, sender.siteId, ({ name }) => {
    const { siteId, address, provenAt } = sender;
    return {
      id: `sender-lost.${siteId}.${provenAt}`,
      kind: 'sender-lost',
      whileSince: sender,
      subject: texts.subject({ name, address }),
      paragraphs: [texts[loss].what({ address }), texts.meanwhile({ name }), texts[loss].todo],
      button: { label: texts.button, section: 'letters' },
      note: texts.note,
    };
  });
