import { describe, expect, it } from 'vitest';
import type { HostnamesAnswer } from '#contract/hostname.ts';
import { commit } from '#functions/db/database.ts';
import { hostnameCheckRepository } from '#functions/repositories/hostname-check.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { testApp } from '#functions/testing/test-app.ts';
import { recheckHostnames } from './recheck.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A site whose domain is proven and primary, and the check that comes round. */
async function aProvenHost() {
  const app = await testApp();
  const { clock, database, gateways } = app;
  const cook = await aCook(app);
  await cook.addHost('pies.example');
  await cook.post('/hostnames/pies.example/primary');
  const logged: unknown[] = [];
  const recheck = () =>
    recheckHostnames({
      hostnames: hostnameCheckRepository(database),
      hostProof: gateways.hostProof,
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
    const { clock, gateways, pass, recheck } = await aProvenHost();
    gateways.dns.asked.length = 0;
    clock.now += dayMs - 1;
    await recheck();
    expect(gateways.dns.asked).toEqual([]);
    await pass(1);
    await recheck();
    expect(gateways.dns.asked).toEqual(['pies.example']);
  });

  it('counts no more on the third day in a row without its record', async () => {
    const { changes, cook, gateways, logged, pass, standing } = await aProvenHost();
    gateways.dns.texts.clear();
    await pass(2);
    expect(await standing()).toEqual([[true, true]]);
    const before = await changes(cook.site.id);
    await pass(1);
    expect(await standing()).toEqual([[false, false]]);
    expect((await changes(cook.site.id)).slice(before.length)).toEqual(['site']);
    expect(logged).toEqual(Array.from({ length: 3 }, () => ['host_not_proven', 'missing']));
  });

  it('begins anew to be missed once the record was back', async () => {
    const { gateways, pass, standing } = await aProvenHost();
    const texts = [...gateways.dns.texts];
    gateways.dns.texts.clear();
    await pass(2);
    for (const [name, value] of texts) gateways.dns.texts.set(name, value);
    await pass(1);
    gateways.dns.texts.clear();
    await pass(2);
    expect(await standing()).toEqual([[true, true]]);
  });

  it('loses nothing while DNS does not answer, however long', async () => {
    const { gateways, pass, standing } = await aProvenHost();
    gateways.dns.isAnswering = false;
    await pass(10);
    expect(await standing()).toEqual([[true, true]]);
  });

  it('is missed once however many look at the same time', async () => {
    const { clock, gateways, recheck, standing } = await aProvenHost();
    gateways.dns.texts.clear();
    clock.now += dayMs;
    await Promise.all([recheck(), recheck(), recheck(), recheck()]);
    expect(await standing()).toEqual([[true, true]]);
  });

  it('may be proven again', async () => {
    const { cook, gateways, pass, standing } = await aProvenHost();
    const texts = [...gateways.dns.texts];
    gateways.dns.texts.clear();
    await pass(3);
    for (const [name, value] of texts) gateways.dns.texts.set(name, value);
    expect((await cook.post('/hostnames/pies.example/verify')).status).toBe(200);
    expect(await standing()).toEqual([[true, false]]);
  });

  it('waits its turn where there are many, those that waited longest first', async () => {
    const { cook, gateways, pass } = await aProvenHost();
    for (let each = 0; each < 14; each += 1) await cook.addHost(`tarts-${each}.example`);
    gateways.dns.asked.length = 0;
    await pass(1);
    expect(gateways.dns.asked).toHaveLength(10);
    await pass(1);
    expect(new Set(gateways.dns.asked).size).toBe(15);
  });
});
