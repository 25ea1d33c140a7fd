import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { messages as messageRows } from '#functions/db/schema/local/messages.ts';
import type { Mail, MailVerdict } from '#functions/mail/transports/mailer.ts';
import { messageRepository, type NewMessage } from '#functions/repositories/mail/message.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { renewalMs } from '../while-held.ts';
import { returnAddresses } from '#functions/adapters/return-address.ts';
import { deliverMessage, leaseMs, type MailHost } from './deliver.ts';
import type { RefusedSender } from './refused-sender.ts';

const database = await testDatabase();
const messages = messageRepository(database);
const returning = returnAddresses('a secret', 'back.larder.test');
const minuteMs = 60_000;
afterEach(() => {
  vi.useRealTimers();
});
const clock = { now: Date.UTC(2026, 4, 17) };

const aMessage = (changes: Partial<NewMessage> = {}): NewMessage => ({
  id: crypto.randomUUID(),
  siteId: null,
  kind: 'newsletter-welcome',
  recipient: `${crypto.randomUUID()}@example.com`,
  senderName: 'Pies',
  subject: 'Hello',
  html: '<p>secret link</p>',
  text: 'secret link',
  headers: { 'List-Unsubscribe': '<https://pies.test/secret>' },
  expiresAt: null,
  ...changes,
});

async function stored(changes: Partial<NewMessage> = {}): Promise<string> {
  const message = aMessage(changes);
  await commit(database, [
    messages.create(message, { now: clock.now, limit: 5, windowMs: clock.now }),
  ]);
  return message.id;
}

/** A sender whose transport does as it is told, and what it was given and said. */
function aSender(
  verdict: (mail: Mail) => Promise<MailVerdict> = () =>
    Promise.resolve({ outcome: 'sent', providerId: null }),
  ownSender: string | null = null,
) {
  const sent: Mail[] = [];
  const logged: unknown[] = [];
  const lost: RefusedSender[] = [];
  const suppressed: string[] = [];
  const host: MailHost = {
    messages,
    mailer: {
      send: (mail) => {
        sent.push(mail);
        return verdict(mail);
      },
    },
    fromAddress: 'mail@larder.test',
    senderOf: () => Promise.resolve(lost.length === 0 ? ownSender : null),
    returnAddresses: returning,
    suppress: (_siteId, email) => {
      suppressed.push(email);
      return [];
    },
    loseSender: async (refused) => void lost.push(refused),
    commit: (statements) => commit(database, statements),
    now: () => clock.now,
    log: (line) => logged.push(line),
  };
  return { sent, logged, lost, suppressed, deliver: (id: string) => deliverMessage(host, id) };
}

const failing = () => Promise.reject(new Error('The mail server answered 451 to RCPT'));
/** A service that takes nothing from an address. */
const refusing = (address: string) => (mail: Mail) =>
  Promise.resolve<MailVerdict>(
    mail.from.address === address
      ? { outcome: 'sender-refused', reason: 'The mail service answered 403' }
      : { outcome: 'sent', providerId: null },
  );
/** A letter of a cook that failed as often as it may, and is due once more. */
async function beforeItsLastTry(): Promise<string> {
  const id = await stored({ kind: 'newsletter', siteId: crypto.randomUUID() });
  for (let tries = 1; tries < 8; tries += 1) {
    clock.now = (await aSender(failing).deliver(id)) ?? clock.now;
  }
  return id;
}

const rowOf = async (id: string) => {
  const [row] = await rowsOf(database, messageRows, eq(messageRows.id, id));
  return row;
};

