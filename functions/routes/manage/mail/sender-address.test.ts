import { describe, expect, it } from 'vitest';
import type { SenderAddressAnswer } from '#contract/mail/sender-address.ts';
import { senderRefusals } from '#contract/mail/sender-refusals.ts';
import { assumedHostProof } from '#functions/adapters/dns/host-proof.ts';
import { fakeAdapters } from '#functions/testing/app/fake-adapters.ts';
import { aSenderOf, senderPath } from '#functions/testing/mail/senders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { clock } = app;
const { dns } = app.adapters;

let count = 0;
async function aNamedSender(domain = `cook-${(count += 1)}.example`) {
  const cook = await aCook(app);
  return { cook, ...(await aSenderOf(app, cook, `letters@${domain}`)) };
}

describe('The address that letters are from', () => {
  it('is none at first', async () => {
    const cook = await aCook(app);
    const { body } = await cook.get(senderPath);
    expect(body).toEqual({ isOffered: true, isAsked: true, senderAddress: null });
    expect((await cook.post(`${senderPath}/check`)).status).toBe(404);
  });

  it('is named, and told with the records that its domain needs', async () => {
    const { records, view, domain } = await aNamedSender();
    expect(await view()).toMatchObject({
      address: `letters@${domain}`,
      provenAt: null,
      isAwaited: true,
    });
    expect(records.map(({ type, name }) => `${type} ${name}`)).toEqual([
      `TXT _larder-mail.${domain}`,
      `TXT ${domain}`,
      `CNAME larder._domainkey.${domain}`,
      `TXT _dmarc.${domain}`,
    ]);
    expect(records[0]?.value).toMatch(/^larder-mail-verification=[\w-]{43}$/);
  });

  it.each(['letters@larder.test', 'letters@pies.larder.test', 'no address', 'a@b.c\r\nBcc: x@y.z'])(
    'is not %j',
    async (address) => {
      const cook = await aCook(app);
      const { status, body } = await cook.put(senderPath, { email: address });
      expect(status).toBe(400);
      expect(body).toMatchObject({ issues: [{ message: senderRefusals.noAddress }] });
      expect((await cook.get(senderPath)).body).toMatchObject({ senderAddress: null });
    },
  );

  it.each(['ruth@gmail.com', 'Ruth@GMAIL.com.', 'ruth@yahoo.co.uk', 'ruth@qq.com'])(
    'is none at a public mail host, as is said beside it: %j',
    async (address) => {
      const cook = await aCook(app);
      const { status, body } = await cook.put(senderPath, { email: address });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        issues: [{ path: 'email', message: senderRefusals.publicHost }],
      });
      expect((await cook.get(senderPath)).body).toMatchObject({ senderAddress: null });
    },
  );

  it('counts from the check at which all is there', async () => {
    const { check, set, statesNow, write } = await aNamedSender();
    write();
    set('dmarc', []);
    expect((await check()).body.senderAddress?.provenAt).toBeNull();
    expect(await statesNow()).toEqual(['found', 'found', 'found', 'missing']);
    write();
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(body.senderAddress?.provenAt).toBe(new Date(clock.now).toISOString());
    expect(body.senderAddress?.checkedAt).toBe(body.senderAddress?.provenAt);
  });

  it('is told what stands there instead, and what is to be written then', async () => {
    const { check, set, write } = await aNamedSender();
    write();
    set('spf', ['v=spf1 mx -all']);
    set('dkim', ['dkim.shop.example']);
    const { records } = (await check()).body.senderAddress!;
    expect(records[1]).toMatchObject({
      value: 'v=spf1 include:spf.larder.test mx -all',
      finding: { state: 'elsewhere', found: ['v=spf1 mx -all'] },
    });
    expect(records[2]).toMatchObject({
      value: 'dkim.larder.test',
      finding: { state: 'elsewhere', found: ['dkim.shop.example'] },
    });
  });

  it('never says what the record of who may send has to be before that of the cook was read', async () => {
    const { check, set, view } = await aNamedSender();
    set('spf', ['v=spf1 include:_spf.hoster.example mx -all']);
    expect((await view()).records[1]).toMatchObject({ value: null, finding: null });
    dns.isAnswering = false;
    const unread = (await check()).body.senderAddress!;
    dns.isAnswering = true;
    expect(unread.records[1]).toMatchObject({ value: null, finding: { state: 'unanswered' } });
    const { records } = (await check()).body.senderAddress!;
    const value = 'v=spf1 include:spf.larder.test include:_spf.hoster.example mx -all';
    expect(records[1]).toMatchObject({ value });
    expect(records[1]).not.toHaveProperty('trouble');
  });

  it.each([
    ['lookups', `v=spf1 include:many.example -all`],
    ['lookups', `v=spf1 include:loop.example -all`],
    [
      'length',
      `v=spf1 ${Array.from({ length: 20 }, (_, at) => `ip4:192.0.2.${at}`).join(' ')} -all`,
    ],
  ])('says where servers may not take the whole record: %s of %j', async (trouble, record) => {
    const { check, set } = await aNamedSender();
    const many = Array.from({ length: 9 }, (_, at) => `a:${at}.example`).join(' ');
    dns.records.set('TXT many.example', [`v=spf1 ${many} -all`]);
    dns.records.set('TXT loop.example', ['v=spf1 include:loop.example -all']);
    set('spf', [record]);
    expect((await check()).body.senderAddress!.records[1]).toMatchObject({ trouble });
  });

  it('finds a record whose name holds the domain twice, and where it is written', async () => {
    const { check, domain, records } = await aNamedSender();
    dns.records.set(`NS ${domain}`, ['ada.ns.cloudflare.com']);
    dns.records.set(`TXT ${records[3]!.name}.${domain}`, [records[3]!.value!]);
    const view = (await check()).body.senderAddress!;
    expect(view).toMatchObject({ zone: domain, provider: 'cloudflare' });
    expect(view.records[3]?.finding).toEqual({ state: 'misplaced', found: [] });
  });

  it('loses nothing while DNS does not answer', async () => {
    const { check, statesNow, write } = await aNamedSender();
    write();
    await check();
    dns.isAnswering = false;
    for (let looks = 0; looks < 3; looks += 1) {
      clock.now += 60 * 60_000;
      expect((await check()).body.senderAddress?.provenAt).not.toBeNull();
    }
    dns.isAnswering = true;
    expect(await statesNow()).toEqual(Array.from({ length: 4 }, () => 'unanswered'));
  });

  it('may change before its @ without another proof, and not behind it', async () => {
    const { check, cook, domain, write } = await aNamedSender();
    write();
    const proven = (await check()).body.senderAddress!;
    const renamed = await cook.put<SenderAddressAnswer>(senderPath, { email: `ruth@${domain}` });
    expect(renamed.body.senderAddress).toEqual({ ...proven, address: `ruth@${domain}` });
    const moved = await cook.put<SenderAddressAnswer>(senderPath, { email: `ruth@x.${domain}` });
    expect(moved.body.senderAddress).toMatchObject({ provenAt: null, checkedAt: null });
    expect(moved.body.senderAddress?.records[0]?.value).not.toBe(proven.records[0]?.value);
  });

  it('is let go, and named again only with another proof', async () => {
    const { check, cook, domain, records, write } = await aNamedSender();
    write();
    await check();
    expect((await cook.delete(senderPath)).status).toBe(204);
    expect((await cook.get(senderPath)).body).toMatchObject({ senderAddress: null });
    const again = await aSenderOf(app, cook, `letters@${domain}`);
    expect(again.records[0]?.value).not.toBe(records[0]?.value);
    expect((await again.check()).body.senderAddress?.provenAt).toBeNull();
  });
});

