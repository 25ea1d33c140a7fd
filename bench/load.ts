import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addSite, type BenchPlatform, buildSites, startBenchPlatform } from './bench-platform.ts';
import { type Figure, median, percentile, type Report } from './figures.ts';
import { addressOf, type Kind, type LoadedSite, nextTurn, type Scene } from './load/load-mix.ts';
import { randomFrom } from './sites/search-corpus.ts';
import { indexBacklog } from './sites/search-sites.ts';
import { type Answered, type Asked, textOf } from './sites/site-client.ts';
import { addComments, addVisitors } from './sites/visitors.ts';
import { inspectHeap, type WorkerHeap } from './load/worker-heap.ts';
import { type Sample, sampleMemory, slopeOf } from './load/worker-memory.ts';

const port = 8946;
const connections = 64;
const visitorCount = 500;
/** Below the first recipe of each site: a page of threads is full. */
const commentCount = 32;
/** Throttles are not what is measured. */
const rateLimitFactor = 1_000_000;
const warmUpShare = 0.1;
const minuteMs = 60_000;
const heapEveryMs = 1000;
/** Collecting stops the Worker for a moment. */
const collectedEveryMs = 20_000;
const failuresShown = 10;

const { LOAD_MINUTES = '30', LOAD_SITES = '200', LOAD_RECIPES = '250' } = process.env;
const size = {
  minutes: Number(LOAD_MINUTES),
  sites: Number(LOAD_SITES),
  recipes: Number(LOAD_RECIPES),
};

/** Answers are timed after the warm-up; what failed counts from the first request on. */
type Run = {
  bench: BenchPlatform;
  scene: Scene;
  measuredFrom: number;
  endsAt: number;
  times: Record<Kind, number[]>;
  failures: Record<'errors' | 'throttled' | 'refused', number>;
};

/** Visitors and cooks of many sites at once, for long enough that memory shows where it goes. */
export async function measureLoad(report: Report): Promise<void> {
  const statePath = mkdtempSync(join(tmpdir(), 'larder-load-'));
  try {
    const scene = await prepare(statePath);
    // Another start, so that what the builds took does not count.
    const bench = await startBenchPlatform(port, {
      statePath,
      rateLimitFactor,
      isInspected: true,
    });
    try {
      await load(bench, scene, report);
    } finally {
      await bench.stop();
    }
  } finally {
    rmSync(statePath, { recursive: true });
  }
}

async function prepare(statePath: string): Promise<Scene> {
  const bench = await startBenchPlatform(port, { statePath });
  try {
    const visitors = await addVisitors(bench, visitorCount);
    const sites: LoadedSite[] = [];
    for (let index = 0; index < size.sites; index += 1) {
      sites.push(await addLoadedSite(bench, `load-${index}`));
    }
    return { sites, visitors, etags: new Map() };
  } finally {
    await bench.stop();
  }
}

/** Built one by one: all at once would take longer than a build may. */
async function addLoadedSite(bench: BenchPlatform, slug: string): Promise<LoadedSite> {
  const { database } = bench.platform;
  const site = await addSite(bench, slug, size.recipes);
  const [recipeId = ''] = site.recipeIds;
  const commentIds = await addComments(bench, site, { recipeId, count: commentCount });
  await database
    .prepare(
      'INSERT INTO search_backlog (recipe_id, site_id) SELECT id, site_id FROM recipes WHERE site_id = ?',
    )
    .bind(site.siteId)
    .run();
  await indexBacklog(database, site.siteId);
  await buildSites(bench);
  return { ...site, commentIds };
}

async function load(bench: BenchPlatform, scene: Scene, report: Report): Promise<void> {
  const startedAt = performance.now();
  const run: Run = {
    bench,
    scene,
    measuredFrom: startedAt + size.minutes * minuteMs * warmUpShare,
    endsAt: startedAt + size.minutes * minuteMs,
    times: { public: [], 'signed-in': [], write: [] },
    failures: { errors: 0, throttled: 0, refused: 0 },
  };
  const memory = sampleMemory();
  const heap = await inspectHeap(bench.platform.miniflare);
  try {
    const askers = Array.from({ length: connections }, (_, index) => keepAsking(run, index));
    const [used, collected] = await Promise.all([
      sampleHeap(run, heap.used, heapEveryMs),
      sampleHeap(run, heap.collected, collectedEveryMs),
      keepCronRunning(run),
      ...askers,
    ]);
    const figures = [
      ...answerFigures(run),
      ...memoryFigures(run, { name: 'rss', samples: memory.samples, note: 'all of workerd' }),
      ...memoryFigures(run, { name: 'heap', samples: used, note: 'the Worker with its garbage' }),
      ...memoryFigures(run, { name: 'heap.collected', samples: collected, note: 'without it' }),
    ];
    for (const figure of figures) report(figure);
  } finally {
    memory.stop();
    heap.close();
  }
}

