import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

export type Asked = {
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};
/** `bytes` as they came over the wire, mostly compressed. */
export type Answered = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

const maxSockets = 64;
const answerTimeoutMs = 60_000;

/** Asks by host name as a browser would; `fetch` of Node does not send a Host of one's own. */
export function siteClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  let reopened = 0;
  const ask = (asked: Asked): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const { host, path, method = 'GET', headers, body } = asked;
      const sent = request({
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: { 'Accept-Encoding': 'gzip', ...headers, Host: `${host}:${port}` },
      });
      sent.on('response', (answer) => {
        const { statusCode: status = 0 } = answer;
        const read = buffer(answer);
        read.then((bytes) => resolve({ status, headers: answer.headers, bytes }), reject);
      });
      sent.on('error', (error) => {
        // A busy server may have closed a kept connection before it saw the next request.
        if (!sent.reusedSocket || !('code' in error) || error.code !== 'ECONNRESET') {
          reject(error);
          return;
        }
        reopened += 1;
        resolve(ask(asked));
      });
      sent.setTimeout(answerTimeoutMs, () => sent.destroy(new Error('No answer came in a minute')));
      sent.end(body);
    });
  return {
    ask,
    /** How many kept connections were closed before they were used again, and opened anew for it. */
    reopened: () => reopened,
    close: () => agent.destroy(),
  };
}

export type SiteClient = ReturnType<typeof siteClient>;

export function textOf({ headers, bytes }: Answered): string {
  return String(headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes);
}
