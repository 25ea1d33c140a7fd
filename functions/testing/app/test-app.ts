import { asc, eq } from 'drizzle-orm';
import { type Database, read } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { rows, selection } from '#functions/db/selection.ts';
import type { Config, Dependencies } from '#functions/http/context.ts';
import type { LogEntry } from '#functions/http/log.ts';
import { defaultRateLimits, scaledRateLimits } from '#functions/http/limits/rate-limits.ts';
import { scheduledJobs } from '#functions/jobs/scheduled-jobs.ts';
import { checkedApp } from './checked-app.ts';
import { testDatabase } from '../database/database.ts';
import { fakeAdapters } from './fake-adapters.ts';

export type TestApp = Awaited<ReturnType<typeof testApp>>;

type Call = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Where the call is sent; the platform's own host without one. */
  host?: string;
};

export type Answer<Body> = { status: number; headers: Headers; body: Body };

const config = {
  platformHost: 'larder.test',
  scheme: 'https',
  applicationFeePercent: 5,
  appPriceCents: 1_500,
  ownSenders: {
    spfInclude: 'spf.larder.test',
    dkim: { selector: 'larder', target: 'dkim.larder.test', key: null },
  },
  rateLimits: defaultRateLimits,
} as const;

/** One client asks as often as many would; what an address is sent stays limited. */
export const unhurried: Config = {
  ...config,
  rateLimits: { ...scaledRateLimits(1000), mailToAddress: defaultRateLimits.mailToAddress },
};

/** The whole API over its own database, with a clock that only a test moves. */
export async function testApp({
  mayFail = false,
  ...given
}: Partial<Dependencies> & { mayFail?: boolean } = {}) {
  const database = given.database ?? (await testDatabase());
  const clock = { now: Date.UTC(2026, 4, 17, 9, 30) };
  const wakes: string[] = [];
  const mailWakes: string[] = [];
  const newsletterWakes: string[] = [];
  const logged: LogEntry[] = [];
  const adapters = { ...fakeAdapters(database), ...given.adapters };
  const background: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
  } as ExecutionContext;
  const app = checkedApp(
    {
      database,
      wakePublisher: (siteId) => {
        wakes.push(siteId);
        return Promise.resolve();
      },
      wakeMailer: (messageIds) => {
        mailWakes.push(...messageIds);
        return Promise.resolve();
      },
      wakeNewsletter: (send) => {
        newsletterWakes.push(send.id);
        return Promise.resolve();
      },
      jobs: scheduledJobs,
      config,
      now: () => clock.now,
      newId: () => crypto.randomUUID(),
      log: (entry) => logged.push(entry),
      ...given,
      adapters,
    },
    { mayFail },
  );
  return {
    app,
    database,
    clock,
    adapters,
    wakes,
    mailWakes,
    newsletterWakes,
    logged,
    /** Calls the API as a client would; `Body` is what a test expects to read of the answer. */
    call: async <Body = unknown>(method: string, path: string, call: Call = {}) => {
      const response = await app.fetch(
        new Request(`https://${call.host ?? 'larder.test'}${path}`, requestOf(method, call)),
        {},
        context,
      );
      return answerOf<Body>(response);
    },
    changes: (siteId: string) => changesOf(database, siteId),
    /** Waits for what answers left to be done after them. */
    settled: async () => {
      while (background.length > 0) await Promise.all(background.splice(0));
    },
  };
}

function requestOf(method: string, { token, body, headers }: Call): RequestInit {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  return {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  };
}

async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
  return { status, headers, body: body as Body };
}

/** The keys of a site's change records, in the order they were written. */
async function changesOf(database: Database, siteId: string): Promise<string[]> {
  const change = selection({ key: changes.key });
  const ofSite = eq(changes.siteId, siteId);
  const query = database.select(change.fields).from(changes).where(ofSite).orderBy(asc(changes.id));
  return (await read(database, rows(change, query))).map(({ key }) => key);
}
