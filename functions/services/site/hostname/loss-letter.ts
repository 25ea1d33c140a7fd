import { mailMessages } from '#contract/mail/mail-messages.ts';
import { settingsPath } from '#domain/kitchen/kitchen-paths.ts';
import { mailableLine } from '#domain/mail/mailable-line.ts';
import type { CrossingHost } from '#functions/crossings/crossing-host.ts';
import { type MailingContext, storeLetter } from '#functions/mail/delivery/store.ts';
import { platformLook } from '#functions/mail/templates/look.ts';
import type { CheckedHostname } from '#functions/repositories/site/hostname-check.ts';
import { platformHomes } from '../host/homes.ts';

const { domainLost: texts } = mailMessages;

type LossHost = MailingContext & Pick<CrossingHost, 'siteOf'>;

/**
 * Tells the owner of a site that a domain leads there no more; null where nobody owns it. It stands
 * before the statement that takes the domain, so that it is stored with the loss or not at all.
 */
export async function hostLossLetter(host: LossHost, lost: CheckedHostname) {
  const { siteId } = lost;
  const { site: sites, siteUsers } = host.siteOf(siteId);
  const site = await sites.find();
  const email = site && (await siteUsers.findEmail(site.ownerId));
  if (!site || email === null) return null;
  const name = mailableLine(site.title) ?? site.slug;
  const { origin } = platformHomes(host);
  const home = `${site.slug}.${host.config.platformHost}`;
  return storeLetter(host, platformLook(origin), {
    id: `domain-lost.${siteId}.${lost.host}.${lost.checkedAt}`,
    kind: 'domain-lost',
    siteId,
    recipient: email,
    expiresAt: null,
    whileOpen: { siteId, ownerId: site.ownerId },
    whileChecked: lost,
    letter: {
      subject: texts.subject({ name, host: lost.host }),
      paragraphs: [
        mailMessages.greeting,
        texts.what(lost.host),
        texts.meanwhile({ name, home }),
        texts.todo,
      ],
      action: { label: texts.button, address: `${origin}${settingsPath(site.slug)}#address` },
      code: null,
      notes: [texts.note],
      unsubscribeAddress: null,
    },
  });
}
