import { randomInt } from 'node:crypto';
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

/** Below the ports that systems lend to connections, which may take one before it is listened on. */
const listened = { from: 10_000, to: 32_768 };
const portsTried = 100;

export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < portsTried; tried += 1) {
    const port = randomInt(listened.from, listened.to);
    if (await isPortFree(port)) return port;
  }
  throw new Error('There is no free port.');
}
