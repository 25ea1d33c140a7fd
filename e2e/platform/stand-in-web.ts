import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export type StandInPage = {
  body: string | Uint8Array;
  type?: string;
  status?: number;
  headers?: Record<string, string>;
};

/** What stands at the addresses of other sites; a function answers differently each time. */
export type StandInPages = Map<string, StandInPage | (() => StandInPage)>;

/** Fetches pages as the proxy of a platform does, out of a few that a story wrote. */
export async function standInWeb(port: number, pages: StandInPages) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const address = new URL(url, 'http://127.0.0.1').searchParams.get('url') ?? '';
    asked.push(address);
    const page = pages.get(address) ?? { body: 'Not found', type: 'text/plain', status: 404 };
    send(response, typeof page === 'function' ? page() : page);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function send(response: ServerResponse, { body, status = 200, ...page }: StandInPage): void {
  response.writeHead(status, { 'Content-Type': page.type ?? 'text/html', ...page.headers });
  response.end(body);
}
