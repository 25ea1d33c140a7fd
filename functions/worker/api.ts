import { r2MediaStore } from '#functions/adapters/media-store.ts';
import { signInCodes } from '#functions/adapters/sign-in-codes.ts';
import { unsubscribeSigner } from '#functions/adapters/unsubscribe-signature.ts';
import { uploadSigner } from '#functions/adapters/upload-signature.ts';
import { createApp } from '#functions/app.ts';
import { scaledRateLimits } from '#functions/http/limits/rate-limits.ts';
import { logToConsole } from '#functions/http/log.ts';
import { scheduledJobs } from '#functions/jobs/scheduled-jobs.ts';
import { publisherOf } from '#functions/publisher/run-publisher.ts';
import type { Environment } from './environment.ts';
import { hostProofOf } from './host-proof.ts';
import { imagesOf } from './images.ts';
import { wakeMailer } from './mail.ts';
import { schemeOf } from './origins.ts';
import { publisherHost, wakePublisher } from './publisher-host.ts';

/** The API with everything that its requests may use. */
export function apiOf(env: Environment, ctx: ExecutionContext) {
  const host = publisherHost(env, ctx);
  return createApp({
    database: host.database,
    adapters: {
      hostProof: hostProofOf(env),
      publisher: publisherOf(host),
      images: imagesOf(env),
      media: r2MediaStore(env.MEDIA),
      signer: uploadSigner(env.UPLOAD_SECRET),
      signInCodes: signInCodes(env.MAIL_SECRET),
      unsubscribes: unsubscribeSigner(env.MAIL_SECRET),
    },
    wakePublisher: (siteId) => wakePublisher(host, siteId),
    wakeMailer: (messageIds) => wakeMailer(env.MAIL, messageIds),
    jobs: scheduledJobs,
    config: {
      platformHost: env.PLATFORM_HOST,
      scheme: schemeOf(env),
      rateLimits: scaledRateLimits(Number(env.RATE_LIMIT_FACTOR ?? 1)),
    },
    now: Date.now,
    newId: () => crypto.randomUUID(),
    log: logToConsole,
  });
}
