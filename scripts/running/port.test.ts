import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort, isPortFree } from './port.ts';

test('a port is free until someone listens on it', async () => {
  const port = await findFreePort();
  expect(await isPortFree(port)).toBe(true);
  const server = createServer();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  expect(await isPortFree(port)).toBe(false);
  server.close();
});
