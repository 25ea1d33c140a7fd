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
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
  );
}

declare global {
  // What the source of axe leaves in the page.
  var axe: Axe;
}
