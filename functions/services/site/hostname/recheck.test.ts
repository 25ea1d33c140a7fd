import { describe, expect, it } from 'vitest';
import type { HostnamesAnswer } from '#contract/site/hostname.ts';
import { commit } from '#functions/db/database.ts';
import { hostnameCheckRepository } from '#functions/repositories/site/hostname-check.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { recheckHostnames } from './recheck.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A site whose domain is proven and primary, and the check that comes round. */
async function aProvenHost() {
  const app = await testApp();
  const { clock, database, adapters } = app;
  const cook = await aCook(app);
  await cook.addHost('pies.example');
  await cook.post('/hostnames/pies.example/primary');
  const logged: unknown[] = [];
  const recheck = () =>
    recheckHostnames({
      hostnames: hostnameCheckRepository(database),
      hostProof: adapters.hostProof,
      commit: (statements) => commit(database, statements),
      now: () => clock.now,
      log: ({ event, verdict }) => void logged.push([event, verdict]),
    });
  return {
    ...app,
    cook,
    logged,
    recheck,
    /** So many days, on each of which hosts are checked. */
    pass: async (days: number) => {
      for (let left = days; left > 0; left -= 1) {
        clock.now += dayMs;
        await recheck();
      }
    },
    standing: async () => {
      const { body } = await cook.get<HostnamesAnswer>('/hostnames');
      return body.hostnames.map(({ isPrimary, verifiedAt }) => [verifiedAt !== null, isPrimary]);
    },
  };
}

describe('A domain that is proven, later', () => {
  it('is asked about once a day', async () => {
    const { clock, adapters, pass, recheck } = await aProvenHost();
    adapters.dns.asked.length = 0;
    clock.now += dayMs - 1;
    await recheck();
    expect(adapters.dns.asked).toEqual([]);
    await pass(1);
    await recheck();
    expect(adapters.dns.asked).toEqual(['pies.example']);
  });

  it('counts no more on the third day in a row without its record', async () => {
    const { changes, cook, adapters, logged, pass, standing } = await aProvenHost();
    adapters.dns.texts.clear();
    await pass(2);
    expect(await standing()).toEqual([[true, true]]);
    const before = await changes(cook.site.id);
    await pass(1);
    expect(await standing()).toEqual([[false, false]]);
    expect((await changes(cook.site.id)).slice(before.length)).toEqual(['site']);
    expect(logged).toEqual(Array.from({ length: 3 }, () => ['host_not_proven', 'missing']));
  });

  it('begins anew to be missed once the record was back', async () => {
    const { adapters, pass, standing } = await aProvenHost();
    const texts = [...adapters.dns.texts];
    adapters.dns.texts.clear();
    await pass(2);
    for (const [name, value] of texts) adapters.dns.texts.set(name, value);
    await pass(1);
    adapters.dns.texts.clear();
    await pass(2);
    expect(await standing()).toEqual([[true, true]]);
  });

  it('loses nothing while DNS does not answer, however long', async () => {
    const { adapters, pass, standing } = await aProvenHost();
    adapters.dns.isAnswering = false;
    await pass(10);
    expect(await standing()).toEqual([[true, true]]);
  });

  it('is missed once however many look at the same time', async () => {
    const { clock, adapters, recheck, standing } = await aProvenHost();
    adapters.dns.texts.clear();
    clock.now += dayMs;
    await Promise.all([recheck(), recheck(), recheck(), recheck()]);
    expect(await standing()).toEqual([[true, true]]);
  });

  it('may be proven again', async () => {
    const { cook, adapters, pass, standing } = await aProvenHost();
    const texts = [...adapters.dns.texts];
    adapters.dns.texts.clear();
    await pass(3);
    for (const [name, value] of texts) adapters.dns.texts.set(name, value);
    expect((await cook.post('/hostnames/pies.example/verify')).status).toBe(200);
    expect(await standing()).toEqual([[true, false]]);
  });

  it('waits its turn where there are many, those that waited longest first', async () => {
    const { cook, adapters, pass } = await aProvenHost();
    for (let each = 0; each < 14; each += 1) await cook.addHost(`tarts-${each}.example`);
    adapters.dns.asked.length = 0;
    await pass(1);
    expect(adapters.dns.asked).toHaveLength(10);
    await pass(1);
    expect(new Set(adapters.dns.asked).size).toBe(15);
  });
});
