import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { anImport, askPeople } from '#functions/testing/archives/imports.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { type TestApp, testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { anAddress, lettersTo } from '#functions/testing/mail/mailbox.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

const anApp = () => testApp({ config: unhurried });
const aNewsCook = (app: TestApp) => aCook(app, { settings: { newslettersEnabled: true } });
const addresses = (length: number) => Array.from({ length }, anAddress);

/** How many are asked in each of some minutes. */
async function askedIn(app: TestApp, minutes: number): Promise<number[]> {
  const asked: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    app.clock.now += minuteMs;
    asked.push((await askPeople(app)).length);
  }
  return asked;
}

const madeAt = ({ database }: TestApp, createdAt: number) =>
  commit(database, [database.update(schema.sites).set({ createdAt })]);

const suppress = ({ database, clock }: TestApp, siteId: string, email: string) =>
  commit(database, [
    database
      .insert(schema.suppressions)
      .values({ siteId, email, reason: 'bounced', at: clock.now }),
  ]);

describe('People of imports are asked to confirm', () => {
  it('whatever keeps the imports of ten other sites from asking theirs', async () => {
    const app = await anApp();
    for (let at = 0; at < 5; at += 1) {
      const off = await aNewsCook(app);
      await anImport(off, [anAddress()]);
      await off.put('/sites', { title: 'Off', slug: off.site.slug, newslettersEnabled: false });
      const bounced = await aNewsCook(app);
      const [email] = addresses(1);
      await anImport(bounced, [email!]);
      await suppress(app, bounced.site.id, email!);
    }
    const last = await aNewsCook(app);
    const [email] = addresses(1);
    await anImport(last, [email!]);
    expect(await askedIn(app, 1)).toEqual([1]);
    expect(await lettersTo(app, email!)).toHaveLength(1);
  });

  it('on sites in turn where more of them wait than a minute has room for', async () => {
    const app = await anApp();
    for (let at = 0; at < 15; at += 1) await anImport(await aNewsCook(app), addresses(40));
    expect(await askedIn(app, 2)).toEqual([200, 200]);
    const letters = await rowsOf(app.database, schema.messages);
    expect(new Set(letters.map(({ siteId }) => siteId)).size).toBe(15);
  });

  it('by as many letters a minute as a site may send, however many imports it has', async () => {
    const app = await anApp();
    const cook = await aNewsCook(app);
    for (let at = 0; at < 3; at += 1) await anImport(cook, addresses(15));
    expect(await askedIn(app, 4)).toEqual([20, 20, 5, 0]);
  });

  it('by 500 letters a day for a young site, also once an import was taken back', async () => {
    const app = await anApp();
    const cook = await aNewsCook(app);
    await madeAt(app, app.clock.now - dayMs);
    const first = await anImport(cook, addresses(300));
    expect((await askedIn(app, 16)).reduce((sum, count) => sum + count)).toBe(300);
    await cook.post(`/subscriber-imports/${first}/undo`);
    await anImport(cook, addresses(300));
    expect((await askedIn(app, 12)).reduce((sum, count) => sum + count)).toBe(200);
    app.clock.now += dayMs;
    expect(await askedIn(app, 1)).toEqual([20]);
  });

  it('once, however often their import is taken back and brought anew', async () => {
    const app = await anApp();
    const cook = await aNewsCook(app);
    const emails = addresses(2);
    const id = await anImport(cook, emails);
    expect(await askedIn(app, 1)).toEqual([2]);
    await cook.post(`/subscriber-imports/${id}/undo`);
    await anImport(cook, [...emails, anAddress()]);
    expect(await askedIn(app, 2)).toEqual([1, 0]);
  });
});
