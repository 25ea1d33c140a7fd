import type { HostProof } from '#functions/adapters/dns/host-proof.ts';
import type { PageStore } from '#functions/adapters/page-store.ts';
import type { MediaStore } from '#functions/adapters/media-store.ts';
import { confirmPending } from '#functions/crossings/confirm-subscription.ts';
import { bringPending } from '#functions/crossings/bring-subscribers.ts';
import { crossingHost, sweepEach } from '#functions/crossings/crossing-host.ts';
import { mailing } from './mailing.ts';
import { listLapsedGrants } from '#functions/repositories/money/subscription.ts';
import { finishDeletions } from '#functions/crossings/delete-account.ts';
import { removeDeletedSites } from '#functions/crossings/delete-site.ts';
import { copyPending } from '#functions/crossings/membership.ts';
import type { SignInCodes } from '#functions/adapters/sign-in-codes.ts';
import type { PaymentGateway } from '#functions/adapters/payments/payment-gateway.ts';
import { endGrants } from '#functions/services/money/grants/end-grants.ts';
import type { MoneyHost } from '#functions/services/money/money-host.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settleDirectory } from '#functions/crossings/site-address.ts';
import type { LogLine } from '#functions/http/log.ts';
import { farewellTo } from '#functions/services/accounts/account/farewell.ts';
import type { ServiceList } from '#functions/adapters/mail-events/resend-list.ts';
import type { LetterHost } from '#functions/mail/delivery/letter-host.ts';
import { askImported } from '#functions/services/mail/import/ask.ts';
import { hearWaiting } from '#functions/services/newsletters/events/take-mail-event.ts';
import { sendWelcomes } from '#functions/services/newsletters/welcome/send-welcomes.ts';
import {
  prune,
  publisherOf,
  type PublisherHost,
  sweep,
} from '#functions/publisher/run-publisher.ts';
import { pendingImportRepository } from '#functions/repositories/mail/pending-imports.ts';
import { messageRepository } from '#functions/repositories/mail/message.ts';
import { listSitesWithNews } from '#functions/repositories/comments/comment-letter.ts';
import { listUntoldReplies } from '#functions/repositories/comments/reply-letter.ts';
import {
  type ReplyHost,
  tellOfReplies,
} from '#functions/services/comments/letters/tell-of-replies.ts';
import { tellOwners } from '#functions/services/comments/letters/tell-owners.ts';
import { listWelcomeLetters } from '#functions/repositories/newsletters/welcome.ts';
import { listOpenSends } from '#functions/repositories/newsletters/open-sends.ts';
import { listSitesToRefresh } from '#functions/repositories/publishing/maintenance.ts';
import { deleteExpired } from './delete-expired.ts';
import { freeMedia } from './free-media.ts';
import { indexRecipes } from './index-recipes.ts';
import { releaseAddresses } from './release-addresses.ts';
import { removeDeletedRecipes } from './remove-deleted-recipes.ts';
import { packHistory, pruneHistory } from './keep-history.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { recheckHosts, recheckMailDomains } from './recheck-domains.ts';
import type { ScheduledJob } from './run-jobs.ts';

/** What the jobs need of the world around them. */
export type JobHost = {
  publisher: PublisherHost;
  wakeMailer: (messageIds: string[]) => Promise<void>;
  wakeNewsletter: (send: { siteId: string; id: string }) => Promise<void>;
  hostProof: HostProof;
  pageStore: Pick<PageStore, 'removeUnused'>;
  /** Copies the client files of this deploy to where later deploys find them. */
  keepClientAssets: () => Promise<void>;
  enqueueRefresh: (siteId: string) => Promise<void>;
  /** What letters need that no request asked for. */
  letters: LetterHost;
  /** The address that all mail comes from. */
  fromAddress: string;
  hash: (secret: string) => Promise<string>;
  /** Null where the mail service has no list of addresses that it sends nothing to. */
  serviceList: ServiceList | null;
  /** Null where no payment provider is set up. */
  gateway: PaymentGateway | null;
  secrets: Pick<MoneyHost, 'hash' | 'newToken' | 'newCode'>;
  signInCodes: SignInCodes;
  media: Pick<MediaStore, 'removeUnder'>;
  deleteAbandonedUploads: (uploadedBefore: number) => Promise<unknown>;
  now: () => number;
  log: (line: LogLine) => void;
};

