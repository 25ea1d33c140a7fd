import { describe, expect, it } from 'vitest';
import type { PlansAnswer } from '#contract/money/plans.ts';
import type { SiteView } from '#contract/site/site.ts';
import { aUser } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { subscribed } from '#functions/testing/app/visitors.ts';

const app = await testApp();
const cook = await aCook(app);
const prices = { monthlyAmountCents: 499, yearlyAmountCents: 4999, trialDays: null };

type Site = { site: SiteView };

describe('Prices of a site, §9', () => {
  it('are none at first, and come with the version of the site', async () => {
    const answer = await (await aCook(app)).get('/plans');
    expect(answer.body).toEqual({
      plans: { monthlyAmountCents: null, yearlyAmountCents: null, trialDays: null },
      people: { free: 0, monthly: 0, yearly: 0 },
    });
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('are set by the owner and shown with the site', async () => {
    const own = await aCook(app);
    const answer = await own.put('/plans', prices);
    expect([answer.status, answer.body]).toEqual([200, { plans: prices }]);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect((await own.get('/plans')).body).toMatchObject({ plans: prices });
    expect((await own.get<Site>('/current-site')).body.site).toMatchObject({
      ...prices,
      version: 2,
    });
  });

  it('may be taken away again, one or both', async () => {
    const own = await aCook(app);
    await own.put('/plans', prices);
    const none = { monthlyAmountCents: null, yearlyAmountCents: null, trialDays: null };
    expect((await own.put('/plans', { ...prices, yearlyAmountCents: null })).status).toBe(200);
    expect((await own.put('/plans', none)).body).toEqual({ plans: none });
  });

  it('bring every page up to date, and only when they changed', async () => {
    const own = await aCook(app);
    const first = await own.watch(() => own.put('/plans', prices));
    expect([first.keys, first.wakes]).toEqual([['site'], 1]);
    const second = await own.watch(() => own.put('/plans', prices));
    expect([second.keys, second.result.headers.get('etag')]).toEqual([[], '"2"']);
  });

  it('leave the settings as they are, and settings leave them', async () => {
    const own = await aCook(app);
    const { title, slug } = own.site;
    await own.put('/sites', { title, slug, aboutHeading: 'Hello' });
    await own.put('/plans', prices);
    await own.put('/sites', { title, slug, headerLayout: 'centered' });
    const { site } = (await own.get<Site>('/current-site')).body;
    expect(site).toMatchObject({ ...prices, aboutHeading: 'Hello', headerLayout: 'centered' });
  });

  it('are not written over by who saw an earlier version', async () => {
    const own = await aCook(app);
    const headers = { 'If-Match': '"1"' };
    await own.put('/plans', prices, { headers });
    const answer = await own.put('/plans', { ...prices, monthlyAmountCents: 900 }, { headers });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'stale_write' }]);
    expect((await own.get('/plans')).body).toMatchObject({ plans: prices });
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['one alone', { monthlyAmountCents: 499 }],
    ['a price of nothing', { ...prices, monthlyAmountCents: 0 }],
    ['less than a dollar', { ...prices, monthlyAmountCents: 99 }],
    ['a price below nothing', { ...prices, monthlyAmountCents: -499 }],
    ['more than 10,000 dollars', { ...prices, yearlyAmountCents: 1_000_001 }],
    ['part of a cent', { ...prices, monthlyAmountCents: 499.5 }],
    ['a number as a text', { ...prices, monthlyAmountCents: '499' }],
    ['an unknown field', { ...prices, currency: 'EUR' }],
    ['a list', [prices]],
  ])('are refused as %s', async (_name, body) => {
    const before = await cook.get('/plans');
    const answer = await cook.put('/plans', body);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'validation_failed' }]);
    expect((await cook.get('/plans')).body).toEqual(before.body);
  });

  it('come with how many people have each plan now', async () => {
    const own = await aCook(app);
    const { database } = app;
    for (const plan of ['free', 'free', 'yearly'] as const) {
      const { id: userId } = await aUser(database);
      await subscribed(app, { siteId: own.site.id, userId, plan });
    }
    const { body } = await own.get<PlansAnswer>('/plans');
    expect(body.people).toEqual({ free: 2, monthly: 0, yearly: 1 });
  });

  it('are those of one site alone', async () => {
    const [own, other] = [await aCook(app), await aCook(app)];
    await own.put('/plans', prices);
    expect((await other.get('/plans')).body).toMatchObject({ plans: { monthlyAmountCents: null } });
    const { token } = other.site;
    const foreign = await app.call('PUT', `${own.site.base}/plans`, { token, body: prices });
    expect(foreign.status).toBe(404);
  });
});
