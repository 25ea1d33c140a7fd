import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { demoPort } from './platform/demo-port.ts';
import { leadToOwnPlatform } from './platform/own-platform.ts';
import { patience } from '#scripts/patience.ts';

/** A page of a site and everything that went wrong on it so far. */
export type WatchedPage = { page: Page; troubles: string[] };

export type SiteBrowser = {
  /** Opens a page in a context of its own; who opens it closes it. */
  open: (address: string, options?: BrowserContextOptions) => Promise<WatchedPage>;
};

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

export const addressOf = (siteSlug: string, path: string) =>
  `http://${siteSlug}.localhost:${demoPort}${path}`;

/** An address on the platform's own host. */
export const onPlatform = (path: string) => `http://localhost:${demoPort}${path}`;

/** One browser for all tests of a file. */
export function siteBrowser(): SiteBrowser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(leadToOwnPlatform());
  });
  afterAll(async () => {
    await browser.close();
  });
  return {
    async open(address, options = {}) {
      const context = await browser.newContext({ viewport: phone, ...options });
      context.setDefaultTimeout(patience.timeout);
      const page = await context.newPage();
      const troubles = watch(page);
      await page.goto(address);
      return { page, troubles };
    },
  };
}

/** Console errors tell broken policies too. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isAskedByBrowser(url)) {
      troubles.push(`console: ${message.text()} ${url}`);
    }
  });
  page.on('requestfailed', (request) => {
    troubles.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}

/** No page refers to it: a full Chromium looks there where a site has no icon, its headless shell does not. */
const isAskedByBrowser = (url: string) => url.endsWith('/favicon.ico');
