import { describe, expect, it } from 'vitest';
import type { SiteSignInAnswer } from '#contract/accounts/sign-in.ts';
import { anAddress, lastLetterTo, lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call } = app;
const pies = await aCook(app, { slug: 'pies', settings: { subscriptionsEnabled: true } });
await aCook(app, {
  slug: 'tarts',
  settings: { subscriptionsEnabled: true, newslettersEnabled: true },
});
await pies.addHost('pies.example');
const platform = '/api/v1/manage';
const site = (slug: string) => `/api/v1/site/${slug}`;
const expired = { status: 410 };

/** A letter that was asked for on the site's own domain. */
async function letterOf(host = 'pies.example') {
  const email = anAddress();
  await call('POST', `${site('pies')}/sign-in`, { host, body: { email } });
  return { email, ...(await lastLetterTo(app, email)) };
}

const claim = (token: string, { host = 'pies.example', base = site('pies') } = {}) =>
  call<SiteSignInAnswer>('POST', `${base}/sign-in/${token}`, { host });
const enter = (
  { email, code }: { email: string; code: string },
  { host = 'pies.example', base = site('pies') } = {},
) => call<SiteSignInAnswer>('POST', `${base}/sign-in-codes`, { host, body: { email, code } });

/** What a session opens, by calls that each need one. */
async function reachOf(token: string) {
  const calls = {
    account: ['GET', `${platform}/current-user`],
    data: ['GET', `${platform}/current-user/data`],
    handOver: ['POST', `${platform}/single-use-tokens`],
    here: ['GET', `${site('pies')}/current-user`],
    elsewhere: ['GET', `${site('tarts')}/current-user`],
  } as const;
  const statuses = Object.entries(calls).map(async ([name, [method, path]]) => {
    const { status } = await call(method, path, { token });
    return [name, status < 400] as const;
  });
  return Object.fromEntries(await Promise.all(statuses));
}

const everywhere = { account: true, data: true, handOver: true, here: true, elsewhere: true };
const hereAlone = { account: false, data: false, handOver: false, here: true, elsewhere: false };

describe('A link that leads to a domain of the site itself, S2.9', () => {
  it('begins a session that is good for that site alone, wherever it is claimed', async () => {
    const first = await letterOf();
    expect(first.link.host).toBe('pies.example');
    const there = await claim(first.token);
    expect(await reachOf(there.body.authToken)).toEqual(hereAlone);
    const stolen = await claim((await letterOf()).token, { host: 'larder.test' });
    expect(await reachOf(stolen.body.authToken)).toEqual(hereAlone);
  });

  it.each([
    ['the platform', { base: platform, host: 'larder.test' }],
    ['another site', { base: site('tarts'), host: 'larder.test' }],
  ])('begins none on %s, and stays open', async (_where, at) => {
    const letter = await letterOf();
    expect(await claim(letter.token, at)).toMatchObject(expired);
    expect(await enter(letter, at)).toMatchObject(expired);
    expect((await claim(letter.token)).status).toBe(200);
  });

  it('takes neither codes nor room of letters of the platform, however many are asked for, S3.3', async () => {
    const email = anAddress();
    const askPlatform = () => call('POST', `${platform}/sign-in`, { body: { email } });
    await askPlatform();
    const { code } = await lastLetterTo(app, email);
    const headers = { 'CF-Connecting-IP': '192.0.2.9' };
    for (let left = 6; left > 0; left -= 1)
      await call('POST', `${site('pies')}/sign-in`, {
        host: 'pies.example',
        body: { email },
        headers,
      });
    expect(await lettersTo(app, email)).toHaveLength(4);
    const others = { 'CF-Connecting-IP': '192.0.2.10' };
    const path = `${platform}/sign-in-codes`;
    expect((await call('POST', path, { body: { email, code }, headers: others })).status).toBe(200);
    await askPlatform();
    expect(await lettersTo(app, email)).toHaveLength(5);
  });

  it('begins nothing wider for a page on the domain that calls the platform', async () => {
    const headers = { Origin: 'https://pies.example' };
    const wide = async () => {
      const email = anAddress();
      await call('POST', `${platform}/sign-in`, { body: { email } });
      return { email, ...(await lastLetterTo(app, email)) };
    };
    const { token } = await wide();
    const atPlatform = await call('POST', `${platform}/sign-in/${token}`, { headers });
    expect(atPlatform).toMatchObject(expired);
    const { email, code } = await wide();
    const body = { email, code };
    expect(await call('POST', `${platform}/sign-in-codes`, { headers, body })).toMatchObject(
      expired,
    );
    const elsewhere = await call('POST', `${site('tarts')}/sign-in/${token}`, { headers });
    expect(elsewhere).toMatchObject(expired);
    const here = await call<SiteSignInAnswer>('POST', `${site('pies')}/sign-in/${token}`, {
      headers,
    });
    expect(await reachOf(here.body.authToken)).toEqual(hereAlone);
  });

  it('is told apart by what it leads to, and not by who asked where', async () => {
    const email = anAddress();
    const callback = 'https://pies.example/sign-in/callback';
    await call('POST', `${site('pies')}/sign-in`, { body: { email, callback } });
    const { body } = await claim((await lastLetterTo(app, email)).token, { host: 'larder.test' });
    expect(await reachOf(body.authToken)).toEqual(hereAlone);
  });

  it('says where it leads, and that it signs in there alone', async () => {
    const { text } = await letterOf();
    expect(text).toContain('The link leads to pies.example and signs you in there alone.');
    expect(text).toContain(
      'Or enter this code on pies.example and on no other site, even where one asks for it:',
    );
    const ofPlatform = await letterOf('pies.larder.test');
    expect(ofPlatform.text).toContain('The link leads to pies.larder.test.');
    expect(ofPlatform.text).not.toContain('alone');
  });
});

