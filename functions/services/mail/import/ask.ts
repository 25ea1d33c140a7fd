import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { SiteId } from '#domain/ids.ts';
import { askedPerSiteAndMinute, sitesAskedPerMinute } from '#domain/mail/import-rules.ts';
import { type CrossingHost, sweepEach } from '#functions/crossings/crossing-host.ts';
import type { LetterHost } from '#functions/mail/delivery/letter-host.ts';
import { addressLimit, storeLetter } from '#functions/mail/delivery/store.ts';
import { confirmationPage } from '#functions/mail/newsletters/confirmation-address.ts';
import { unsubscribeAddresses } from '#functions/mail/newsletters/unsubscribe-addresses.ts';
import { type Look, siteLook } from '#functions/mail/templates/look.ts';
import type { PendingImports } from '#functions/repositories/mail/pending-imports.ts';
import { siteHomes } from '../../site/host/homes.ts';

export type AskingHost = CrossingHost & LetterHost & { imports: PendingImports };

/** Has people of imports asked to confirm, some of each site in a minute; `stored` are the letters to send. */
export async function askImported(host: AskingHost, stored: string[] = []): Promise<string[]> {
  const asking = await host.imports.listAsking(addressLimit(host), sitesAskedPerMinute);
  await sweepEach(asking, ({ siteId, room }) =>
    askSome(host, { siteId, limit: Math.min(askedPerSiteAndMinute, room) }, stored),
  );
  return stored;
}

type Some = { siteId: SiteId; limit: number };

async function askSome(host: AskingHost, { siteId, limit }: Some, stored: string[]): Promise<void> {
  const { now, prepare } = host;
  const repositories = host.siteOf(siteId);
  const site = await repositories.site.find();
  if (!site?.settings.newslettersEnabled) return;
  const ctx = { ...host, site, repositories };
  const look = await siteLook(ctx, (await siteHomes(ctx)).origin);
  const { newsletterSubscribers } = repositories;
  const share = { limit, mail: addressLimit(host) };
  for (const { userId, email } of await newsletterSubscribers.listUnasked(share)) {
    const addresses = await unsubscribeAddresses(ctx, userId);
    const message = storeLetter(ctx, look, {
      kind: 'newsletter-confirmation',
      siteId,
      recipient: email,
      expiresAt: null,
      headers: addresses.headers,
      letter: letterOf(look, await confirmationPage(ctx, userId), addresses.page),
      whileUnasked: userId,
    });
    // The letter and that it was written stand or fall together, so that nobody is asked twice; whose
    // address was sent enough is asked later.
    const asked = newsletterSubscribers.markAsked(userId, { messageId: message.id, now });
    const [written = 0] = await prepare([message.statement, asked]);
    if (written > 0) stored.push(message.id);
  }
}

function letterOf(look: Look, address: string, unsubscribeAddress: string) {
  const { greeting, confirmation: texts } = mailMessages;
  return {
    subject: texts.subject(look),
    paragraphs: [greeting, texts.intro(look), texts.once],
    action: { label: texts.button, address },
    code: null,
    notes: [texts.why(look), texts.notYou],
    unsubscribeAddress,
  };
}
