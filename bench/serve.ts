import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import {
  addSite,
  type BenchPlatform,
  type BenchSite,
  buildSites,
  startBenchPlatform,
} from './bench-platform.ts';
import { median, type Report } from './figures.ts';

const ports = { platform: 8932, constant: 8933, files: 8934 };
const connections = 32;
const warmUpSeconds = 1;
const measuredSeconds = 4;
const rounds = 5;
const path = '/recipes/recipe-7';
const ghostPerSecond = 76;

type Stored = { headers: Record<string, string>; bytes: Buffer };
type Target = { name: 'page' | 'constant' | 'file'; port: number; host: string };
type Load = { perSecond: number; p50: number; p99: number };

/** Loads a stored page, a constant of the same bytes and a file server, in turns. */
export async function measureServing(report: Report): Promise<void> {
  const bench = await startBenchPlatform(ports.platform);
  const folder = mkdtempSync(join(tmpdir(), 'larder-serve-'));
  const site = await addSite(bench, 'serve', 100);
  await buildSites(bench);
  const stored = await fetchStored(bench, site);
  writeFileSync(join(folder, 'page.html.gz'), stored.bytes);
  const constant = await startConstant(stored);
  const files = await startFileServer(folder, stored);
  try {
    const targets: Target[] = [
      { name: 'page', port: ports.platform, host: `${site.host}:${ports.platform}` },
      { name: 'constant', port: ports.constant, host: `127.0.0.1:${ports.constant}` },
      { name: 'file', port: ports.files, host: `127.0.0.1:${ports.files}` },
    ];
    reportLoads(report, await loadInTurns(targets), stored.bytes.byteLength);
  } finally {
    files.kill();
    await constant.dispose();
    await bench.stop();
    rmSync(folder, { recursive: true });
  }
}

async function loadInTurns(targets: Target[]) {
  const loads = { page: [] as Load[], constant: [] as Load[], file: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      await load(target, warmUpSeconds);
      loads[target.name].push(await load(target, measuredSeconds));
    }
  }
  return loads;
}

async function load({ port, host }: Target, duration: number): Promise<Load> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections,
    duration,
    headers: { host, 'accept-encoding': 'gzip' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${host} did not answer every request`);
  const { requests, latency } = result;
  return { perSecond: requests.total / result.duration, p50: latency.p50, p99: latency.p99 };
}

function reportLoads(
  report: Report,
  loads: Record<Target['name'], Load[]>,
  byteCount: number,
): void {
  const of = (name: Target['name'], key: keyof Load) =>
    median(loads[name].map((each) => each[key]));
  const ratioTo = (other: Target['name']) =>
    median(loads.page.map((each, round) => each.perSecond / (loads[other][round]?.perSecond ?? 1)));
  const perSecond = of('page', 'perSecond');
  const note = `${connections} connections, ${byteCount} bytes compressed`;
  report({ id: 'serve.vs-constant', value: ratioTo('constant'), unit: 'x', note });
  report({ id: 'serve.vs-file', value: ratioTo('file'), unit: 'x', note: 'a file server of Node' });
  report({ id: 'serve.start.rps', value: perSecond, unit: '1/s', note: 'as npm start serves it' });
  report({ id: 'serve.start.vs-ghost', value: perSecond / ghostPerSecond, unit: 'x' });
  report({ id: 'serve.start.p50', value: of('page', 'p50'), unit: 'ms' });
  report({ id: 'serve.start.p99', value: of('page', 'p99'), unit: 'ms' });
  report({ id: 'serve.constant.rps', value: of('constant', 'perSecond'), unit: '1/s' });
  report({ id: 'serve.file.rps', value: of('file', 'perSecond'), unit: '1/s' });
  report({ id: 'serve.file.p99', value: of('file', 'p99'), unit: 'ms' });
}

async function fetchStored({ client }: BenchPlatform, { host }: BenchSite): Promise<Stored> {
  const { status, headers, bytes } = await client.ask({ host, path });
  if (status !== 200 || headers['content-encoding'] !== 'gzip') {
    throw new Error('The stored page is not served compressed');
  }
  const { date: _date, connection: _connection, ...kept } = headers;
  const named = new Map(Object.entries(kept).map(([name, value]) => [name, String(value)]));
  return { headers: Object.fromEntries(named), bytes };
}

async function startConstant({ headers, bytes }: Stored): Promise<Miniflare> {
  const script = `
    const headers = ${JSON.stringify(headers)};
    const bytes = Uint8Array.fromBase64('${bytes.toString('base64')}');
    export default { fetch: () => new Response(bytes, { headers, encodeBody: 'manual' }) };
  `;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: 'constant',
          modules: true,
          script,
          compatibilityDate: '2026-10-01',
          unsafeDirectSockets: [{ host: '127.0.0.1', port: ports.constant }],
        },
      ],
      host: '127.0.0.1',
      port: 0,
      cf: false,
    }),
  );
  await miniflare.ready;
  return miniflare;
}

async function startFileServer(folder: string, { headers }: Stored) {
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, 'file-server.ts'), folder, String(ports.files)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  server.stdin.end(JSON.stringify(headers));
  await once(server.stdout, 'data');
  return server;
}