describe('A session that begins on a domain of the site itself', () => {
  it('is good for that site alone, whatever began it', async () => {
    const letter = await letterOf('pies.larder.test');
    const byCode = await enter(letter);
    expect(await reachOf(byCode.body.authToken)).toEqual(hereAlone);
    const { token } = await signIn(app);
    const { body } = await call<{ singleUseToken: string }>(
      'POST',
      `${platform}/single-use-tokens`,
      {
        token,
      },
    );
    const handedOver = await claim(body.singleUseToken);
    expect(await reachOf(handedOver.body.authToken)).toEqual(hereAlone);
  });

  it.each([
    ['of the platform', platform],
    ['of another site', site('tarts')],
  ])('begins by no call %s', async (_whose, base) => {
    const letter = await letterOf('pies.larder.test');
    expect(await claim(letter.token, { base })).toMatchObject(expired);
    expect((await claim(letter.token)).status).toBe(200);
  });

  it('ends where it is signed out', async () => {
    const { body } = await claim((await letterOf()).token);
    const { authToken: token } = body;
    expect((await call('POST', `${platform}/sign-out`, { token })).status).toBe(204);
    expect((await call('GET', `${site('pies')}/current-user`, { token })).status).toBe(401);
  });
});

describe('A session that begins on a host of the platform', () => {
  it.each(['larder.test', 'pies.larder.test'])('is good everywhere: %s', async (host) => {
    const { body } = await claim((await letterOf('pies.larder.test')).token, { host });
    expect(await reachOf(body.authToken)).toEqual(everywhere);
  });

  it('is carried to a domain of a site as one of that site alone', async () => {
    const { token } = await signIn(app);
    const handOver = (address: string) =>
      call<{ singleUseToken: string }>('POST', `${platform}/single-use-tokens`, {
        token,
        body: { address },
      });
    const toSite = await handOver('https://pies.example/recipes');
    const { body } = await claim(toSite.body.singleUseToken, { host: 'larder.test' });
    expect(await reachOf(body.authToken)).toEqual(hereAlone);
    const toPlatform = await handOver('https://tarts.larder.test/');
    const kept = await claim(toPlatform.body.singleUseToken, { host: 'larder.test' });
    expect(await reachOf(kept.body.authToken)).toEqual(everywhere);
  });

  it.each([
    'https://evil.example/',
    'http://larder.test/',
    'https://larder.test:8443/',
    'http://pies.example/',
    'https://pies.larder.test.evil.example/',
    '/bookmarks',
    '',
  ])('is carried nowhere else: %s', async (address) => {
    const { token } = await signIn(app);
    const path = `${platform}/single-use-tokens`;
    expect([400, 404]).toContain((await call('POST', path, { token, body: { address } })).status);
  });
});

describe('A page on a domain of a site, which anybody may serve', () => {
  const asks = (path: string, body: object) =>
    call('POST', path, { body, headers: { Origin: 'https://pies.example' } });
  const forbidden = { status: 403, body: { code: 'forbidden_origin' } };

  it.each([
    [`${platform}/sign-in`, {}],
    [`${platform}/sign-up`, {}],
    [`${site('tarts')}/sign-in`, {}],
    [`${site('tarts')}/sign-up`, { subscribe: true }],
    [`${site('tarts')}/newsletter-subscribers`, {}],
    [`${site('tarts')}/subscriptions`, { plan: 'free' }],
  ])('has no link and no code of others mailed: %s', async (path, more) => {
    const email = anAddress();
    expect(await asks(path, { email, ...more })).toMatchObject(forbidden);
    expect(await lettersTo(app, email)).toEqual([]);
  });

  it.each([
    [`${site('pies')}/sign-in`, { callback: 'https://pies.larder.test/sign-in/callback' }],
    [`${site('pies')}/sign-in`, { callback: 'https://larder.test/sign-in/callback' }],
    [`${site('pies')}/sign-up?callback=https://larder.test/sign-in/callback`, { subscribe: false }],
    [`${site('pies')}/subscriptions`, { plan: 'free', nextLogin: 'https://pies.larder.test' }],
  ])('has its own lead back to it and reach no further: %s %j', async (path, more) => {
    const email = anAddress();
    expect((await asks(path, { email, ...more })).status).toBe(200);
    const letter = await lastLetterTo(app, email);
    expect(letter.link.host).toBe('pies.example');
    const { body } = await claim(letter.token, { host: 'larder.test' });
    expect(await reachOf(body.authToken)).toEqual(hereAlone);
  });

  it('is taken for what it is on the machine of a developer, with a port and without TLS', async () => {
    const local = await testApp({
      config: { ...unhurried, platformHost: 'localhost:8787', scheme: 'http' },
    });
    const cook = await aCook(local, { slug: 'pies' });
    await cook.addHost('pies.example');
    const origin = 'http://pies.example:8787';
    const email = anAddress();
    const path = `${site('pies')}/sign-in`;
    const answer = await local.call('POST', path, { body: { email }, headers: { Origin: origin } });
    expect(answer.status).toBe(200);
    expect((await lastLetterTo(local, email)).link.origin).toBe(origin);
  });
});
