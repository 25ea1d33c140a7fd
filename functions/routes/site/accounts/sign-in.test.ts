import { describe, expect, it } from 'vitest';
import type { SiteUserAnswer } from '#contract/accounts/current-user.ts';
import type { SiteSignInAnswer } from '#contract/accounts/sign-in.ts';
import { anImage } from '#functions/testing/random/builders.ts';
import { anAddress, lastLetterTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, database } = app;
const cook = await aCook(app, { slug: 'pies', settings: { themeAccentColor: '#123456' } });
const stranger = await aCook(app, { slug: 'tarts' });
const base = '/api/v1/site/pies';

const ask = (body: object, query = '') => call('POST', `${base}/sign-in${query}`, { body });
const claim = (token: string, at = base) =>
  call<SiteSignInAnswer>('POST', `${at}/sign-in/${token}`);
async function linkFor(body: object = {}, query = '') {
  const email = anAddress();
  await ask({ email, ...body }, query);
  return (await lastLetterTo(app, email)).link;
}

describe('Signing in on a site, §7', () => {
  it('mails a link and answers the person, what they have there, and a token', async () => {
    const email = anAddress();
    const answer = await ask({ email });
    expect(answer.status).toBe(200);
    const { token } = await lastLetterTo(app, email);
    const { status, body } = await claim(token);
    expect(status).toBe(200);
    expect(body.currentUser).toMatchObject({ email, currentSubscription: null });
    expect(body.siteUserData).toEqual({ bookmarks: [] });
    const user = await call<SiteUserAnswer>('GET', `${base}/current-user`, {
      token: body.authToken,
    });
    expect(user.body).toEqual({ currentUser: body.currentUser, siteUserData: body.siteUserData });
  });

  it('takes the code as well', async () => {
    const email = anAddress();
    await ask({ email });
    const { code } = await lastLetterTo(app, email);
    const answer = await call('POST', `${base}/sign-in-codes`, { body: { email, code } });
    expect(answer.status).toBe(200);
  });

  it('takes a link of another site and a single-use token: a session belongs to a person', async () => {
    const email = anAddress();
    await ask({ email });
    const { token } = await lastLetterTo(app, email);
    expect((await claim(token, '/api/v1/site/tarts')).status).toBe(200);
    const { token: session } = await signIn(app);
    const path = '/api/v1/manage/single-use-tokens';
    const mgk = await call<{ singleUseToken: string }>('POST', path, { token: session });
    expect((await claim(mgk.body.singleUseToken)).status).toBe(200);
  });

  it('is not possible on a site that does not exist', async () => {
    const answer = await call('POST', '/api/v1/site/nowhere/sign-in', {
      body: { email: anAddress() },
    });
    expect(answer.status).toBe(404);
  });

  it('looks like the site', async () => {
    const logo = await anImage(database, { siteId: cook.site.id, userId: cook.site.ownerId });
    await cook.put('/sites', { title: 'Pies & <Tarts>', slug: 'pies', logoId: logo.id });
    const email = anAddress();
    await ask({ email });
    const { html, subject, senderName, text } = await lastLetterTo(app, email);
    expect(senderName).toBe('Pies & <Tarts>');
    expect(subject).toBe('Sign in to Pies & <Tarts>');
    expect(html).toContain(`https://pies.larder.test/media/${logo.key}`);
    expect(html).toContain('alt="Pies &amp; &lt;Tarts&gt;"');
    expect(html).toContain('#123456');
    expect(text).toContain('Sign in:\nhttps://pies.larder.test/sign-in/callback?token=');
  });

  it.each(['Visit evil.example now', 'https://evil.example', 'mail me@evil.example'])(
    'never mails the title "%s", which would read as a link',
    async (title) => {
      await stranger.put('/sites', { title, slug: 'tarts' });
      const email = anAddress();
      await call('POST', '/api/v1/site/tarts/sign-in', { body: { email } });
      const { html, subject, senderName, text } = await lastLetterTo(app, email);
      expect(subject).toBe('Sign in to tarts.larder.test');
      expect(html + senderName + text).not.toContain('evil');
    },
  );
});

describe('The link of a site, S2.9', () => {
  it('opens the callback of the site, and then the page that was wanted', async () => {
    const link = await linkFor({}, '?next=%2Frecipes%2Fpie');
    expect(link.href).toMatch(/^https:\/\/pies\.larder\.test\/sign-in\/callback\?token=[\w-]{43}/);
    expect(link.searchParams.get('next')).toBe('/recipes/pie');
  });

  it('opens another host of the site where it was asked for', async () => {
    await cook.addHost('pies.example');
    const callback = 'https://pies.example/sign-in/callback';
    expect((await linkFor({ callback })).origin).toBe('https://pies.example');
    await cook.post('/hostnames/pies.example/primary');
    expect((await linkFor()).origin).toBe('https://pies.example');
    const own = 'https://pies.larder.test/sign-in/callback';
    expect((await linkFor({}, `?callback=${own}`)).origin).toBe('https://pies.larder.test');
    await cook.delete('/hostnames/pies.example');
  });

  it('may open the platform, which belongs to every site', async () => {
    const callback = 'https://larder.test/sign-in/callback';
    expect((await linkFor({ callback })).origin).toBe('https://larder.test');
  });

  it.each([
    'https://tarts.larder.test/sign-in/callback',
    'https://evil.example/sign-in/callback',
    'http://pies.larder.test/sign-in/callback',
    'https://pies.larder.test.evil.example/sign-in/callback',
  ])('never opens %s', async (callback) => {
    const link = await linkFor({ callback }, `?next=${encodeURIComponent(callback)}`);
    expect(link.origin).toBe('https://pies.larder.test');
    expect(link.searchParams.get('next')).toBeNull();
  });

  it('names no host that a header names', async () => {
    const email = anAddress();
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    await call('POST', `${base}/sign-in`, { body: { email }, headers });
    expect((await lastLetterTo(app, email)).text).not.toContain('evil');
  });
});

describe('Signing up on a site, §2', () => {
  const signUp = async (body: object) => {
    const email = anAddress();
    await call('POST', `${base}/sign-up`, { body: { email, ...body } });
    const { token } = await lastLetterTo(app, email);
    return (await claim(token)).body.currentUser;
  };

  it('subscribes to the newsletter when asked to, once the address is proven', async () => {
    expect(await signUp({ subscribe: true })).toMatchObject({ isSubscribedToNewsletter: true });
    expect(await signUp({ subscribe: false })).toMatchObject({ isSubscribedToNewsletter: false });
    expect(await signUp({})).toMatchObject({ isSubscribedToNewsletter: false });
  });

  it('subscribes to nothing where there is no newsletter', async () => {
    await cook.put('/sites', { title: 'Pies', slug: 'pies', newslettersEnabled: false });
    expect(await signUp({ subscribe: true })).toMatchObject({ isSubscribedToNewsletter: false });
    await cook.put('/sites', { title: 'Pies', slug: 'pies', newslettersEnabled: true });
  });
});
