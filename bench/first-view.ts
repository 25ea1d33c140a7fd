import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { fullRecipes } from '../e2e/sites/demo-pages.ts';
import { startDemoPlatform } from '../e2e/platform/demo-platform.ts';
import { median, type Report } from './figures.ts';
import { isTask, startTrace, type TraceEvent } from './main-thread.ts';

const rounds = 7;
const slowdown = 4;
const longTaskMs = 50;
/** How long after its load event a page is watched. */
const watchedMs = 1000;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const work = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint'];

/** What the main thread does for one view. */
type View = {
  /** Time of long tasks beyond their first 50 ms, on the slowed processor. */
  blocking: number;
  /** Processor time of all tasks, not slowed. */
  busy: number;
  /** Of that, style, layout and paint. */
  drawing: number;
};

type Visited = { site: string; view: View };

/**
 * The main thread of a phone during the first view of each demo site's full recipe. Another version
 * that serves the demo sites on the port `BESIDE` is measured in the same rounds.
 */
export async function measureFirstView(report: Report): Promise<void> {
  const platform = await startDemoPlatform();
  const browser = await launchBrowser();
  const ports = [platform.port, ...(process.env['BESIDE'] ?? '').split(',').filter(Boolean)];
  const views = new Map(ports.map((port) => [port, [] as Visited[]]));
  try {
    for (const { round, site, path, port } of visits(ports)) {
      const view = await viewOf(browser, `http://${site}.localhost:${port}${path}`);
      // The first round fills the caches of the platform.
      if (round > 0) views.get(port)?.push({ site, view });
    }
  } finally {
    await browser.close();
    await platform.stop();
  }
  for (const [port, visited] of views) {
    reportViews(report, port === platform.port ? 'first-view' : 'first-view.beside', visited);
  }
}

/** The versions take turns, so that all of them meet the same minutes of the machine. */
function visits(ports: (number | string)[]) {
  return Array.from({ length: rounds + 1 }, (_, round) =>
    fullRecipes.flatMap(({ site, path }) => ports.map((port) => ({ round, site, path, port }))),
  ).flat();
}

function reportViews(report: Report, id: string, visited: Visited[]): void {
  for (const part of ['blocking', 'busy', 'drawing'] as const) {
    const figures = fullRecipes.map(({ site }) => {
      const own = visited.filter((one) => one.site === site);
      return { site, value: median(own.map(({ view }) => view[part])) };
    });
    const note = figures.map(({ site, value }) => `${site} ${value.toFixed(0)}`).join(', ');
    const value = Math.max(...figures.map((figure) => figure.value));
    report({ id: `${id}.${part}`, value, unit: 'ms', note });
  }
}

async function viewOf(browser: Browser, address: string): Promise<View> {
  const slowed = await tasksOf(browser, address, slowdown);
  const plain = await tasksOf(browser, address, 1);
  const blocking = slowed.filter(isTask).map(({ dur = 0 }) => dur / 1000 - longTaskMs);
  return {
    blocking: sum(blocking.filter((time) => time > 0)),
    busy: sum(plain.filter(isTask).map(({ tdur = 0 }) => tdur / 1000)),
    drawing: sum(
      plain.filter(({ name }) => work.includes(name)).map(({ tdur = 0 }) => tdur / 1000),
    ),
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** What the trace has of the page's main thread since the navigation began. */
async function tasksOf(browser: Browser, address: string, rate: number): Promise<TraceEvent[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const trace = await startTrace(session);
  const response = await page.goto(address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
  await page.waitForTimeout(watchedMs);
  const { frameTree } = await session.send('Page.getFrameTree');
  const events = await trace.end();
  await context.close();
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.frame === frameTree.frame.id,
  );
  if (!start) throw new Error(`The trace has no navigation to ${address}`);
  return events.filter(
    ({ ph, pid, tid, ts }) =>
      ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
}
