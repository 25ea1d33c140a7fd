import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { HostnamesAnswer } from '#contract/site/hostname.ts';
import { commit } from '#functions/db/database.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { createSiteDirectory } from '#functions/serving/site-directory.ts';
import { anAddress, lastLetterTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { defaultRateLimits } from '#functions/http/limits/rate-limits.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database, adapters } = app;
const { dns } = adapters;

let count = 0;
/** A cook who claims a domain, without proof. */
async function aClaim(host = `pies-${(count += 1)}.example`) {
  const cook = await aCook(app);
  const { body } = await cook.post<HostnamesAnswer>('/hostnames', { host });
  const claim = body.hostnames[0]!;
  const [, proof] = claim.dnsRecords;
  return {
    cook,
    host,
    claim,
    prove: () => dns.texts.set(proof!.name, proof!.value),
    verify: () => cook.post<HostnamesAnswer>(`/hostnames/${host}/verify`),
    makePrimary: () => cook.post(`/hostnames/${host}/primary`),
  };
}

/** What the gateway leads requests of a host to, in an isolate that remembers nothing. */
const hostingOf = (host: string) =>
  createSiteDirectory()(
    { database, platformHost: 'larder.test', now: () => clock.now, waitUntil: () => undefined },
    host,
  );
const linkMailedBy = async (slug: string, callback: string) => {
  const email = anAddress();
  await call('POST', `/api/v1/site/${slug}/sign-in`, { body: { email, callback } });
  return (await lastLetterTo(app, email)).link;
};

describe('A domain that nobody has proven, S2.9, S12.1', () => {
  it('leads to no site', async () => {
    const { host } = await aClaim();
    expect(await hostingOf(host)).toEqual({ kind: 'unknown' });
  });

  it('is never handed the token of a sign-in link', async () => {
    const { cook, host } = await aClaim('evil.example');
    const { slug } = cook.site;
    const link = await linkMailedBy(slug, `https://${host}/sign-in/callback`);
    expect(link.origin).toBe(`https://${slug}.larder.test`);
  });

  it('may neither read nor write with a session', async () => {
    const { cook, host } = await aClaim();
    const headers = { origin: `https://${host}` };
    const { token, base } = cook.site;
    expect((await call('POST', `${base}/tags`, { token, headers, body: {} })).status).toBe(403);
    const read = await call('GET', `${base}/recipes`, { token, headers });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is never where the addresses of a site lead', async () => {
    const { cook, makePrimary } = await aClaim();
    expect(await makePrimary()).toMatchObject({ status: 409, body: { code: 'host_unproven' } });
    expect(await hostingOf(`${cook.site.slug}.larder.test`)).toMatchObject({ primaryHost: null });
  });

  it('is primary in no way that the database knows', async () => {
    const { host } = await aClaim();
    const choose = database
      .update(hostnames)
      .set({ isPrimary: true })
      .where(eq(hostnames.host, host));
    await expect(commit(database, [choose])).rejects.toThrow('hostnames_primary_verified');
  });

  it('keeps nobody from claiming it too', async () => {
    const { host } = await aClaim();
    const owner = await aClaim(host);
    owner.prove();
    expect((await owner.verify()).status).toBe(200);
    expect(await hostingOf(host)).toMatchObject({ kind: 'site', slug: owner.cook.site.slug });
  });
});

describe('Proving a domain, design §3', () => {
  it('takes two records, which are told with it', async () => {
    const { claim, host } = await aClaim();
    expect(claim).toMatchObject({
      verifiedAt: null,
      dnsRecords: [
        { type: 'CNAME', name: host, value: 'sites.larder.test' },
        { type: 'TXT', name: `_larder.${host}` },
      ],
    });
    expect(claim.dnsRecords[1]?.value).toMatch(/^larder-site-verification=[\w-]{43}$/);
  });

  it('makes it count, once and for as often as it is asked', async () => {
    const { cook, host, makePrimary, prove, verify } = await aClaim();
    prove();
    const { status, body } = await verify();
    expect(status).toBe(200);
    expect(body.hostnames[0]?.verifiedAt).toBe(new Date(clock.now).toISOString());
    clock.now += 1000;
    expect((await verify()).body).toEqual(body);
    const callback = `https://${host}/sign-in/callback`;
    expect((await linkMailedBy(cook.site.slug, callback)).origin).toBe(`https://${host}`);
    expect((await makePrimary()).status).toBe(200);
  });

  it('fails without the record, and with that of another claim', async () => {
    const { host, verify } = await aClaim();
    expect(await verify()).toMatchObject({ status: 409, body: { code: 'host_unproven' } });
    (await aClaim(host)).prove();
    expect((await verify()).status).toBe(409);
    expect(await hostingOf(host)).toEqual({ kind: 'unknown' });
  });

  it('is refused while another site has proven the domain', async () => {
    const first = await aClaim();
    const second = await aClaim(first.host);
    first.prove();
    await first.verify();
    second.prove();
    expect(await second.verify()).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
    await first.cook.delete(`/hostnames/${first.host}`);
    expect((await second.verify()).status).toBe(200);
  });

  it('is won by one of many at once', async () => {
    const claims = [await aClaim('many.example'), await aClaim('many.example')];
    const { check } = adapters.hostProof;
    adapters.hostProof.check = () => Promise.resolve('proven');
    const answers = await Promise.all(claims.map(({ verify }) => verify()));
    adapters.hostProof.check = check;
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  it('waits where DNS does not answer', async () => {
    const { prove, verify } = await aClaim();
    prove();
    dns.isAnswering = false;
    const { status, headers } = await verify();
    dns.isAnswering = true;
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect((await verify()).status).toBe(200);
  });

  it('asks DNS so often and no more', async () => {
    const { limit } = defaultRateLimits.hostProof;
    const hurried = await testApp();
    const cook = await aCook(hurried);
    await cook.post('/hostnames', { host: 'pies.example' });
    const verify = () => cook.post('/hostnames/pies.example/verify');
    const answers = await Promise.all(Array.from({ length: limit + 1 }, verify));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(limit);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(hurried.adapters.dns.asked).toHaveLength(limit);
  });
});
