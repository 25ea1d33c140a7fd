import { describe, expect, it } from 'vitest';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { newStanding } from '#domain/mail/sender/sender-standing.ts';
import { commit } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { aSenderOf } from '#functions/testing/mail/senders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { database } = app;
type Cook = Awaited<ReturnType<typeof aCook>>;

const overviewOf = async (cook: Cook): Promise<OverviewAnswer> =>
  (await cook.get<OverviewAnswer>('/overview')).body;

describe('Overview of the address that letters are from', () => {
  it('tells that it is lost until it is mended or another is named', async () => {
    const cook = await aCook(app);
    const { check, set, write } = await aSenderOf(app, cook, 'letters@lost.example');
    const isLost = async () => (await overviewOf(cook)).sender?.isLost;
    write();
    await check();
    set('spf', []);
    await check();
    expect(await isLost()).toBe(false);
    app.clock.now += 15 * 60_000;
    await check();
    expect(await isLost()).toBe(true);
    expect((await overviewOf(await aCook(app))).sender?.isLost).toBe(false);
    write();
    await check();
    expect(await isLost()).toBe(false);
  });

  it('tells nothing of it where the platform has no senders of cooks any more', async () => {
    const config = { ...unhurried, ownSenders: null };
    const plain = await testApp({ database, config });
    const cook = await aCook(plain);
    const { senderAddress } = forSite(database, cook.site.id);
    const named = { address: 'a@b.example', domain: 'b.example', token: 'abc' };
    const lost = { ...newStanding(1), lostAt: 2 };
    await commit(database, [senderAddress.name({ ...named, ...lost })]);
    expect((await overviewOf(cook)).sender).toEqual({ isLost: false });
  });
});
