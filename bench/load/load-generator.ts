import { execFile } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { z } from 'zod';
import { percentile } from '../figures.ts';

const loadOptions = z.object({
  port: z.number(),
  host: z.string(),
  path: z.string(),
  connections: z.number(),
  seconds: z.number(),
});
const loadResult = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number() });

type LoadOptions = z.infer<typeof loadOptions>;
type LoadResult = z.infer<typeof loadResult>;

const bufferBytes = 128 * 1024;
const endOfHeaders = '\r\n\r\n';
const statusOk = 'HTTP/1.1 200 ';
const latin1 = new TextDecoder('latin1');

/** Loads a server from a process of its own: latencies in ms. */
export async function generateLoad(options: LoadOptions): Promise<LoadResult> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [import.meta.filename, JSON.stringify(options)]);
  return loadResult.parse(JSON.parse(stdout));
}

/**
 * Reads no more of HTTP than the status and the length of an answer: a client that parses headers
 * takes as long for an answer as the server that is measured.
 */
async function load(options: LoadOptions): Promise<LoadResult> {
  const started = performance.now();
  const endsAt = started + options.seconds * 1000;
  const connections = Array.from({ length: options.connections }, () => askUntil(endsAt, options));
  const latencies = (await Promise.all(connections)).flat();
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  };
}

/** One connection, which asks again once it was answered; every answer is as long as the first. */
function askUntil(endsAt: number, { port, host, path }: LoadOptions): Promise<number[]> {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip${endOfHeaders}`;
  const latencies: number[] = [];
  let answerLength = 0;
  let received = 0;
  let askedAt = 0;

  function ask(): void {
    received = 0;
    askedAt = performance.now();
    socket.write(request);
  }

  function read(count: number, buffer: Uint8Array): boolean {
    if (received === 0) {
      const start = buffer.subarray(0, count);
      if (latin1.decode(start.subarray(0, statusOk.length)) !== statusOk) {
        return fail(socket, 'An answer is not 200');
      }
      answerLength ||= lengthOf(start);
    }
    received += count;
    if (received < answerLength) return true;
    if (received > answerLength) return fail(socket, 'Answers differ in length');
    const now = performance.now();
    latencies.push(now - askedAt);
    if (now < endsAt) ask();
    else socket.destroy();
    return true;
  }

  const onread = { buffer: new Uint8Array(bufferBytes), callback: read };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
  return new Promise((resolve, reject) => {
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => {
      if (performance.now() < endsAt) reject(new Error('The server closed a connection'));
      else resolve(latencies);
    });
  });
}

function fail(socket: Socket, reason: string): false {
  socket.destroy(new Error(reason));
  return false;
}

/** Servers send their headers in one piece. */
function lengthOf(start: Uint8Array): number {
  const text = latin1.decode(start);
  const headerLength = text.indexOf(endOfHeaders) + endOfHeaders.length;
  const headers = text.slice(0, headerLength);
  const bodyLength = /\r\ncontent-length: (\d+)\r\n/i.exec(headers)?.[1];
  if (bodyLength === undefined) throw new Error('An answer does not tell its length');
  return headerLength + Number(bodyLength);
}

if (import.meta.main) {
  const options = loadOptions.parse(JSON.parse(process.argv[2] ?? ''));
  console.log(JSON.stringify(await load(options)));
}
