import { describe, expect, it } from 'vitest';
import type { HostnameCheckAnswer, HostnamesAnswer } from '#contract/site/hostname.ts';
import { assumedHostProof } from '#functions/adapters/dns/host-proof.ts';
import { fakeAdapters } from '#functions/testing/app/fake-adapters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { dns } = app.adapters;

let count = 0;
/** A cook who claims `www` of a domain of their own. */
async function aClaim(zone = `tarts-${(count += 1)}.example`) {
  const cook = await aCook(app);
  const host = `www.${zone}`;
  const { body } = await cook.post<HostnamesAnswer>('/hostnames', { host });
  const [address, proof] = body.hostnames[0]!.dnsRecords;
  return {
    cook,
    host,
    zone,
    address: address!,
    proof: proof!,
    check: () => cook.post<HostnameCheckAnswer>(`/hostnames/${host}/check`),
  };
}

describe('Looking at what DNS has of a domain, S2', () => {
  it('says what is missing, and where the records are written', async () => {
    const { check, host, zone } = await aClaim();
    dns.records.set(`NS ${zone}`, ['ada.ns.cloudflare.com']);
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(body.check).toMatchObject({
      host,
      zone,
      provider: 'cloudflare',
      address: { state: 'missing' },
      proof: { state: 'missing' },
    });
    expect(body.hostnames[0]).toMatchObject({ verifiedAt: null, missedChecks: 0 });
  });

  it('lets the domain count as soon as it is proven', async () => {
    const { address, check, host, proof } = await aClaim();
    dns.records.set(`CNAME ${host}`, [address.value]);
    dns.texts.set(proof.name, proof.value);
    const { body } = await check();
    expect(body.check).toMatchObject({ address: { state: 'found' }, proof: { state: 'found' } });
    expect(body.hostnames[0]?.verifiedAt).toBe(new Date(app.clock.now).toISOString());
    expect(body.hostnames[0]?.checkedAt).toBe(body.hostnames[0]?.verifiedAt);
  });

  it('finds a record whose name holds the domain twice', async () => {
    const { check, proof, zone } = await aClaim();
    dns.records.set(`NS ${zone}`, ['ns1.elsewhere.example']);
    dns.texts.set(`${proof.name}.${zone}`, proof.value);
    const { body } = await check();
    expect(body.check).toMatchObject({ provider: null, proof: { state: 'misplaced' } });
    expect(body.hostnames[0]?.verifiedAt).toBeNull();
  });

  it('knows nothing while DNS does not answer, and takes nothing away', async () => {
    const { check, proof } = await aClaim();
    dns.texts.set(proof.name, proof.value);
    await check();
    dns.isAnswering = false;
    const { status, body } = await check();
    dns.isAnswering = true;
    expect(status).toBe(200);
    expect(body.check).toMatchObject({
      address: { state: 'unanswered' },
      proof: { state: 'unanswered' },
    });
    expect(body.hostnames[0]?.verifiedAt).not.toBeNull();
  });

  it('is refused to who proves a domain that another site has', async () => {
    const first = await aClaim();
    const second = await aClaim(first.zone);
    dns.texts.set(first.proof.name, first.proof.value);
    await first.check();
    dns.texts.set(second.proof.name, second.proof.value);
    expect(await second.check()).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
  });

  it('is no business of another site', async () => {
    const { host } = await aClaim();
    const stranger = await aCook(app);
    expect((await stranger.post(`/hostnames/${host}/check`)).status).toBe(404);
  });

  it("asks nobody on a developer's machine", async () => {
    const local = await testApp({
      adapters: { ...fakeAdapters(app.database), hostProof: assumedHostProof },
    });
    const cook = await aCook(local);
    await cook.post('/hostnames', { host: 'pies.example' });
    const { body } = await cook.post<HostnameCheckAnswer>('/hostnames/pies.example/check');
    expect(body.check).toBeNull();
    expect(body.hostnames[0]?.verifiedAt).not.toBeNull();
  });
});
