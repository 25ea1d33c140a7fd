import { sql } from 'drizzle-orm';
import type { NewsletterSendAnswer } from '#contract/mail/newsletter-send.ts';
import { commit, type Database } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { insertFrom } from '#functions/db/writing.ts';
import { returnAddresses } from '#functions/adapters/return-address.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { runSend } from '#functions/mail/sending/run-send.ts';
import type { SendingFailure, SendingHost } from '#functions/mail/sending/sending-host.ts';
import type { BulkMailer, BulkVerdict, Mail } from '#functions/mail/transports/mailer.ts';
import { writeNewsletter } from '#functions/publisher/newsletters/write-newsletter.ts';
import { mailPaceRepository } from '#functions/repositories/newsletters/mail-pace.ts';
import { loseSender } from '#functions/services/mail/sender/lose-sender.ts';
import { testDatabase } from '../database/database.ts';
import { fakeAdapters } from '../app/fake-adapters.ts';
import { dyingDatabase, unlessKilled } from '../database/broken-database.ts';
import type { randomFrom } from '../random/random-cook.ts';
import type { aCook } from '../app/site-client.ts';
import { testApp, type TestApp, unhurried } from '../app/test-app.ts';

type Cook = Awaited<ReturnType<typeof aCook>>;

/** Ids in an order that has nothing to do with that of their making, as random ones have. */
const readerId = (place: number): string => {
  const scattered = Math.imul(place + 1, 0x9e3779b1) >>> 0;
  const hex = scattered.toString(16).padStart(8, '0');
  return `${hex}-0000-4000-8000-${place.toString(16).padStart(12, '0')}`;
};
const domains = ['example.com', 'mail.example', 'post.example'];
export const readerEmail = (place: number): string =>
  `reader-${place}@${domains[place % domains.length]}`;

/** Many who asked for the letters of a site, each fourth of them with a paid plan. */
export async function manyReaders(
  { database }: Pick<TestApp, 'database'>,
  { site }: Cook,
  count: number,
) {
  const readers = Array.from({ length: count }, (_, place) => ({
    id: readerId(place),
    email: readerEmail(place),
    isPaid: place % 4 === 3 ? 1 : 0,
  }));
  const given = sql`json_each(${JSON.stringify(readers)})`;
  const { siteUsers, newsletterSubscribers, subscriptions } = schema;
  await commit(database, [
    insertFrom(
      siteUsers,
      ['siteId', 'userId', 'email', 'version'],
      sql`SELECT ${site.id}, value ->> 'id', value ->> 'email', 1 FROM ${given}`,
    ),
    insertFrom(
      newsletterSubscribers,
      ['siteId', 'userId', 'subscribedAt', 'confirmedAt'],
      sql`SELECT ${site.id}, value ->> 'id', 1, 1 FROM ${given}`,
    ),
    insertFrom(
      subscriptions,
      ['id', 'siteId', 'userId', 'plan', 'status', 'createdAt'],
      sql`SELECT ${site.id} || (value ->> 'id'), ${site.id}, value ->> 'id', 'monthly', 'active', 1
        FROM ${given} WHERE value ->> 'isPaid' = 1`,
    ),
  ]);
  return readers;
}

/** The whole API, whose newsletters are written as readers get them. */
export async function anAppThatWrites(given: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const database = await testDatabase();
  const adapters = fakeAdapters(database);
  const platformOrigin = 'https://larder.test';
  const originOf = (slug: string, host: string | null) =>
    `https://${host ?? `${slug}.larder.test`}`;
  const publisher: typeof adapters.publisher = {
    ...adapters.publisher,
    letter: (letter) => writeNewsletter({ database, originOf, platformOrigin }, letter),
  };
  return testApp({ ...given, database, adapters: { ...adapters, publisher } });
}

/** A newsletter that has left, and the letters that did. */
export async function aSentNewsletter(app: TestApp, cook: Cook, written: object = {}) {
  const id = await aNewsletter(cook, written);
  const { mailer, taken } = aMailService();
  await runToTheEnd(app, { cook, id, mailer });
  return { id, taken };
}

/** A newsletter of a site, written and on its way. */
export async function aNewsletter(cook: Cook, written: object = {}): Promise<string> {
  const note = {
    type: 'document',
    children: [{ type: 'paragraph', children: [{ text: 'Hello' }] }],
  };
  const body = { note, subject: 'Plums', ...written };
  const { body: answer } = await cook.post<NewsletterSendAnswer>('/newsletter-sends', body);
  return answer.newsletterSend.id;
}

export const newsletterOf = async (cook: Cook, id: string) =>
  (await cook.get<NewsletterSendAnswer>(`/newsletter-sends/${id}`)).body.newsletterSend;

/** What the mail service does with a letter; without an answer it takes it. */
type Fate = BulkVerdict | 'dies' | 'takes and dies' | null;

