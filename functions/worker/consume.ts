import { z } from 'zod';
import { type LogLine, reasonOf } from '#functions/http/log.ts';
import { type MessageOf, type QueueMessage, queueMessage } from './messages.ts';

type Kind = QueueMessage['kind'];

/** One handler a kind; each answers when to deliver the message again, or null once it is done. */
export type MessageHandlers = {
  [Each in Kind]: (message: MessageOf<Each>) => Promise<number | null>;
};

type Delivery = {
  readonly body: unknown;
  ack: () => void;
  retry: (options: { delaySeconds: number }) => void;
};
type Consumer = { now: () => number; log: (line: LogLine) => void };

const retryDelaySeconds = 5;
/** Long enough that the retries outlast a gradual deploy. */
const unknownDelaySeconds = 60;

/** Handles messages of a call until so long after its begin; those that come later have their turn in another. */
export function within<Message>(
  budgetMs: number,
  { now }: Pick<Consumer, 'now'>,
  handler: (message: Message) => Promise<number | null>,
): (message: Message) => Promise<number | null> {
  const deadline = now() + budgetMs;
  return async (message) => (now() < deadline ? handler(message) : now());
}

/** Handles messages in order; one that fails holds up no other. */
export async function consume(
  deliveries: readonly Delivery[],
  handlers: MessageHandlers,
  { now, log }: Consumer,
): Promise<void> {
  for (const delivery of deliveries) {
    const { success, data: message } = queueMessage.safeParse(delivery.body);
    if (!success) {
      // Another version may know it; what none of the retries can read ends in the dead letter queue.
      log({ level: 'error', event: 'message_unknown', site: null, kind: kindIn(delivery.body) });
      delivery.retry({ delaySeconds: unknownDelaySeconds });
      continue;
    }
    try {
      const retryAt = await handle(handlers, message);
      if (retryAt === null) delivery.ack();
      else delivery.retry({ delaySeconds: secondsUntil(retryAt, now()) });
    } catch (error) {
      const site = 'siteId' in message ? message.siteId : null;
      const { kind } = message;
      log({ level: 'error', event: 'message_failed', site, kind, reason: reasonOf(error) });
      delivery.retry({ delaySeconds: retryDelaySeconds });
    }
  }
}

function handle<Each extends Kind>(
  handlers: { [Name in Each]: (message: MessageOf<Name>) => Promise<number | null> },
  message: MessageOf<Each>,
): Promise<number | null> {
  return handlers[message.kind](message);
}

const secondsUntil = (time: number, now: number) => Math.max(1, Math.ceil((time - now) / 1000));

const namedKind = z.object({ kind: z.string().max(40) });

const kindIn = (body: unknown): string | null => namedKind.safeParse(body).data?.kind ?? null;
