import { readFileSync } from 'node:fs';
import { lookKeys, looks } from '#domain/look/looks.ts';
import { createManageClient } from '#scripts/manage-api/manage-client.ts';
import { waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import { siteAnswer } from '#contract/site/site.ts';
import { launchBrowser } from './browser.ts';
import { findOverflow } from './page-checks.ts';
import * as c from './text-checks.ts';
const token = readFileSync('/tmp/looksb/state/owner-token', 'utf8').trim();
const api = createManageClient({ url: 'http://localhost:8821', token });
const browser = await launchBrowser();
const page = await browser.newPage({ reducedMotion: 'reduce' });
for (const look of lookKeys) {
  const { style: themeStyle, headerLayout } = looks[look];
  await api.put('deutsch/sites', {
    body: {
      slug: 'deutsch',
      title: 'Küchenchronik der Grafschaft',
      look,
      themeStyle,
      headerLayout,
    },
    answer: siteAnswer,
  });
  await waitUntilLive(api, 'deutsch');
  for (const path of ['/recipes/long-title', '/recipes/sixty-ingredients'])
    for (const [size, isSpaced] of [
      ['100%', false],
      ['200%', false],
      ['100%', true],
    ] as const) {
      await page.goto(`http://deutsch.localhost:8821${path}`, { waitUntil: 'networkidle' });
      await page.evaluate(c.showDeferred);
      await page.evaluate(c.setText, { size, isSpaced });
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForTimeout(150);
        const found = [];
        for (const f of [
          findOverflow,
          c.findCrowdedHeader,
          c.findNarrowNames,
          c.findPartedAmounts,
          c.findLoudHeadings,
        ])
          found.push(...(await page.evaluate(f)));
        if (found.length)
          console.log(
            'F',
            look,
            path,
            size,
            isSpaced,
            width,
            found.slice(0, 4).map((x) => x.slice(0, 160)),
          );
      }
    }
}
await browser.close();
