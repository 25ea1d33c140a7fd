import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

const usage =
  'npm run screenshot -- URL [--width 360] [--height 800] [--scheme dark] [--full] [--selector CSS] [--out file.png]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    scheme: { type: 'string', default: 'light' },
    full: { type: 'boolean', default: false },
    selector: { type: 'string' },
    out: { type: 'string', default: '.cache/screenshot.png' },
  },
});

const [url] = positionals;
if (url === undefined) throw new Error(usage);
await takeScreenshot(url);

async function takeScreenshot(address: string): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    colorScheme: values.scheme === 'dark' ? 'dark' : 'light',
  });
  reportTrouble(page);
  try {
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    const subject = values.selector === undefined ? page : page.locator(values.selector).first();
    await subject.screenshot({ path: values.out, ...(values.full && { fullPage: true }) });
    console.log(`${answer?.status() ?? ''} ${address} → ${values.out}`);
  } finally {
    await browser.close();
  }
}

function reportTrouble(page: Page): void {
  page.on('pageerror', (error) => console.error(`error: ${error.message}`));
  page.on('requestfailed', (request) => console.error(`failed: ${request.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`console: ${message.text()}`);
  });
}
