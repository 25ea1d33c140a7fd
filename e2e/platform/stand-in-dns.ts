import { once } from 'node:events';
import { createServer } from 'node:http';

/** What stands in DNS: values by type and name, as in `TXT _larder.pies.example`. */
export type Zone = Map<string, string[]>;

const types: Record<string, number> = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28 };

/** A resolver that knows nothing but one zone, and answers as public ones do over HTTPS. */
export async function standInDns(port: number, zone: Zone): Promise<{ stop: () => Promise<void> }> {
  const server = createServer(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://127.0.0.1');
    const name = searchParams.get('name') ?? '';
    const type = searchParams.get('type') ?? '';
    const found = zone.get(`${type} ${name}`) ?? [];
    const answers = found.map((data) => ({ name, type: types[type], TTL: 60, data }));
    response.setHeader('Content-Type', 'application/dns-json');
    response.end(JSON.stringify({ Status: 0, Answer: answers }));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
