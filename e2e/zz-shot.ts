import { launchBrowser } from './browser.ts';
// node e2e/zz-shot.ts OUTDIR 'site|path|width|opts' ...
const [out, ...jobs] = process.argv.slice(2);
const port = process.env.PORT ?? '8821';
const browser = await launchBrowser();
for (const job of jobs) {
  const [site, path, width, opts = ''] = job.split('|');
  const has = (o: string) => opts.split(',').includes(o);
  const context = await browser.newContext({
    viewport: { width: Number(width), height: has('tall') ? 1400 : 800 },
    colorScheme: has('dark') ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (!has('popup'))
    await page.addInitScript(() => sessionStorage.setItem('hasClosedNewsletterPopup', 'true'));
  await page.goto(`http://${site}.localhost:${port}${path}`, { waitUntil: 'networkidle' });
  if (has('print')) await page.emulateMedia({ media: 'print' });
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
  if (has('popup')) await page.waitForTimeout(4500);
  const sel = opts
    .split(',')
    .find((o) => o.startsWith('sel='))
    ?.slice(4);
  const to = opts
    .split(',')
    .find((o) => o.startsWith('to='))
    ?.slice(3);
  if (to) {
    await page.locator(to).first().scrollIntoViewIfNeeded();
    await page.evaluate((s) => document.querySelector(s)!.scrollIntoView({ block: 'start' }), to);
    await page.waitForTimeout(300);
  }
  const name = `${site}${path.replaceAll('/', '_')}-${width}-${opts.replaceAll(/[^a-z0-9]/gi, '')}.png`;
  const target = sel ? page.locator(sel).first() : page;
  await target.screenshot({
    path: `${out}/${name}`,
    ...(has('full') && { fullPage: true }),
  } as any);
  const o = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  console.log(name, o.join('/'));
  await context.close();
}
await browser.close();
