import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { CheckedHostname } from '#functions/repositories/site/hostname-check.ts';
import { ownerLetter, type OwnerLetterHost } from '../../mail/owner-letter.ts';

const { domainLost: texts } = mailMessages;

/** Tells the owner of a site that a domain leads there no more. */
export const hostLossLetter = (host: OwnerLetterHost, lost: CheckedHostname) =>
  ownerLetter(host, lost.siteId, ({ name, slug }) => ({
    id: `domain-lost.${lost.siteId}.${lost.host}.${lost.checkedAt}`,
    kind: 'domain-lost',
    whileChecked: lost,
    subject: texts.subject({ name, host: lost.host }),
    paragraphs: [
      texts.what(lost.host),
      texts.meanwhile({ name, home: `${slug}.${host.config.platformHost}` }),
      texts.todo,
    ],
    button: { label: texts.button, section: 'address' },
    note: texts.note,
  }));
