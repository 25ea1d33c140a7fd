import { domainOf } from '#domain/mail/address-domain.ts';
import type { SiteId } from '#domain/ids.ts';
import { isLocalHost } from '#domain/site/hosts.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { resendEvents } from '#functions/adapters/mail-events/resend-events.ts';
import { recipientSigner } from '#functions/adapters/recipient-signature.ts';
import type { LetterHost } from '#functions/mail/delivery/letter-host.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { backgroundLog } from '#functions/http/log.ts';
import type { RefusedSender } from '#functions/mail/delivery/refused-sender.ts';
import type { MailHost } from '#functions/mail/delivery/deliver.ts';
import type { BulkMailer, Mail, Mailer } from '#functions/mail/transports/mailer.ts';
import { outboxBulkMailer, outboxMailer } from '#functions/mail/transports/outbox.ts';
import { resendBulkMailer, resendMailer } from '#functions/mail/transports/resend.ts';
import { resendList } from '#functions/adapters/mail-events/resend-list.ts';
import { smtpBulkMailer } from '#functions/mail/transports/smtp-bulk.ts';
import { smtpMailer } from '#functions/mail/transports/smtp.ts';
import type { SmtpServer } from '#functions/mail/transports/smtp-session.ts';
import type { SmtpSocket } from '#functions/mail/transports/smtp-connection.ts';
import { messageRepository } from '#functions/repositories/mail/message.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { loseSender } from '#functions/services/mail/sender/lose-sender.ts';
import { senderOfSite } from '#functions/services/mail/sender/sender-of-site.ts';
import { outboxRepository } from '#functions/repositories/mail/outbox.ts';
import { configOf } from './config.ts';
import { returnAddressesOf } from './email.ts';
import type { Environment } from './environment.ts';
import type { MailMessage } from './messages.ts';
import { type OwnSenderSettings, ownSendersOf } from './own-senders.ts';

export type MailSettings = Pick<
  Environment,
  | 'PLATFORM_HOST'
  | 'MAIL_TRANSPORT'
  | 'MAIL_FROM'
  | 'SMTP_HOST'
  | 'SMTP_PORT'
  | 'SMTP_USER'
  | 'SMTP_PASSWORD'
  | 'RESEND_API_KEY'
  | 'BOUNCE_DOMAIN'
  | 'MAIL_SECRET'
> &
  OwnSenderSettings;

export type OpenSocket = (
  address: { hostname: string; port: number },
  options: { secureTransport: 'on' | 'off' | 'starttls'; allowHalfOpen: boolean },
) => SmtpSocket;

type MailQueue = { sendBatch: (wakes: { body: MailMessage }[]) => Promise<unknown> };

const implicitTlsPort = 465;

/** Whether the outbox keeps all mail: on a developer's machine alone, where no one else can read it. */
export const keepsMailLocally = ({ MAIL_TRANSPORT, PLATFORM_HOST }: MailSettings): boolean =>
  MAIL_TRANSPORT === 'outbox' && isLocalHost(PLATFORM_HOST);

/** Inside the fifteen minutes of a call, with room for a letter that takes as long as any may. */
export const deliveringBudgetMs = 4 * 60_000;

export function mailHost(
  database: Database,
  settings: MailSettings,
  openSocket: OpenSocket,
): Omit<MailHost, 'loseSender'> {
  const senders = {
    config: { ownSenders: ownSendersOf(settings) },
    siteOf: (siteId: SiteId) => forSite(database, siteId),
  };
  return {
    messages: messageRepository(database),
    mailer: waysOut(database, settings, openSocket).single,
    fromAddress: settings.MAIL_FROM,
    senderOf: (siteId) => senderOfSite(senders, siteId),
    returnAddresses: returnAddressesOf(settings),
    suppress: (siteId, email, now) =>
      forSite(database, siteId).mailOutcomes.suppressAddress(email, 'bounced', now),
    commit: (statements) => commit(database, statements),
    now: Date.now,
    log: backgroundLog(),
  };
}

/** What a queue takes in one call. */
const queueBatchMax = 100;

