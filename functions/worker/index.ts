import { handleEmail } from './email.ts';
import type { Environment } from './environment.ts';
import { handleFetch } from './fetch.ts';
import type { QueueMessage } from './messages.ts';
import { handleQueue } from './queue.ts';
import { handleScheduled } from './scheduled.ts';

export { SitePages } from './site-pages.ts';

export default {
  email: handleEmail,
  fetch: handleFetch,
  queue: handleQueue,
  scheduled: handleScheduled,
} satisfies ExportedHandler<Environment, QueueMessage>;