describe('A domain that another site has proven', () => {
  it('is not the sender of a site whose proof it does not carry', async () => {
    const owner = await aNamedSender();
    owner.write();
    await owner.check();
    const stranger = await aNamedSender(owner.domain);
    expect((await stranger.check()).body.senderAddress?.provenAt).toBeNull();
    expect(await stranger.statesNow()).toEqual(['elsewhere', 'found', 'found', 'found']);
    expect((await owner.view()).provenAt).not.toBeNull();
  });

  it('is that of both where its holder proves both', async () => {
    const first = await aNamedSender();
    const second = await aNamedSender(first.domain);
    first.write();
    first.set('proof', [first.records[0]!.value!, second.records[0]!.value!]);
    expect((await first.check()).body.senderAddress?.provenAt).not.toBeNull();
    expect((await second.check()).body.senderAddress?.provenAt).not.toBeNull();
  });
});

describe('A platform without senders of cooks', () => {
  it('says so, and takes no address', async () => {
    const plain = await testApp({ config: { ...unhurried, ownSenders: null } });
    const cook = await aCook(plain);
    expect((await cook.get(senderPath)).body).toMatchObject({ isOffered: false });
    const { status, body } = await cook.put(senderPath, { email: 'letters@cook.example' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ message: senderRefusals.notOffered }] });
  });
});

describe('A developer’s machine', () => {
  it('takes an address at its word, since no DNS is asked', async () => {
    const adapters = { ...fakeAdapters(app.database), hostProof: assumedHostProof };
    const local = await testApp({ config: unhurried, adapters });
    const cook = await aCook(local);
    await cook.put(senderPath, { email: 'letters@cook.example' });
    const { body } = await cook.post<SenderAddressAnswer>(`${senderPath}/check`);
    expect(body.isAsked).toBe(false);
    expect(body.senderAddress?.provenAt).not.toBeNull();
  });
});
