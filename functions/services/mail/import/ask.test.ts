import { describe, expect, it } from 'vitest';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { pendingImportRepository } from '#functions/repositories/mail/pending-imports.ts';
import { anImport, askPeople, aStartedImport } from '#functions/testing/archives/imports.ts';
import { anAddress, lettersTo } from '#functions/testing/mail/mailbox.ts';
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
    expect(await askPeople(app)).toHaveLength(1);
  });
});

/** By five sites, each of which brings somebody else too. */
async function importedByFive(email: string) {
  for (let left = 5; left > 0; left -= 1) {
    const cook = await aCook(app, { settings: { newslettersEnabled: true } });
    await anImport(cook, [email, anAddress()]);
  }
}

describe('A stranger whom many sites import, S3.1', () => {
  it('is asked by three of them in a quarter of an hour, and by the others later', async () => {
    const email = anAddress();
    await importedByFive(email);
    expect(await askPeople(app)).toHaveLength(8);
    expect(await lettersTo(app, email)).toHaveLength(3);
    expect(await askPeople(app)).toHaveLength(0);
    app.clock.now += 15 * 60_000;
    expect(await askPeople(app)).toHaveLength(2);
    expect(await lettersTo(app, email)).toHaveLength(5);
    expect(await askPeople(app)).toHaveLength(0);
  });
});
