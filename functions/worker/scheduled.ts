import { keepClientAssets } from '#functions/adapters/client-assets.ts';
import { removeForgottenUploads } from '#functions/adapters/forgotten-uploads.ts';
import { r2MediaStore } from '#functions/adapters/media-store.ts';
import { r2PageStore } from '#functions/adapters/page-store.ts';
import { randomCode, randomToken } from '#functions/http/access/tokens.ts';
import { signInCodes } from '#functions/adapters/sign-in-codes.ts';
import { sha256 } from '#functions/http/access/hash.ts';
import { backgroundLog } from '#functions/http/log.ts';
import { runDueJobs } from '#functions/jobs/run-jobs.ts';
import { type JobHost, scheduledJobs } from '#functions/jobs/scheduled-jobs.ts';
import type { Environment } from './environment.ts';
import { hostProofOf } from './host-proof.ts';
import { letterHost, serviceListOf, wakeMailer } from './mail.ts';
import { wakeNewsletter } from './newsletters.ts';
import { paymentsOf } from './payments.ts';
import { publisherHost } from './publisher-host.ts';

/** Fires every minute; the table of `functions/jobs/scheduled-jobs.ts` says what runs when. */
export async function handleScheduled(
  { scheduledTime }: ScheduledController,
  env: Environment,
  ctx: ExecutionContext,
): Promise<void> {
  const host = jobHost(env, ctx);
  const { publisher, now, log } = host;
  const runner = { database: publisher.database, scheduledTime, now, log };
  await runDueJobs(scheduledJobs, host, runner);
}

function jobHost(env: Environment, ctx: ExecutionContext): JobHost {
  return {
    publisher: publisherHost(env, ctx),
    wakeMailer: (messageIds) => wakeMailer(env.MAIL, messageIds),
    hostProof: hostProofOf(env),
    pageStore: r2PageStore(env.PAGES),
    keepClientAssets: () => keepClientAssets(env.ASSETS, env.PAGES, import.meta.env.RENDERER),
    enqueueRefresh: async (siteId) => {
      await env.CHANGES.send({ kind: 'refresh', siteId });
    },
    letters: letterHost(env),
    fromAddress: env.MAIL_FROM,
    wakeNewsletter: (send) => wakeNewsletter(env.NEWSLETTERS, send),
    serviceList: serviceListOf(env),
    gateway: paymentsOf(env),
    secrets: { hash: sha256, newToken: randomToken, newCode: randomCode },
    signInCodes: signInCodes(env.MAIL_SECRET),
    hash: sha256,
    media: r2MediaStore(env.MEDIA),
    deleteAbandonedUploads: (uploadedBefore) => removeForgottenUploads(env.MEDIA, uploadedBefore),
    now: Date.now,
    log: backgroundLog(),
  };
}