describe('Mail that waits, S11.3', () => {
  it.each([
    { outcome: 'sent', providerId: null },
    { outcome: 'refused', reason: 'No such mailbox' },
  ] as const)(
    'leaves nothing behind where it is the last to its address: $outcome',
    async (verdict) => {
      const id = await stored({ kind: 'account-deleted' });
      await aSender(() => Promise.resolve(verdict)).deliver(id);
      expect(await rowOf(id)).toBeUndefined();
    },
  );

  it('is sent once, with its own key, and forgets then what it said', async () => {
    const id = await stored();
    const { sent, deliver } = aSender();
    expect(await deliver(id)).toBeNull();
    expect(await deliver(id)).toBeNull();
    expect(sent).toMatchObject([
      { id, from: { name: 'Pies', address: 'mail@larder.test' }, text: 'secret link' },
    ]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'sent', html: null, text: null, sentAt: clock.now });
    expect(JSON.stringify(row)).not.toContain('secret');
  });

  it.each([
    ['newsletter', 'letters@cook.example'],
    ['sign-in', 'mail@larder.test'],
  ] as const)('is from the address of its cook where they wrote it: %s', async (kind, address) => {
    const id = await stored({ kind, siteId: crypto.randomUUID() });
    const { sent, deliver } = aSender(undefined, 'letters@cook.example');
    await deliver(id);
    expect(sent[0]?.from).toEqual({ name: 'Pies', address });
  });

  it('is sent once by many senders at once', async () => {
    const id = await stored();
    const { sent, deliver } = aSender();
    await Promise.all(Array.from({ length: 10 }, () => deliver(id)));
    expect(sent).toHaveLength(1);
  });

  it('is tried again, later and later, when the service fails', async () => {
    const id = await stored();
    const { sent, logged, deliver } = aSender(failing);
    expect(await deliver(id)).toBe(clock.now + minuteMs / 2);
    expect(await deliver(id)).toBeNull();
    clock.now += minuteMs / 2;
    expect(await deliver(id)).toBe(clock.now + 2 * minuteMs);
    expect(sent).toHaveLength(2);
    expect(logged).toMatchObject([
      { event: 'mail_postponed', site: null, attempts: 1 },
      { attempts: 2 },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/secret|@/);
    clock.now += 2 * minuteMs;
    await aSender().deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
  });

  it('is given up in the end, and forgotten', async () => {
    const id = await stored();
    const { logged, deliver } = aSender(failing);
    let at: number | null = clock.now;
    while (at !== null) {
      clock.now = at;
      at = await deliver(id);
    }
    expect(await rowOf(id)).toMatchObject({ state: 'failed', text: null });
    expect(logged.at(-1)).toMatchObject({ event: 'mail_given_up' });
  });

  it('is given up at once when it is refused for good', async () => {
    const id = await stored();
    const reason = 'The mail server answered 550 to RCPT';
    const { logged, deliver } = aSender(() => Promise.resolve({ outcome: 'refused', reason }));
    expect(await deliver(id)).toBeNull();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', html: null });
    expect(logged).toMatchObject([{ event: 'mail_given_up', reason }]);
  });

  it('goes out from the platform once the service refuses the address of its cook', async () => {
    const siteId = crypto.randomUUID();
    const id = await stored({ kind: 'newsletter', siteId });
    const own = 'letters@cook.example';
    const { sent, lost, deliver } = aSender(refusing(own), own);
    await deliver(id);
    expect(lost).toEqual([{ siteId, address: own }]);
    clock.now += minuteMs / 2;
    expect(await deliver(id)).toBeNull();
    expect(sent.map(({ from }) => from.address)).toEqual([own, 'mail@larder.test']);
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
  });

  it('goes out from the platform also where the last try of all was from the address of its cook', async () => {
    const id = await beforeItsLastTry();
    const own = 'letters@cook.example';
    const { sent, logged, deliver } = aSender(refusing(own), own);
    await deliver(id);
    clock.now += minuteMs / 2;
    await deliver(id);
    expect(sent.map(({ from }) => from.address)).toEqual([own, 'mail@larder.test']);
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
    expect(logged).toMatchObject([{ event: 'mail_postponed', attempts: 8 }]);
  });

  it('is given up where the platform fails it after the address of its cook', async () => {
    const id = await beforeItsLastTry();
    const own = 'letters@cook.example';
    await aSender(refusing(own), own).deliver(id);
    clock.now += minuteMs / 2;
    expect(await aSender(failing).deliver(id)).toBeNull();
    expect(await rowOf(id)).toMatchObject({ state: 'failed' });
  });

  it('waits where the service refuses the address of the platform, which is nobody’s to lose', async () => {
    const id = await stored({ kind: 'newsletter', siteId: crypto.randomUUID() });
    const { lost, deliver } = aSender(refusing('mail@larder.test'));
    expect(await deliver(id)).toBe(clock.now + minuteMs / 2);
    expect(lost).toEqual([]);
  });

  it('is sent by nobody else while a slow server is waited for, however long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const id = await stored();
    const answered = Promise.withResolvers<MailVerdict>();
    const slow = aSender(() => answered.promise);
    const sending = slow.deliver(id);
    await expect.poll(() => slow.sent.length).toBe(1);
    const other = aSender();
    for (let waited = 0; waited < 3 * leaseMs; waited += renewalMs) {
      clock.now += renewalMs;
      await vi.advanceTimersByTimeAsync(renewalMs);
      await other.deliver(id);
    }
    answered.resolve({ outcome: 'sent', providerId: null });
    expect(await sending).toBeNull();
    expect(other.sent).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
  });

  it('is taken over from a sender that died', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const id = await stored();
    void aSender(() => Promise.withResolvers<MailVerdict>().promise).deliver(id);
    const { sent, deliver } = aSender();
    await deliver(id);
    expect(sent).toEqual([]);
    clock.now += 2 * minuteMs;
    await deliver(id);
    expect(sent).toHaveLength(1);
  });

  it('with a link is not sent when the link has expired', async () => {
    const id = await stored({ expiresAt: clock.now + 15 * minuteMs });
    clock.now += 15 * minuteMs;
    const { sent, deliver } = aSender();
    await deliver(id);
    expect(sent).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', text: null });
  });

  it('is found by the sweep when nobody was woken for it', async () => {
    const id = await stored();
    expect(await messages.listDue(clock.now, 100)).toContain(id);
    await aSender().deliver(id);
    expect(await messages.listDue(clock.now, 100)).not.toContain(id);
  });
});
