import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { ownPlatform } from './platform/own-platform.ts';

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string };

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks for an address that is rendered as a browser would; `fetch` of Node sends no Host of one's own. */
export function askSite(
  address: string | URL,
  { method, headers, body }: Asked = {},
): Promise<Answered> {
  const { host, pathname, search } = new URL(address);
  const options = {
    host: '127.0.0.1',
    port: ownPlatform().port,
    agent: false,
    path: pathname + search,
    headers: { 'Accept-Encoding': 'gzip', ...headers, Host: host },
    ...(method && { method }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(options, (answer) => {
      const { statusCode: status = 0, headers: given } = answer;
      const isPacked = given['content-encoding'] === 'gzip';
      text(isPacked ? answer.pipe(createGunzip()) : answer).then(
        (answered) => resolve({ status, headers: given, body: answered }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