/** Ends before the last requests do, for some readings wait for one. */
async function sampleHeap(
  { endsAt }: Run,
  read: WorkerHeap['used'],
  everyMs: number,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (performance.now() + everyMs < endsAt) {
    const megabytes = await read();
    samples.push({ atMs: performance.now(), megabytes });
    await sleep(everyMs);
  }
  return samples;
}

/** One connection: asks again as soon as it was answered. */
async function keepAsking(run: Run, seed: number): Promise<void> {
  const random = randomFrom(seed);
  while (performance.now() < run.endsAt) {
    const { kind, calls } = nextTurn(run.scene, random);
    for (const asked of calls) await time(run, kind, asked);
  }
}

/** Every minute, as the network does, and never while the platform stops. */
async function keepCronRunning(run: Run): Promise<void> {
  while (performance.now() < run.endsAt) {
    try {
      await run.bench.platform.runCron();
    } catch (error) {
      fail(run, 'errors', `The cron ${String(error)}`);
    }
    const leftMs = Math.max(0, run.endsAt - performance.now());
    await sleep(Math.min(minuteMs, leftMs));
  }
}

async function time(run: Run, kind: Kind, asked: Asked): Promise<void> {
  const startedAt = performance.now();
  try {
    const answer = await run.bench.client.ask(asked);
    const endedAt = performance.now();
    if (startedAt >= run.measuredFrom) run.times[kind].push(endedAt - startedAt);
    follow(run, asked, answer);
  } catch (error) {
    // The connection broke; the next one goes on, so that the run tells how often that is.
    fail(run, 'errors', `${addressOf(asked)} ${String(error)}`);
  }
}

function follow(run: Run, asked: Asked, answer: Answered): void {
  const { status, headers } = answer;
  if (headers.etag && asked.method === undefined)
    run.scene.etags.set(addressOf(asked), headers.etag);
  if (status < 400) return;
  const said = `${asked.method ?? 'GET'} ${addressOf(asked)} ${status} ${textOf(answer).slice(0, 200)}`;
  if (status >= 500) fail(run, 'errors', said);
  else fail(run, status === 429 ? 'throttled' : 'refused', said);
}

function fail({ failures }: Run, failure: keyof Run['failures'], said: string): void {
  failures[failure] += 1;
  if (failures[failure] <= failuresShown) console.error(`${failure}: ${said}`);
}

function answerFigures({ bench, times, failures, measuredFrom, endsAt }: Run): Figure[] {
  const { write } = times;
  const read = [...times.public, ...times['signed-in']];
  const all = [...read, ...write];
  const seconds = (endsAt - measuredFrom) / 1000;
  const note = `${connections} connections, ${size.sites} sites x ${size.recipes} recipes, ${size.minutes} minutes`;
  return [
    { id: 'load.rps', value: all.length / seconds, unit: '1/s', note },
    { id: 'load.p50', value: median(all), unit: 'ms' },
    { id: 'load.p99', value: percentile(all, 99), unit: 'ms' },
    { id: 'load.p99.read', value: percentile(read, 99), unit: 'ms' },
    {
      id: 'load.p99.write',
      value: percentile(write, 99),
      unit: 'ms',
      note: `${write.length} calls`,
    },
    {
      id: 'load.errors',
      value: failures.errors,
      unit: 'requests',
      note: '5xx and broken connections',
    },
    { id: 'load.throttled', value: failures.throttled, unit: 'requests', note: '429' },
    { id: 'load.refused', value: failures.refused, unit: 'requests', note: 'any other 4xx' },
    {
      id: 'load.reopened',
      value: bench.client.reopened(),
      unit: 'requests',
      note: 'on a kept connection that had been closed, asked again on another',
    },
  ];
}

type Memory = { name: string; samples: Sample[]; note: string };

function memoryFigures({ measuredFrom }: Run, { name, samples, note }: Memory): Figure[] {
  const measured = samples.filter(({ atMs }) => atMs >= measuredFrom);
  const [start, end] = [measured[0], measured.at(-1)];
  if (!start || !end) return [];
  const max = Math.max(...measured.map(({ megabytes }) => megabytes));
  const secondHalf = measured.slice(measured.length / 2);
  return [
    { id: `load.${name}.start`, value: start.megabytes, unit: 'MB', note },
    { id: `load.${name}.end`, value: end.megabytes, unit: 'MB' },
    { id: `load.${name}.max`, value: max, unit: 'MB' },
    ...(secondHalf.length > 1
      ? [
          {
            id: `load.${name}.slope`,
            value: slopeOf(secondHalf),
            unit: 'MB/min',
            note: 'the second half',
          },
        ]
      : []),
  ];
}
