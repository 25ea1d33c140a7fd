import { archiveSigner } from '#functions/adapters/archive-signature.ts';
import { letterLinkSigner } from '#functions/adapters/letter-link-signature.ts';
import { r2MediaStore } from '#functions/adapters/media-store.ts';
import { signInCodes } from '#functions/adapters/sign-in-codes.ts';
import { recipientSigner } from '#functions/adapters/recipient-signature.ts';
import { uploadSigner } from '#functions/adapters/upload-signature.ts';
import { archivesOf } from '#functions/archive/archives.ts';
import { createApp } from '#functions/app.ts';
import { logToConsole } from '#functions/http/log.ts';
import { scheduledJobs } from '#functions/jobs/scheduled-jobs.ts';
import { publisherOf } from '#functions/publisher/run-publisher.ts';
import { archiveHost } from './archive-host.ts';
import type { Environment } from './environment.ts';
import { configOf } from './config.ts';
import { hostProofOf } from './host-proof.ts';
import { imagesOf } from './images.ts';
import { mailEventsOf, wakeMailer } from './mail.ts';
import { wakeNewsletter } from './newsletters.ts';
import { pagesOf } from './page-fetcher.ts';
import { paymentsOf } from './payments.ts';
import { publisherHost, wakePublisher } from './publisher-host.ts';

/** The API with everything that its requests may use. */
export function apiOf(env: Environment, ctx: ExecutionContext) {
  const host = publisherHost(env, ctx);
  return createApp({
    database: host.database,
    adapters: {
      archives: archivesOf(archiveHost(env, host)),
      archiveLinks: archiveSigner(env.UPLOAD_SECRET),
      hostProof: hostProofOf(env),
      publisher: publisherOf(host),
      images: imagesOf(env),
      media: r2MediaStore(env.MEDIA),
      pages: pagesOf(env),
      payments: paymentsOf(env),
      mailEvents: mailEventsOf(env),
      signer: uploadSigner(env.UPLOAD_SECRET),
      signInCodes: signInCodes(env.MAIL_SECRET),
      unsubscribes: recipientSigner(env.MAIL_SECRET, 'unsubscribe'),
      confirmations: recipientSigner(env.MAIL_SECRET, 'confirm'),
      letterLinks: letterLinkSigner(env.MAIL_SECRET),
    },
    wakePublisher: (siteId) => wakePublisher(host, siteId),
    wakeMailer: (messageIds) => wakeMailer(env.MAIL, messageIds),
    wakeNewsletter: (send) => wakeNewsletter(env.NEWSLETTERS, send),
    jobs: scheduledJobs,
    config: configOf(env),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    log: logToConsole,
  });
}