/** A mail service that does as it is told, and what it took. */
export function aMailService(fateOf: (mail: Mail) => Fate = () => null, isIdempotent = false) {
  const taken: Mail[] = [];
  const keys: string[] = [];
  const mailer: BulkMailer = {
    isIdempotent,
    async sendAll(mails, key, note) {
      keys.push(key);
      for (const mail of mails) {
        const fate = fateOf(mail);
        if (fate === 'dies') throw new Error('The mail server hung up');
        const isTaken = fate === null || fate === 'takes and dies' || fate.outcome === 'sent';
        if (isTaken) taken.push(mail);
        if (fate === 'takes and dies') throw new Error('The mail server hung up');
        const goesOn = await note(mail, fate ?? { outcome: 'sent', providerId: mail.id });
        if (!goesOn) break;
      }
      return [];
    },
  };
  return { mailer, taken, keys };
}

type SenderChanges = {
  /** Of its own to reach the data by. */
  database?: Database;
  config?: SendingHost['config'];
  /** Whether new senders begin with few letters a day; they do not unless a test is about it. */
  warmsUp?: boolean;
};

/** Where letters come back to. */
export const returning = returnAddresses('a secret', 'back.larder.test');

/** Whoever brings newsletters on. */
export function aSender(
  app: TestApp,
  mailer: BulkMailer,
  { database = app.database, config = unhurried, warmsUp = false }: SenderChanges = {},
) {
  const failures: SendingFailure[] = [];
  const { siteOf, prepare } = crossingHost(database, app.clock.now);
  const newId = () => crypto.randomUUID();
  const host: SendingHost = {
    siteOf,
    prepare,
    config,
    adapters: app.adapters,
    publisher: app.adapters.publisher,
    wakePublisher: async (siteId) => void app.wakes.push(siteId),
    newId,
    pace: mailPaceRepository(database),
    mailer,
    loseSender: async (refused) => {
      await loseSender({ ...crossingHost(database, app.clock.now), config, newId }, refused);
    },
    warmsUp,
    returnAddresses: returning,
    fromAddress: 'mail@larder.test',
    now: () => app.clock.now,
    log: (line) => failures.push(line),
  };
  return {
    failures,
    run: (cook: Cook, id: string, deadline = Infinity) =>
      runSend(host, { siteId: cook.site.id, id }, deadline),
  };
}

/** What becomes of the letter to one address. */
export const only =
  (email: string, fate: Fate) =>
  ({ to }: Mail): Fate =>
    to === email ? fate : null;

/** A domain that wants its first letters later, and how often it said so. */
export function aBusyDomain(domain: string, times: number) {
  const said = { times: 0 };
  const fateOf = ({ to }: Mail): Fate => {
    if (!to.endsWith(`@${domain}`) || said.times >= times) return null;
    said.times += 1;
    return { outcome: 'later', reason: 'The mail server answered 450 to RCPT' };
  };
  return { said, fateOf };
}

/** A fate for all letters, until it is lifted. */
export function untilLifted(fate: Fate) {
  const held = { isHeld: true };
  return { lift: () => (held.isHeld = false), fateOf: (): Fate => (held.isHeld ? fate : null) };
}

/** Does something after so many letters. */
export function after(
  letters: number,
  { mailer, act }: { mailer: BulkMailer; act: () => Promise<unknown> },
): BulkMailer {
  let told = 0;
  return {
    ...mailer,
    sendAll: (mails, key, note) =>
      mailer.sendAll(mails, key, async (mail, verdict) => {
        told += 1;
        if (told === letters) await act();
        return note(mail, verdict);
      }),
  };
}

/** Faults of all kinds, by a generator. */
export const faultsBy = (random: ReturnType<typeof randomFrom>) => (): Fate => {
  if (random.chance(0.02)) return random.pick(['dies', 'takes and dies'] as const);
  return random.chance(0.05) ? { outcome: 'later', reason: '451' } : null;
};

/** Brings a newsletter on by processes that die, each later than the one before; answers how many did. */
export async function runDying(
  app: TestApp,
  { cook, id, mailer, isDone }: { cook: Cook; id: string; mailer: BulkMailer; isDone: boolean },
): Promise<number> {
  let deaths = 0;
  for (let at = 1; (await newsletterOf(cook, id)).state !== 'sent' && at < 60; at += 1) {
    const { database } = dyingDatabase(app.database, { at, isDone });
    try {
      await aSender(app, mailer, { database }).run(cook, id);
    } catch (error) {
      unlessKilled(error);
      deaths += 1;
    }
    app.clock.now += 10 * minuteMs;
  }
  return deaths;
}

const minuteMs = 60_000;

/** Brings a newsletter on, as the cron does, until it has ended. */
export async function runToTheEnd(
  app: TestApp,
  { cook, id, mailer }: { cook: Cook; id: string; mailer: BulkMailer },
): Promise<void> {
  for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 1) {
    await aSender(app, mailer).run(cook, id);
    const { state } = await newsletterOf(cook, id);
    if (state !== 'sending' && state !== 'preparing' && state !== 'scheduled') return;
    app.clock.now += minuteMs;
  }
  throw new Error('The newsletter does not come to an end');
}
