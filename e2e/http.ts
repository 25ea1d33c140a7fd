import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

export type Asked = {
  /** The Host header, with or without a port. */
  host: string;
  /** Sent verbatim, without the normalisation of `fetch`. */
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

export type Answered = {
  status: number;
  headers: IncomingHttpHeaders;
  /** As they came over the wire. */
  bytes: Buffer;
  /** Unpacked and read. */
  text: string;
};

export type HttpClient = ReturnType<typeof httpClient>;

/** Asks a port of this machine by any host name; `fetch` of Node sends no Host of one's own. */
export function httpClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const ask = (asked: Asked): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const { host, path = '/', method = 'GET', headers, body } = asked;
      const sent = request({
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: { 'Accept-Encoding': 'gzip', ...headers, Host: host },
      });
      sent.on('response', (answer) => {
        const { statusCode: status = 0, headers: given } = answer;
        const read = buffer(answer);
        read.then((bytes) => {
          resolve({ status, headers: given, bytes, text: textOf(bytes, given) });
        }, reject);
      });
      sent.on('error', (error) => {
        // The other end may close a kept connection just when it is used again.
        if (sent.reusedSocket && isReset(error)) resolve(ask(asked));
        else reject(error);
      });
      sent.end(body);
    });
  return { ask, close: () => agent.destroy() };
}

const isReset = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET';

function textOf(bytes: Buffer, headers: IncomingHttpHeaders): string {
  const isPacked = headers['content-encoding'] === 'gzip' && bytes.length > 0;
  return (isPacked ? gunzipSync(bytes) : bytes).toString();
}
