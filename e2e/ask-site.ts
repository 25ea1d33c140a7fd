import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string };

/** Asks by host name as a browser would; `fetch` of Node sends no Host of one's own. */
export function askSite({ host, port, pathname, search }: URL): Promise<Answered> {
  const headers = { Host: host, 'Accept-Encoding': 'gzip' };
  const options = { host: '127.0.0.1', port, path: pathname + search, headers };
  return new Promise((resolve, reject) => {
    const asked = request(options, (answer) => {
      const { statusCode: status = 0, headers: given } = answer;
      const isPacked = given['content-encoding'] === 'gzip';
      text(isPacked ? answer.pipe(createGunzip()) : answer).then(
        (body) => resolve({ status, headers: given, body }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
