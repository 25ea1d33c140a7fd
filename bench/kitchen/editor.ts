import { gzipSync } from 'node:zlib';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { recipePath, recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { addSite, type BenchSite, buildSites, startBenchPlatform } from '../bench-platform.ts';
import { percentile, type Report } from '../figures.ts';
import { isTask, startTrace, type TraceEvent } from '../main-thread.ts';
import { ingredientCount, stepCount, title, writeLargeRecipe } from './large-recipe.ts';

const port = 8947;
const slug = 'editor';
const recipeCount = 100;
const openings = 30;
const previews = 20;
/** More than the code needs to be warm: a twentieth of few keys would be the first two. */
const typed = 'two knobs of cold butter, cut into small dice '.repeat(3);
const betweenKeysMs = 60;

/**
 * The recipe editor with a recipe of sixty ingredients and forty steps, in Chromium at a desktop's
 * width with the page beside it.
 */
export async function measureEditor(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port, { rateLimitFactor: 1000 });
  try {
    const site = await addSite(bench, slug, recipeCount);
    const recipeId = await writeLargeRecipe(bench, site);
    // Else "Publishing…" turns for as long as is measured.
    await buildSites(bench);
    await inBrowser(site, [], async (context) => {
      await reportBytes(report, context, recipeId);
      await reportOpening(report, await context.newPage(), recipeId);
    });
    await inBrowser(site, unlimitedFrames, async (context) => {
      const page = await context.newPage();
      await page.goto(at(recipePath(slug, recipeId)));
      await page.locator('.step').first().waitFor();
      await reportKeys(report, page);
      await reportPreviews(report, page);
    });
  } finally {
    await bench.stop();
  }
}

/**
 * Frames that are drawn as soon as they are ready: a key is not charged for the wait until the
 * display shows its next one. What moves by itself is then drawn without end, so nothing opens here.
 */
const unlimitedFrames = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

async function inBrowser(
  site: BenchSite,
  flags: string[],
  run: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await launchBrowser(...flags);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(signIn, { key: authTokenKey, token: site.token });
    await run(context);
  } finally {
    await browser.close();
  }
}

const at = (path: string): string => `http://localhost:${port}${path}`;

function signIn({ key, token }: { key: string; token: string }): void {
  localStorage.setItem(key, token);
}

async function reportBytes(report: Report, context: BrowserContext, recipeId: string) {
  const screens = { kitchen: recipesPath(slug), editor: recipePath(slug, recipeId) };
  for (const [screen, path] of Object.entries(screens)) {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (answer) => {
      const isOwn = answer.frame() === page.mainFrame();
      if (!isOwn || answer.request().resourceType() !== 'script') return;
      // As the edge sends them, which compresses files; the platform of this machine does not.
      sizes.push(answer.body().then((body) => gzipSync(body).length));
    });
    await page.goto(at(path), { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    report({ id: `bytes.js.${screen}`, value: bytes, unit: 'B', note: 'all that comes unasked' });
    await page.close();
  }
}

/** From the press on the recipe in the list to its title on the screen, with the steps below it. */
async function reportOpening(report: Report, page: Page, recipeId: string): Promise<void> {
  await page.addInitScript(noteOpening, title);
  const times: number[] = [];
  for (let round = 0; round <= openings; round += 1) {
    await page.goto(at(recipesPath(slug)), { waitUntil: 'networkidle' });
    const row = page.locator(`a[data-recipe="${recipeId}"]`);
    await row.hover();
    await page.waitForTimeout(300);
    await row.click();
    await page.waitForURL(at(recipePath(slug, recipeId)));
    const opened = await page.waitForFunction(
      () => {
        const [pressed, shown] = ['pressed', 'shown'].map((key) => localStorage.getItem(key));
        return shown ? Number(shown) - Number(pressed) : null;
      },
      undefined,
      { polling: 50 },
    );
    // The first round fills the caches of the platform.
    if (round > 0) times.push(Number(await opened.jsonValue()));
    await page.evaluate(() => {
      for (const key of ['pressed', 'shown']) localStorage.removeItem(key);
    });
  }
  const note = `from the list, p50 ${percentile(times, 50).toFixed(0)}`;
  report({ id: 'editor.open.p95', value: percentile(times, 95), unit: 'ms', note });
}

/** Runs in each document of the kitchen: the list notes the press, the editor what is shown. */
function noteOpening(wanted: string): void {
  if (location.hostname !== 'localhost') return;
  addEventListener(
    'click',
    () => {
      localStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
    },
    { capture: true },
  );
  const look = () => {
    const field = document.querySelector<HTMLTextAreaElement>('[data-field="title"]');
    if (field?.value !== wanted || !document.querySelector('.step')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      localStorage.setItem('shown', String(performance.timeOrigin + performance.now()));
    });
  };
  // Looking in each frame would take the time that is measured.
  const observer = new MutationObserver(look);
  if (location.pathname.split('/').length > 4)
    observer.observe(document, { childList: true, subtree: true });
}

