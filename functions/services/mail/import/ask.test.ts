import { describe, expect, it } from 'vitest';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { pendingImportRepository } from '#functions/repositories/mail/pending-imports.ts';
import { aStartedImport } from '#functions/testing/archives/imports.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { askImported } from './ask.ts';

const app = await testApp({ config: unhurried });

async function askingCook(place: number) {
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const id = await aStartedImport(cook, [`reader-${place}@example.com`], 'ask');
  await cook.post(`/subscriber-imports/${id}/advance`);
  app.clock.now += 1;
  return cook;
}

describe('Imports of several sites', () => {
  it('are asked about whatever is wrong with one of them, and its failure is told', async () => {
    const [broken] = [await askingCook(1), await askingCook(2), await askingCook(3)];
    const { database, clock, adapters } = app;
    const { siteOf, ...crossing } = crossingHost(database, clock.now);
    const breaking: typeof siteOf = (siteId) => {
      const parts = siteOf(siteId);
      const find = () => Promise.reject(new Error('This site is broken'));
      const changed = new Map<string, object>([
        [broken.site.id, { site: { ...parts.site, find } }],
      ]);
      return { ...parts, ...changed.get(siteId) };
    };
    const host = {
      ...crossing,
      siteOf: breaking,
      imports: pendingImportRepository(database),
      config: unhurried,
      adapters,
      newId: () => crypto.randomUUID(),
    };
    const stored: string[] = [];
    await expect(askImported(host, stored)).rejects.toThrow('This site is broken');
    expect(stored).toHaveLength(2);
  });
});
