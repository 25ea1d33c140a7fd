import { describe, expect, it } from 'vitest';
import type { HostnamesAnswer } from '#contract/site/hostname.ts';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { commit } from '#functions/db/database.ts';
import { hostnameCheckRepository } from '#functions/repositories/site/hostname-check.ts';
import { lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { hostLossLetter } from './loss-letter.ts';
import { recheckHostnames } from './recheck.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A site whose domain is proven and primary, and the check that comes round. */
async function aProvenHost() {
  const app = await testApp();
  const { clock, database, adapters } = app;
  const owner = await signIn(app);
  const cook = await aCook(app, { ownerId: owner.id });
  await cook.addHost('pies.example');
  await cook.post('/hostnames/pies.example/primary');
  const logged: unknown[] = [];
  const woken: string[] = [];
  const letters = { config: unhurried, newId: () => crypto.randomUUID() };
  const recheck = () =>
    recheckHostnames(
      {
        hostnames: hostnameCheckRepository(database),
        hostProof: adapters.hostProof,
        commit: (statements) => commit(database, statements),
        lossLetter: (lost) =>
          hostLossLetter({ ...crossingHost(database, clock.now), ...letters }, lost),
        now: () => clock.now,
        log: ({ event, verdict }) => void logged.push([event, verdict]),
      },
      woken,
    );
  return {
    ...app,
    cook,
    logged,
    recheck,
    woken,
    told: async () =>
      (await lettersTo(app, owner.email)).filter(({ kind }) => kind === 'domain-lost'),
    attention: async () => (await cook.get<OverviewAnswer>('/overview')).body.domains,
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
    expect((await changes(cook.site.id)).slice(before.length)).toEqual(['address']);
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

describe('The owner of a site whose domain is lost', () => {
  const { domainLost: texts } = mailMessages;

  it('sees it coming on Overview, and is told once when it is lost', async () => {
    const { adapters, attention, cook, pass, told, woken } = await aProvenHost();
    expect(await attention()).toEqual({ lost: 0, failing: 0 });
    adapters.dns.texts.clear();
    await pass(1);
    expect(await attention()).toEqual({ lost: 0, failing: 1 });
    expect(await told()).toEqual([]);
    await pass(5);
    expect(await attention()).toEqual({ lost: 1, failing: 0 });
    const [letter, ...others] = await told();
    const { title: name, slug } = cook.site;
    expect(letter?.subject).toBe(texts.subject({ name, host: 'pies.example' }));
    expect(letter?.text).toContain(texts.meanwhile({ name, home: `${slug}.larder.test` }));
    expect(letter?.link.pathname + String(letter?.link.hash)).toBe(
      `/kitchen/${slug}/settings#address`,
    );
    expect([others, woken.length]).toEqual([[], 1]);
  });

  it('is told once by several checks at the same time, and again when it is lost again', async () => {
    const { adapters, attention, clock, cook, pass, recheck, told } = await aProvenHost();
    const records = [...adapters.dns.texts];
    adapters.dns.texts.clear();
    await pass(2);
    clock.now += dayMs;
    await Promise.all([recheck(), recheck(), recheck()]);
    expect(await told()).toHaveLength(1);
    for (const [name, value] of records) adapters.dns.texts.set(name, value);
    await cook.post('/hostnames/pies.example/verify');
    expect(await attention()).toEqual({ lost: 0, failing: 0 });
    adapters.dns.texts.clear();
    await pass(3);
    expect(await told()).toHaveLength(2);
  });

  it('is told nothing once the domain was removed, or the site deleted', async () => {
    const { adapters, cook, pass, told } = await aProvenHost();
    adapters.dns.texts.clear();
    await pass(2);
    await cook.post('/site-deletion', { title: cook.site.title });
    await pass(2);
    expect(await told()).toEqual([]);
    const other = await aProvenHost();
    other.adapters.dns.texts.clear();
    await other.pass(2);
    await other.cook.delete('/hostnames/pies.example');
    await other.pass(2);
    expect(await other.told()).toEqual([]);
    expect(await other.attention()).toEqual({ lost: 0, failing: 0 });
  });
});