const minutely = { every: 'minute' } as const;
/** Away from the full hour, when everybody's jobs run. */
const hourly = { every: 'hour', atMinute: 17 } as const;
const dayMs = 24 * 60 * 60 * 1000;
/** What a queue takes in one call. */
const mailsPerSweep = 100;
const importsAtOnce = 5;
const newslettersAtOnce = 50;
const welcomesAtOnce = 20;
const sitesToldAtOnce = 50;
const repliesAtOnce = 100;
/** Whoever is at work on a newsletter says so more often. */
const newsletterSeenMs = 60_000;
const grantsAtOnce = 100;

/** Everything the cron does. */
export const scheduledJobs: readonly ScheduledJob<JobHost>[] = [
  { name: 'wake-mailer', schedule: minutely, run: wakeForDueMail },
  { name: 'wake-newsletters', schedule: minutely, run: wakeNewsletters },
  { name: 'wake-publisher', schedule: minutely, run: ({ publisher }) => sweep(publisher) },
  { name: 'recheck-hostnames', schedule: minutely, run: mailing(recheckHosts) },
  { name: 'recheck-senders', schedule: minutely, run: mailing(recheckMailDomains) },
  { name: 'refresh-pages', schedule: minutely, run: refreshPages },
  {
    name: 'settle-site-directory',
    schedule: minutely,
    run: (host) => settleDirectory(crossingHostOf(host)),
  },
  { name: 'reconcile-payments', schedule: minutely, run: reconcile },
  { name: 'end-grants', schedule: minutely, run: mailing(endLapsedGrants) },
  { name: 'copy-profiles', schedule: minutely, run: (host) => copyPending(crossingHostOf(host)) },
  {
    name: 'confirm-subscriptions',
    schedule: minutely,
    run: (host) => confirmPending(crossingHostOf(host)),
  },
  { name: 'bring-subscribers', schedule: minutely, run: bringSubscribers },
  { name: 'ask-imported', schedule: minutely, run: mailing(askSubscribers) },
  { name: 'hear-of-letters', schedule: minutely, run: (host) => hearWaiting(crossingHostOf(host)) },
  { name: 'release-addresses', schedule: minutely, run: releaseAddresses },
  { name: 'send-welcomes', schedule: minutely, run: mailing(welcomeSubscribers) },
  { name: 'tell-of-comments', schedule: minutely, run: mailing(tellOfComments) },
  { name: 'tell-of-replies', schedule: minutely, run: mailing(tellAnswered) },
  { name: 'finish-account-deletions', schedule: minutely, run: finishLeaving },
  {
    name: 'publish-scheduled',
    schedule: minutely,
    run: ({ publisher: { database, enqueue }, now }) =>
      publishScheduled({ database, now, enqueue }),
  },
  {
    name: 'pack-history',
    schedule: minutely,
    run: ({ publisher }) => packHistory(publisher.database),
  },
  {
    name: 'prune-history',
    schedule: hourly,
    run: ({ publisher, now }) => pruneHistory(publisher.database, now()),
  },
  {
    name: 'prune-builds',
    schedule: hourly,
    run: ({ publisher, pageStore }) => prune(publisher, pageStore),
  },
  {
    name: 'delete-expired',
    schedule: hourly,
    run: ({ publisher, now }) => deleteExpired(publisher.database, now()),
  },
  {
    name: 'index-recipes',
    schedule: minutely,
    run: ({ publisher }) => indexRecipes(publisher.database),
  },
  {
    name: 'remove-deleted-recipes',
    schedule: hourly,
    run: ({ publisher, now }) => removeDeletedRecipes(publisher.database, now()),
  },
  {
    name: 'remove-deleted-sites',
    schedule: hourly,
    run: (host) => removeDeletedSites({ ...crossingHostOf(host), media: host.media }),
  },
  {
    name: 'free-media',
    schedule: hourly,
    run: ({ publisher: { database }, media, now }) => freeMedia({ database, media, now: now() }),
  },
  {
    name: 'delete-abandoned-uploads',
    schedule: hourly,
    run: ({ deleteAbandonedUploads, now }) => deleteAbandonedUploads(now() - dayMs),
  },
];

const crossingHostOf = ({ publisher, now }: JobHost) => crossingHost(publisher.database, now());

