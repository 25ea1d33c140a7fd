import { mailMessages } from '#contract/mail/mail-messages.ts';
import { settingsPath } from '#domain/kitchen/kitchen-paths.ts';
import type { SiteId } from '#domain/ids.ts';
import { mailableLine } from '#domain/mail/mailable-line.ts';
import type { CrossingHost } from '#functions/crossings/crossing-host.ts';
import { type MailingContext, storeLetter } from '#functions/mail/delivery/store.ts';
import { platformLook } from '#functions/mail/templates/look.ts';
import { platformHomes } from '../site/host/homes.ts';

export type OwnerLetterHost = MailingContext & Pick<CrossingHost, 'siteOf'>;

type StoreLetter = typeof storeLetter;
type Sending = Parameters<StoreLetter>[2];
type Written = Pick<Sending, 'id' | 'kind' | 'whileSince' | 'whileChecked'> & {
  subject: string;
  /** After the greeting. */
  paragraphs: string[];
  /** Where on the settings of the site it is seen to. */
  button: { label: string; section: string };
  note: string;
};

/**
 * Tells the owner of a site what became of it while nobody looked; null where nobody owns it. It stands
 * before the statement that notes what it tells, so that both are stored or neither.
 */
export async function ownerLetter(
  host: OwnerLetterHost,
  siteId: SiteId,
  write: (site: { name: string; slug: string }) => Written,
): Promise<ReturnType<StoreLetter> | null> {
  const { site: sites, siteUsers } = host.siteOf(siteId);
  const site = await sites.find();
  const email = site && (await siteUsers.findEmail(site.ownerId));
  if (!site || email === null) return null;
  const name = mailableLine(site.title) ?? site.slug;
  const { subject, paragraphs, button, note, ...sending } = write({ name, slug: site.slug });
  const { origin } = platformHomes(host);
  return storeLetter(host, platformLook(origin), {
    ...sending,
    siteId,
    recipient: email,
    expiresAt: null,
    whileOpen: { siteId, ownerId: site.ownerId },
    letter: {
      subject,
      paragraphs: [mailMessages.greeting, ...paragraphs],
      action: {
        label: button.label,
        address: `${origin}${settingsPath(site.slug)}#${button.section}`,
      },
      code: null,
      notes: [note],
      unsubscribeAddress: null,
    },
  });
}
