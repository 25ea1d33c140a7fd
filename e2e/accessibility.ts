import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Axe = typeof axe;

/** What axe finds wrong with a page as it stands, targets too small to hit among it, a line for each place. */
export async function findBarriers(page: Page): Promise<string[]> {
  const isReady = await page.evaluate(() => 'axe' in globalThis);
  if (!isReady) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
  );
}

declare global {
  // What the source of axe leaves in the page.
  var axe: Axe;
}
