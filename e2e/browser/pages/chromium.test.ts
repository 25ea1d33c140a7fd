import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../browser.ts';

const server = createServer((request, response) => response.end(request.headers.host));
let browser: Browser;
let port: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

describe('The browser of the tests', () => {
  test.each(['localhost', 'hearth.localhost', 'example.com'])(
    'reaches this machine, and no other, as %s',
    async (host) => {
      const page = await browser.newPage();
      await page.goto(`http://${host}:${port}/`);
      await expect.poll(() => page.textContent('body')).toBe(`${host}:${port}`);
    },
  );
});
