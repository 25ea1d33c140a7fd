import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Axe = typeof axe;

/** The violations that axe finds on a page as rendered, touch targets included, one line each. */
export async function findBarriers(page: Page): Promise<string[]> {
  const isReady = await page.evaluate(() => 'axe' in globalThis);
  if (!isReady) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    }),
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary, target }) => {
      const text = `${id}: ${html.slice(0, 150)} ${failureSummary}`;
      return { text, selector: id === 'target-size' ? String(target[0]) : null };
    }),
  );
  const barriers: string[] = [];
  // One after another, since axe runs once at a time.
  for (const { text, selector } of found) {
    const isFree = selector !== null && (await page.evaluate(isReachable, selector));
    if (!isFree) barriers.push(text);
  }
  return barriers;
}

/** Whether a target that a bar at the edge of the screen covers is free once it is scrolled to. */
async function isReachable(selector: string): Promise<boolean> {
  const { scrollX, scrollY } = globalThis;
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { violations } = await globalThis.axe.run(selector, { runOnly: ['target-size'] });
  globalThis.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return violations.length === 0;
}

declare global {
  // What the source of axe leaves in the page.
  var axe: Axe;
}
