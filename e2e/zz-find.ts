import { launchBrowser } from './browser.ts';
import { findOverflow } from './page-checks.ts';
import {
  findCrowdedHeader,
  findLoudHeadings,
  findNarrowNames,
  findPartedAmounts,
  findScrambledText,
  showDeferred,
} from './text-checks.ts';
const port = process.env.PORT ?? '8821';
const browser = await launchBrowser();
for (const job of process.argv.slice(2)) {
  const [site, path, width, opts = ''] = job.split('|');
  const has = (o: string) => opts.split(',').includes(o);
  const page = await browser.newPage({
    viewport: { width: Number(width), height: 800 },
    reducedMotion: 'reduce',
  });
  await page.goto(`http://${site}.localhost:${port}${path}`, { waitUntil: 'networkidle' });
  await page.evaluate(showDeferred);
  if (has('big'))
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  if (has('spacing'))
    await page.evaluate(() => {
      const sh = new CSSStyleSheet();
      sh.replaceSync(
        '*{line-height:1.5 !important;letter-spacing:.12em !important;word-spacing:.16em !important} p{margin-bottom:2em !important}',
      );
      document.adoptedStyleSheets.push(sh);
    });
  await page.waitForTimeout(300);
  console.log(job);
  for (const [n, f] of [
    ['overflow', findOverflow],
    ['scrambled', findScrambledText],
    ['parted', findPartedAmounts],
  ] as const) {
    const found = (await page.evaluate(f as any)) as string[];
    if (found.length) console.log(n, found);
  }
  await page.close();
}
await browser.close();
