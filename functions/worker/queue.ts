import { connect } from 'cloudflare:sockets';
import { backgroundLog } from '#functions/http/log.ts';
import { deliverMessage } from '#functions/mail/delivery/deliver.ts';
import { runSend } from '#functions/mail/sending/run-send.ts';
import {
  type PublisherHost,
  refreshSite,
  runPublisher,
} from '#functions/publisher/run-publisher.ts';
import { consume, type MessageHandlers, within } from './consume.ts';
import type { Environment } from './environment.ts';
import { deliveringBudgetMs, mailHost, senderLoss } from './mail.ts';
import { newsletterHost, sendingDeadline, wakeNewsletter } from './newsletters.ts';
import type { MailMessage, QueueMessage } from './messages.ts';
import { publishBudgetMs, publisherHost } from './publisher-host.ts';

export async function handleQueue(
  batch: MessageBatch<QueueMessage>,
  env: Environment,
  ctx: ExecutionContext,
): Promise<void> {
  const handlers = messageHandlers(env, publisherHost(env, ctx));
  await consume(batch.messages, handlers, { now: Date.now, log: backgroundLog() });
}

/** All messages of a batch share the time that one call may render. */
function messageHandlers(env: Environment, host: PublisherHost): MessageHandlers {
  const deadline = Date.now() + publishBudgetMs;
  return {
    async publish({ siteId }) {
      await runPublisher(host, siteId, deadline);
      return null;
    },
    async refresh({ siteId }) {
      const { outcome } = await runPublisher(host, siteId, deadline);
      if (outcome !== 'busy' && outcome !== 'unfinished') {
        await refreshSite(host, siteId, deadline);
      }
      return null;
    },
    async purge({ siteId, paths }) {
      await host.purge(siteId, paths);
      return null;
    },
    newsletter: async ({ siteId, sendId: id }) => {
      const outcome = await runSend(newsletterHost(env, host), { siteId, id }, sendingDeadline());
      if (outcome === 'unfinished') await wakeNewsletter(env.NEWSLETTERS, { siteId, id });
      return null;
    },
    mail: within(deliveringBudgetMs, { now: Date.now }, ({ messageId }: MailMessage) => {
      const { database } = host;
      const loseSender = senderLoss(env, database);
      return deliverMessage({ ...mailHost(database, env, connect), loseSender }, messageId);
    }),
  };
}