/** Brings plans to what the payment provider says, where nobody told, or telling came to nothing. */
async function reconcile(host: JobHost): Promise<void> {
  const { gateway, publisher, letters, secrets, signInCodes, wakeMailer } = host;
  if (gateway === null) return;
  const letterIds: string[] = [];
  const money: MoneyHost = {
    ...crossingHostOf(host),
    ...secrets,
    gateway,
    config: letters.config,
    newId: letters.newId,
    adapters: { signInCodes },
    wakeMailer: (messageIds) => void letterIds.push(...messageIds),
  };
  try {
    await reconcilePayments(money, publisher.database);
  } finally {
    if (letterIds.length > 0) await wakeMailer(letterIds);
  }
}

/** Ends what was given for a while. */
async function endLapsedGrants(host: JobHost, stored: string[]): Promise<void> {
  const crossing = crossingHostOf(host);
  const over = await listLapsedGrants(host.publisher.database, crossing.now, grantsAtOnce);
  await endGrants({ ...crossing, ...host.letters, hash: host.hash }, over, stored);
}

/** Deletes accounts whose requests died, and tells their owners. */
function finishLeaving(host: JobHost): Promise<void> {
  const crossing = crossingHostOf(host);
  const { hash, media, letters } = host;
  return finishDeletions({
    ...crossing,
    hash,
    media,
    farewellTo: (person) => farewellTo({ ...crossing, ...letters }, person).statement,
  });
}

/** Goes on with imports of subscribers whose page was closed. */
async function bringSubscribers(host: JobHost): Promise<void> {
  const running = await pendingImportRepository(host.publisher.database).listRunning(importsAtOnce);
  await bringPending({ ...crossingHostOf(host), newId: host.letters.newId }, running);
}

/** Asks people of imports to confirm. */
function askSubscribers(host: JobHost, stored: string[]): Promise<string[]> {
  const imports = pendingImportRepository(host.publisher.database);
  return askImported({ ...crossingHostOf(host), ...host.letters, imports }, stored);
}

/** Sends the welcome letters of sites to those who subscribed. */
function welcomeSubscribers(host: JobHost, stored: string[]): Promise<string[]> {
  const { publisher, letters, fromAddress } = host;
  const { database } = publisher;
  const crossing = crossingHostOf(host);
  const { now } = crossing;
  const welcoming = {
    ...crossing,
    ...letters,
    publisher: publisherOf(publisher),
    fromAddress,
    listWelcomeLetters: (changedBefore: number) =>
      listWelcomeLetters(database, { now, limit: welcomesAtOnce, changedBefore }),
  };
  return sendWelcomes(welcoming, stored);
}

/** Tells owners by mail of comments that nobody has looked at. */
function tellOfComments(host: JobHost, stored: string[]): Promise<string[]> {
  const { database } = host.publisher;
  const crossing = crossingHostOf(host);
  const { now } = crossing;
  const telling = {
    ...crossing,
    ...host.letters,
    listSitesWithNews: (since: number) =>
      listSitesWithNews(database, { now, limit: sitesToldAtOnce, since }),
  };
  return tellOwners(telling, stored);
}

/** Tells people by mail of answers to their comments. */
function tellAnswered(host: JobHost, stored: string[]): Promise<string[]> {
  const { database } = host.publisher;
  const crossing = crossingHostOf(host);
  const turn = { now: crossing.now, limit: repliesAtOnce };
  const telling: ReplyHost = {
    ...crossing,
    ...host.letters,
    listUntold: (between) => listUntoldReplies(database, { ...turn, ...between }),
  };
  return tellOfReplies(telling, stored);
}

/** Finds mail that is due and whose wake-up was lost. */
async function wakeForDueMail({ publisher, wakeMailer, now }: JobHost): Promise<void> {
  const messages = messageRepository(publisher.database);
  await wakeMailer(await messages.listDue(now(), mailsPerSweep));
}

/** Has newsletters brought on whose time has come, or whose sender died. */
async function wakeNewsletters({ publisher, wakeNewsletter, now }: JobHost): Promise<void> {
  const asked = { now: now(), seenBefore: now() - newsletterSeenMs, limit: newslettersAtOnce };
  const open = await listOpenSends(publisher.database, asked);
  await sweepEach(open, wakeNewsletter);
}

/** After a deploy: has every site replace the pages that the earlier one rendered. */
async function refreshPages(host: JobHost): Promise<void> {
  const { database, renderer } = host.publisher;
  const siteIds = await listSitesToRefresh(database, renderer);
  if (siteIds.length === 0) return;
  await host.keepClientAssets();
  for (const siteId of siteIds) await host.enqueueRefresh(siteId);
}
