import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import {
  addSite,
  type BenchPlatform,
  type BenchSite,
  buildSites,
  startBenchPlatform,
} from './bench-platform.ts';
import { median, type Report } from './figures.ts';
import { generateLoad } from './load/load-generator.ts';

const ports = { page: 8932, constant: 8933, file: 8934, socket: 8935 };
const connections = 32;
const seconds = 1;
const warmUpRounds = 2;
/** Many short rounds: other work on the machine then hits all targets alike. */
const rounds = 15;
const path = '/recipes/recipe-7';
const ghostPerSecond = 76;
/** How many times what the runtime answers at most the generator has to be able to ask. */
const wantedHeadroom = 2.5;

type Stored = { headers: Record<string, string>; bytes: Buffer };
type Name = keyof typeof ports;
type Load = Awaited<ReturnType<typeof generateLoad>>;
type Loads = Record<Name, Load[]>;

/** Loads a stored page, a constant of the same bytes and two plain servers, in turns. */
export async function measureServing(report: Report): Promise<void> {
  const bench = await startBenchPlatform(ports.page);
  const folder = mkdtempSync(join(tmpdir(), 'larder-serve-'));
  const site = await addSite(bench, 'serve', 100);
  await buildSites(bench);
  const stored = await fetchStored(bench, site);
  writeFileSync(join(folder, 'page.html.gz'), stored.bytes);
  const constant = await startConstant(stored);
  const files = await startServer(
    'load/file-server.ts',
    [folder, String(ports.file)],
    [JSON.stringify(stored.headers)],
  );
  const sockets = await startServer(
    'load/socket-server.ts',
    [String(ports.socket)],
    [headOf(stored), stored.bytes],
  );
  try {
    reportLoads(report, await loadInTurns(`${site.host}:${ports.page}`), stored);
  } finally {
    files.kill();
    sockets.kill();
    await constant.dispose();
    await bench.stop();
    rmSync(folder, { recursive: true });
  }
}

async function loadInTurns(pageHost: string): Promise<Loads> {
  const loads: Loads = { page: [], constant: [], file: [], socket: [] };
  const load = async (name: Name) => {
    const port = ports[name];
    const host = name === 'page' ? pageHost : `127.0.0.1:${port}`;
    return await generateLoad({ port, host, path, connections, seconds });
  };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const name of ['page', 'constant', 'file', 'socket'] as const) {
      const measured = await load(name);
      if (round >= 0) loads[name].push(measured);
    }
  }
  return loads;
}

function reportLoads(report: Report, loads: Loads, { bytes }: Stored): void {
  const of = (name: Name, key: keyof Load) => median(loads[name].map((each) => each[key]));
  const ratioOf = (one: Name, other: Name) =>
    median(loads[one].map((each, round) => each.perSecond / (loads[other][round]?.perSecond ?? 1)));
  const headroom = ratioOf('socket', 'constant');
  const perSecond = of('page', 'perSecond');
  const note = `${connections} connections, ${bytes.byteLength} bytes compressed`;
  const doubt = headroom < wantedHeadroom ? '; NOT TO BE TRUSTED, the generator is too slow' : '';
  const trusted = (what: string) => `${what}${doubt}`;
  report({
    id: 'serve.vs-constant',
    value: ratioOf('page', 'constant'),
    unit: 'x',
    note: trusted(note),
  });
  report({
    id: 'serve.generator-headroom',
    value: headroom,
    unit: 'x',
    note: trusted('answers of a bare socket over those of the constant'),
  });
  report({
    id: 'serve.vs-file',
    value: ratioOf('page', 'file'),
    unit: 'x',
    note: 'a file server of Node',
  });
  report({ id: 'serve.start.rps', value: perSecond, unit: '1/s', note: 'as npm start serves it' });
  report({ id: 'serve.start.vs-ghost', value: perSecond / ghostPerSecond, unit: 'x' });
  report({ id: 'serve.start.p50', value: of('page', 'p50'), unit: 'ms' });
  report({ id: 'serve.start.p99', value: of('page', 'p99'), unit: 'ms' });
  report({ id: 'serve.constant.rps', value: of('constant', 'perSecond'), unit: '1/s' });
  report({ id: 'serve.file.rps', value: of('file', 'perSecond'), unit: '1/s' });
  report({ id: 'serve.file.p99', value: of('file', 'p99'), unit: 'ms' });
  report({ id: 'serve.socket.rps', value: of('socket', 'perSecond'), unit: '1/s' });
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

function headOf({ headers }: Stored): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`;
}

/** Each is a process of its own, as the Worker is; it has started once it says something. */
async function startServer(file: string, parameters: string[], input: (string | Uint8Array)[]) {
  const server = spawn(process.execPath, [join(import.meta.dirname, file), ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for (const part of input) server.stdin.write(part);
  server.stdin.end();
  await once(server.stdout, 'data');
  return server;
}