type KeyTimes = { paint: number[]; busy: number[] };

/** Types into an ingredient line, a step and the title, and times each key to its paint. */
async function reportKeys(report: Report, page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(timeKeys);
  const fields = {
    line: page.getByRole('combobox', { name: 'Ingredient 30', exact: true }),
    step: page.getByRole('textbox', { name: 'Step 20', exact: true }),
    title: page.getByLabel('Title', { exact: true }),
  };
  const times = new Map<string, KeyTimes>();
  for (const [name, field] of Object.entries(fields)) {
    // Steps out of sight are printed and become editors when they come near.
    if (name === 'step') await page.locator('.step').nth(19).scrollIntoViewIfNeeded();
    await field.click();
    await page.keyboard.press('End');
    times.set(name, await timesOfTyping(page));
  }
  for (const part of ['paint', 'busy'] as const) {
    const each = [...times].map(([name, own]) => ({ name, value: percentile(own[part], 95) }));
    const parts = each.map(({ name, value }) => `${name} ${value.toFixed(1)}`).join(', ');
    report({
      id: part === 'paint' ? 'editor.key.p95' : 'editor.key.busy.p95',
      value: Math.max(...each.map(({ value }) => value)),
      unit: 'ms',
      note: `${ingredientCount} ingredients, ${stepCount} steps; p95 of each: ${parts}`,
    });
  }
}

async function timesOfTyping(page: Page): Promise<KeyTimes> {
  await page.evaluate(() => globalThis.keyTimes?.splice(0));
  const trace = await startTrace(await page.context().newCDPSession(page));
  await page.keyboard.type(typed, { delay: betweenKeysMs });
  const events = await trace.end();
  return { paint: await page.evaluate(() => globalThis.keyTimes ?? []), busy: busyIn(events) };
}

/** The processor time of the page's thread between each key and its paint: no other program is in it. */
function busyIn(events: TraceEvent[]): number[] {
  const marks = (name: string) => events.filter((event) => event.name === name);
  const painted = marks('bench-painted').map(({ ts }) => ts);
  return marks('bench-key').map(({ ts, pid, tid }) => {
    const end = painted.find((time) => time > ts) ?? ts;
    const tasks = events.filter(
      (event) =>
        isTask(event) &&
        event.pid === pid &&
        event.tid === tid &&
        event.ts < end &&
        event.ts + (event.dur ?? 0) > ts,
    );
    return tasks.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  });
}

declare global {
  // Of the page that is measured.
  var keyTimes: number[] | undefined;
}

/** Runs in the page: from the key to the first task behind the frame that shows it. */
function timeKeys(): void {
  const times: number[] = [];
  globalThis.keyTimes = times;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      performance.mark('bench-key');
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          times.push(performance.now() - timeStamp);
          performance.mark('bench-painted');
        });
        port1.start();
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

/** From a key in the title to the heading of the page beside it. */
async function reportPreviews(report: Report, page: Page): Promise<void> {
  const field = page.getByLabel('Title', { exact: true });
  const frame = await previewOf(page);
  await page.evaluate(() => {
    addEventListener('input', () => Object.assign(globalThis, { typedAt: Date.now() }), true);
  });
  const times: number[] = [];
  for (let round = 0; round < previews; round += 1) {
    const wanted = `${title} ${round}`;
    await field.fill(wanted);
    const shown = await frame.waitForFunction((text) => {
      // Words of a title are held together by spaces that do not break.
      const shownTitle = document.querySelector('h1')?.textContent.replaceAll(/\s+/g, ' ').trim();
      return shownTitle === text && Date.now();
    }, wanted);
    const typedAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'typedAt')));
    times.push(Number(await shown.jsonValue()) - typedAt);
    await page.waitForTimeout(400);
  }
  const note = `p50 ${percentile(times, 50).toFixed(0)}`;
  report({ id: 'editor.preview.p95', value: percentile(times, 95), unit: 'ms', note });
}

/** The frame of the site's own host with the recipe in it. */
async function previewOf(page: Page): Promise<Frame> {
  const frames = page
    .frames()
    .filter((each) => new URL(each.url()).hostname === `${slug}.localhost`);
  const [frame] = frames;
  if (!frame) throw new Error('There is no page beside the editor');
  await frame.waitForSelector('h1');
  return frame;
}
