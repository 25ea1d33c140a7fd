import { once } from 'node:events';
import { createServer } from 'node:net';

const loopback = '127.0.0.1';

export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, loopback), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, loopback), 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}