/** What has letters of a site come from the platform, whose own address is not taken any more. */
export const senderLoss =
  (env: Environment, database: Database) =>
  async (refused: RefusedSender): Promise<void> => {
    const host = { ...crossingHost(database, Date.now()), ...letterHost(env) };
    const { siteId: site, address } = refused;
    const domain = domainOf(address);
    const letters = await loseSender(host, refused);
    backgroundLog()({ level: 'error', event: 'sender_lost', site, domain, verdict: 'refused' });
    await wakeMailer(env.MAIL, letters);
  };

/** A wake-up that is lost is made up for by the job `wake-mailer`. */
export async function wakeMailer(queue: MailQueue, messageIds: string[]): Promise<void> {
  for (let start = 0; start < messageIds.length; start += queueBatchMax) {
    const part = messageIds.slice(start, start + queueBatchMax);
    await queue.sendBatch(
      part.map((messageId) => ({ body: { kind: 'mail' as const, messageId } })),
    );
  }
}

/** What letters need that no request asked for. */
export const letterHost = (env: Environment): LetterHost => ({
  config: configOf(env),
  adapters: {
    unsubscribes: recipientSigner(env.MAIL_SECRET, 'unsubscribe'),
    confirmations: recipientSigner(env.MAIL_SECRET, 'confirm'),
  },
  newId: () => crypto.randomUUID(),
});

/** Null without a secret: nobody is believed. */
export const mailEventsOf = ({ RESEND_WEBHOOK_SECRET: secret }: Environment) =>
  secret ? resendEvents(secret, Date.now) : null;

/** Null where the way that mail leaves has no list of addresses that nothing is sent to. */
export const serviceListOf = ({ MAIL_TRANSPORT, RESEND_API_KEY }: MailSettings) =>
  MAIL_TRANSPORT === 'resend' && RESEND_API_KEY ? resendList(RESEND_API_KEY) : null;

/** Long enough for another request to have its turn. */
const letOthersInMs = 2;

type WaysOut = { single: Mailer; bulk: BulkMailer };

/** How mail leaves: messages one by one, and the letters of newsletters. */
export function waysOut(
  database: Database,
  settings: MailSettings,
  openSocket: OpenSocket,
): WaysOut {
  const { MAIL_TRANSPORT, SMTP_HOST, RESEND_API_KEY } = settings;
  if (keepsMailLocally(settings)) {
    const keepOne = (mail: Mail) => keep(database, mail);
    const bulk = outboxBulkMailer(keepOne, () => scheduler.wait(letOthersInMs));
    return { single: outboxMailer(keepOne), bulk };
  }
  if (MAIL_TRANSPORT === 'smtp' && SMTP_HOST) {
    const server = smtpServer(SMTP_HOST, settings);
    const open = (to: SmtpServer) => connect(to, openSocket);
    return { single: smtpMailer(server, open), bulk: smtpBulkMailer(server, open) };
  }
  if (MAIL_TRANSPORT === 'resend' && RESEND_API_KEY) {
    return { single: resendMailer(RESEND_API_KEY), bulk: resendBulkMailer(RESEND_API_KEY) };
  }
  const refuse = () => Promise.reject(new Error('No way to send mail is set up'));
  return { single: { send: refuse }, bulk: { isIdempotent: true, sendAll: refuse } };
}

function keep(database: Database, mail: Mail): Promise<number[]> {
  const { id, from, to, subject, html, text, headers } = mail;
  const sender = `${from.name} <${from.address}>`;
  const kept = { id, recipient: to, sender, subject, html, text, headers, sentAt: Date.now() };
  return commit(database, [outboxRepository(database).keep(kept)]);
}

function smtpServer(
  host: string,
  { SMTP_PORT, SMTP_USER, SMTP_PASSWORD, MAIL_FROM }: MailSettings,
): SmtpServer {
  const port = Number(SMTP_PORT ?? implicitTlsPort);
  const security = port === implicitTlsPort ? 'tls' : 'starttls';
  const credentials =
    SMTP_USER && SMTP_PASSWORD ? { user: SMTP_USER, password: SMTP_PASSWORD } : null;
  return {
    host,
    port,
    security: isLocalHost(host) ? 'none' : security,
    credentials,
    domain: domainOf(MAIL_FROM),
  };
}

const transports = { tls: 'on', starttls: 'starttls', none: 'off' } as const;

const connect = ({ host, port, security }: SmtpServer, openSocket: OpenSocket) =>
  openSocket(
    { hostname: host, port },
    { secureTransport: transports[security], allowHalfOpen: false },
  );
