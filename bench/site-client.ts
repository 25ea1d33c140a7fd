import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

export type Asked = {
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Answered = { status: number; headers: IncomingHttpHeaders; body: string };

const maxSockets = 64;

/** Asks by host name as a browser would; `fetch` of Node does not send a Host of one's own. */
export function siteClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets });
  return {
    ask: ({ host, path, method = 'GET', headers, body }: Asked): Promise<Answered> =>
      new Promise((resolve, reject) => {
        const asked = request(
          {
            host: '127.0.0.1',
            port,
            agent,
            method,
            path,
            headers: { 'Accept-Encoding': 'gzip', ...headers, Host: `${host}:${port}` },
          },
          (answer) => {
            const isGzip = answer.headers['content-encoding'] === 'gzip';
            const stream = isGzip ? answer.pipe(createGunzip()) : answer;
            text(stream).then(
              (read) =>
                resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
              reject,
            );
          },
        );
        asked.on('error', reject);
        asked.end(body);
      }),
    close: () => agent.destroy(),
  };
}

export type SiteClient = ReturnType<typeof siteClient>;
