import { setTimeout as sleep } from 'node:timers/promises';
import { addSite, type BenchPlatform, startBenchPlatform } from './bench-platform.ts';
import { median, percentile, type Report } from './figures.ts';
import { textOf } from './sites/site-client.ts';

const port = 8937;
const slug = 'accounts';
const warmUps = 20;
const samples = 300;
const mailTimeoutMs = 60_000;

type Timed = { ms: number; text: string };

/** Times what signing in takes: asking for a link, following it, and being recognised after. */
export async function measureAccounts(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port);
  try {
    await addSite(bench, slug, 10);
    const people = Array.from({ length: warmUps + samples }, (_, at) => `p${at}@example.com`);
    const asked = await inTurn(people, (email) =>
      call(bench, { method: 'POST', path: 'sign-in', body: { email } }),
    );
    const tokens = await mailedTokens(bench, people);
    const claimed = await inTurn(tokens, (token) =>
      call(bench, { method: 'POST', path: `sign-in/${token}` }),
    );
    const recognised = await inTurn(claimed, ({ text }) =>
      call(bench, { method: 'GET', path: 'current-user', token: authTokenIn(text) }),
    );
    const floor = await inTurn(people, () => call(bench, { method: 'GET', path: 'filters' }));
    const both = asked.map(({ ms }, at) => ({ ms: ms + (claimed[at]?.ms ?? 0) }));
    reportTimes(report, {
      id: 'signin',
      times: both,
      note: 'asking for a link and following it; HTTP included',
    });
    reportTimes(report, { id: 'signin.request', times: asked, note: 'asking for a link' });
    reportTimes(report, { id: 'signin.claim', times: claimed, note: 'following it' });
    reportTimes(report, { id: 'signin.current-user', times: recognised, note: 'being recognised' });
    reportTimes(report, { id: 'signin.floor', times: floor, note: 'GET filters, two queries' });
  } finally {
    await bench.stop();
  }
}

async function inTurn<Item>(items: Item[], work: (item: Item) => Promise<Timed>) {
  const times: Timed[] = [];
  for (const item of items) times.push(await work(item));
  return times;
}

type Call = { method: 'GET' | 'POST'; path: string; body?: object; token?: string };

async function call(bench: BenchPlatform, { method, path, body, token }: Call): Promise<Timed> {
  const started = performance.now();
  const answer = await bench.client.ask({
    host: `${slug}.localhost`,
    path: `/api/v1/site/${slug}/${path}`,
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const ms = performance.now() - started;
  const text = textOf(answer);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${text}`);
  return { ms, text };
}

/** The tokens of the links in the local mailbox, in the order of the people. */
async function mailedTokens({ platform }: BenchPlatform, people: string[]): Promise<string[]> {
  const started = performance.now();
  for (;;) {
    const { results } = await platform.database
      .prepare('SELECT recipient, text FROM outbox')
      .all<{ recipient: string; text: string }>();
    const byPerson = new Map(results.map(({ recipient, text }) => [recipient, tokenIn(text)]));
    if (byPerson.size === people.length) return people.map((email) => byPerson.get(email) ?? '');
    if (performance.now() - started > mailTimeoutMs) throw new Error('Some mail did not come');
    await sleep(100);
  }
}

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

function authTokenIn(text: string): string {
  return /"authToken":"([\w-]+)"/.exec(text)?.[1] ?? '';
}

type Times = { id: string; times: { ms: number }[]; note: string };

function reportTimes(report: Report, { id, times, note }: Times): void {
  const counted = times.slice(warmUps).map(({ ms }) => ms);
  report({ id: `${id}.p50`, value: median(counted), unit: 'ms', note });
  report({ id: `${id}.p95`, value: percentile(counted, 95), unit: 'ms' });
}
