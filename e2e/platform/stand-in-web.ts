import { once } from 'node:events';
import { createServer } from 'node:http';
import { standInDns, type Zone } from './stand-in-dns.ts';

/** What an address of another site answers; null for one that is not there. */
export type OtherSite = (
  address: URL,
) => { type: string; body: string | Uint8Array; status?: number; location?: string } | null;

/** Where the platform under test looks for other sites. */
type Ways = { dnsPort: number; webPort: number };

/** A public address by which nothing is reached: all requests go through the stand-in. */
const publicIp = '93.184.215.14';

/** Other sites of the web, for one platform: their hosts have public addresses, and answer what a story says. */
export async function standInWeb(
  { dnsPort, webPort }: Ways,
  hosts: readonly string[],
  site: OtherSite,
): Promise<{ stop: () => Promise<void> }> {
  const zone: Zone = new Map(hosts.map((host) => [`A ${host}`, [publicIp]]));
  const dns = await standInDns(dnsPort, zone);
  const server = createServer(({ url = '' }, response) => {
    const asked = new URL(url, 'http://127.0.0.1').searchParams.get('url') ?? '';
    const answer = site(new URL(asked)) ?? { status: 404, type: 'text/plain', body: 'Not found' };
    const { status = 200, type, body, location } = answer;
    response.writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) });
    response.end(body);
  });
  server.listen(webPort, '127.0.0.1');
  await once(server, 'listening');
  return {
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, dns.stop()]);
    },
  };
}
