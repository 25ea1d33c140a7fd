import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { serviceReleases } from '#functions/db/schema/local/mail-service.ts';
import { resendList } from '#functions/adapters/mail-events/resend-list.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor } from '#functions/testing/app/visitors.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { releaseAddresses } from './release-addresses.ts';

const minuteMs = 60_000;

/** A mail service that answers with this, or is out of reach without it. */
function aService(answer: { status: number | null }) {
  const asked: string[] = [];
  const serviceList = resendList('a-key', async (address, { method, headers }) => {
    asked.push(`${method} ${address} ${new Headers(headers).get('authorization')}`);
    if (answer.status === null) throw new Error('Out of reach');
    return new Response('{}', { status: answer.status });
  });
  return { asked, serviceList };
}

/** A person of a site, and the job that runs beside. */
async function aReader() {
  const app = await testApp({ config: unhurried });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const { user, token } = await aVisitor(app, cook, { email: 'edna+pies@example.com' });
  const path = `/api/v1/site/${cook.site.slug}/newsletter-preference`;
  const { database, clock } = app;
  const { mailOutcomes } = forSite(database, cook.site.id);
  const subscribe = () => app.call('PUT', path, { token, body: { isSubscribed: true } });
  const run = (serviceList: ReturnType<typeof resendList> | null, laterMs = 0) =>
    releaseAddresses({ publisher: { database }, serviceList, now: () => clock.now + laterMs });
  await subscribe();
  await run(null);
  return {
    subscribe,
    run,
    suppress: () =>
      commit(database, mailOutcomes.suppressAddress(user.email, 'bounced', clock.now)),
    waiting: async () => (await rowsOf(database, serviceReleases)).length,
  };
}

const call = 'DELETE https://api.resend.com/suppressions/edna%2Bpies%40example.com Bearer a-key';

describe('The list of a mail service, which is one for all sites', () => {
  it('loses whom a site has suppressed by itself, once', async () => {
    const { suppress, run } = await aReader();
    await suppress();
    const { asked, serviceList } = aService({ status: 200 });
    await run(serviceList);
    await run(serviceList);
    expect(asked).toEqual([call]);
  });

  it('loses who proves the address anew', async () => {
    const { subscribe, suppress, run } = await aReader();
    await suppress();
    await run(null);
    await subscribe();
    const { asked, serviceList } = aService({ status: 200 });
    await run(serviceList);
    expect(asked).toEqual([call]);
  });

  it.each([401, 403, 404, 422])('is asked once where it does not take that: %d', async (status) => {
    const { suppress, run, waiting } = await aReader();
    await suppress();
    expect(await waiting()).toBe(1);
    await run(aService({ status }).serviceList);
    expect(await waiting()).toBe(0);
  });

  it.each([429, 503, null])('is asked again, later and later, after %s', async (status) => {
    const { suppress, run, waiting } = await aReader();
    await suppress();
    const { asked, serviceList } = aService({ status });
    await run(serviceList);
    await run(serviceList, minuteMs - 1);
    expect(asked).toHaveLength(1);
    await run(serviceList, minuteMs);
    expect(asked).toHaveLength(2);
    for (let minutes = 3; minutes < 300; minutes += 1) await run(serviceList, minutes * minuteMs);
    expect(asked).toHaveLength(7);
    expect(await waiting()).toBe(0);
  });

  it('is none where mail leaves by another way', async () => {
    const { suppress, run, waiting } = await aReader();
    await suppress();
    await run(null);
    expect(await waiting()).toBe(0);
  });
});
