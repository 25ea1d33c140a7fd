import { describe, expect, it } from 'vitest';
import type { LogLine } from '#functions/http/log.ts';
import { consume, type MessageHandlers, within } from './consume.ts';
import type { MailMessage } from './messages.ts';

const now = Date.UTC(2026, 4, 17, 9, 30);

/** A batch of messages with what became of each, and handlers that write down what they got. */
async function deliver(bodies: unknown[], changes: Partial<MessageHandlers> = {}) {
  const handled: unknown[] = [];
  const logged: LogLine[] = [];
  const fates: unknown[] = bodies.map(() => null);
  const note = (message: unknown) => Promise.resolve(handled.push(message)).then(() => null);
  const batch = bodies.map((body, place) => ({
    body,
    ack: () => void (fates[place] = 'done'),
    retry: ({ delaySeconds }: { delaySeconds: number }) => void (fates[place] = delaySeconds),
  }));
  const handlers = {
    publish: note,
    refresh: note,
    purge: note,
    mail: note,
    newsletter: note,
    ...changes,
  };
  await consume(batch, handlers, { now: () => now, log: (line) => logged.push(line) });
  return { handled, logged, fates };
}

const publish = { kind: 'publish', siteId: 'pies' };

describe('Messages of the queues', () => {
  it('go to the handler of their kind', async () => {
    const messages = [
      publish,
      { kind: 'refresh', siteId: 'pies' },
      { kind: 'purge', siteId: 'pies', paths: ['/'] },
      { kind: 'purge', siteId: 'pies', paths: 'all' },
      { kind: 'mail', messageId: 'a-message' },
      { kind: 'newsletter', siteId: 'pies', sendId: 'a-newsletter' },
    ];
    const { handled, fates, logged } = await deliver(messages);
    expect(handled).toEqual(messages);
    expect(fates).toEqual(messages.map(() => 'done'));
    expect(logged).toEqual([]);
  });

  it('come again when their handler says so', async () => {
    const { fates } = await deliver([{ kind: 'mail', messageId: 'a-message' }], {
      mail: () => Promise.resolve(now + 30_500),
    });
    expect(fates).toEqual([31]);
  });

  it('have their turn in another call where those before took all the time of this one', async () => {
    const clock = { now };
    const slow = (_message: MailMessage) => {
      clock.now += 3 * 60_000;
      return Promise.resolve(null);
    };
    const mail = within(4 * 60_000, { now: () => clock.now }, slow);
    const messages = ['one', 'two', 'three'].map((messageId) => ({ kind: 'mail', messageId }));
    const { fates } = await deliver(messages, { mail });
    expect(fates.map((fate) => fate === 'done')).toEqual([true, true, false]);
  });

  it('come again after a failure, which is logged and holds up no other', async () => {
    const { handled, fates, logged } = await deliver(
      [{ kind: 'refresh', siteId: 'pies' }, publish],
      { refresh: () => Promise.reject(new Error('Broken template')) },
    );
    expect(handled).toEqual([publish]);
    expect(fates).toEqual([5, 'done']);
    expect(logged).toEqual([
      {
        level: 'error',
        event: 'message_failed',
        site: 'pies',
        kind: 'refresh',
        reason: 'Broken template',
      },
    ]);
  });

  it.each([
    ['of a kind that only a later version knows', { kind: 'invoice', id: 'x' }, 'invoice'],
    ['without a kind', { siteId: 'pies' }, null],
    ['with fields of another kind', { kind: 'mail', siteId: 'pies' }, 'mail'],
    ['that are no object', 'pies', null],
  ])('%s are logged and come again, in the end to the dead letter queue', async (_, body, kind) => {
    const { handled, fates, logged } = await deliver([body, publish]);
    expect(handled).toEqual([publish]);
    expect(fates).toEqual([60, 'done']);
    expect(logged).toEqual([{ level: 'error', event: 'message_unknown', site: null, kind }]);
  });
});
