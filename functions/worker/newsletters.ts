import { connect } from 'cloudflare:sockets';
import { letterLinkSigner } from '#functions/adapters/letter-link-signature.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { backgroundLog } from '#functions/http/log.ts';
import type { SendingHost } from '#functions/mail/sending/sending-host.ts';
import { publisherOf, type PublisherHost } from '#functions/publisher/run-publisher.ts';
import { mailPaceRepository } from '#functions/repositories/newsletters/mail-pace.ts';
import type { Environment } from './environment.ts';
import { letterHost, senderLoss, waysOut } from './mail.ts';
import { returnAddressesOf } from './email.ts';
import { wakePublisher } from './publisher-host.ts';
import type { NewsletterMessage } from './messages.ts';

/** Inside the fifteen minutes of a call, with room for a letter that takes as long as any may. */
const sendingBudgetMs = 4 * 60_000;
export const sendingDeadline = (): number => Date.now() + sendingBudgetMs;

type NewsletterQueue = { send: (wake: NewsletterMessage) => Promise<unknown> };

/** A wake-up that is lost is made up for by the job `wake-newsletters`. */
export async function wakeNewsletter(
  queue: NewsletterQueue,
  { siteId, id: sendId }: { siteId: string; id: string },
): Promise<void> {
  await queue.send({ kind: 'newsletter', siteId, sendId });
}

export function newsletterHost(env: Environment, host: PublisherHost): SendingHost {
  const { database } = host;
  const { siteOf, prepare } = crossingHost(database, Date.now());
  const letters = letterHost(env);
  return {
    ...letters,
    adapters: { ...letters.adapters, letterLinks: letterLinkSigner(env.MAIL_SECRET) },
    siteOf,
    prepare,
    publisher: publisherOf(host),
    wakePublisher: (siteId) => wakePublisher(host, siteId),
    pace: mailPaceRepository(database),
    mailer: waysOut(database, env, connect).bulk,
    loseSender: senderLoss(env, database),
    warmsUp: env.WARM_UP !== 'off',
    returnAddresses: returnAddressesOf(env),
    fromAddress: env.MAIL_FROM,
    now: Date.now,
    log: backgroundLog(),
  };
}
