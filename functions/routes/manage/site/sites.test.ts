import { describe, expect, it } from 'vitest';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { SiteView } from '#contract/site/site.ts';
import { colorThemes } from '#domain/look/themes.ts';
import { anImage, aSession, aText, aUser } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);
const named = (owner = cook) => ({ title: owner.site.title, slug: owner.site.slug });

type Body = { site: SiteView };

const customary = { defaultMeasurementSystem: 'imperial', defaultTemperatureSystem: 'fahrenheit' };
const metric = { defaultMeasurementSystem: 'metric', defaultTemperatureSystem: 'celsius' };

describe('Making a site, design §3', () => {
  it('gives it to who asks, with defaults, and has its pages built', async () => {
    const { id: userId } = await aUser(app.database);
    const token = await aSession(app.database, { userId });
    const body = { title: 'Green Spoon', slug: 'green-spoon', themeAccentColor: '#0A7d33' };
    const answer = await app.call<Body>('POST', '/api/v1/manage/sites', { token, body });
    expect(answer.status).toBe(201);
    expect(answer.body.site).toMatchObject({
      ...body,
      defaultMeasurementSystem: 'imperial',
      defaultTemperatureSystem: 'fahrenheit',
      headerLayout: 'left',
    });
    const { id } = answer.body.site;
    expect(await app.changes(id)).toEqual(['site']);
    expect(app.wakes).toContain(id);
    const own = await app.call<Body>('GET', '/api/v1/manage/green-spoon/current-site', { token });
    expect(own.body).toEqual(answer.body);
  });

  it.each([
    [{ language: 'de' }, 'en-US', { language: 'de', ...metric }],
    [{ language: 'en-US' }, 'de', { language: 'en-US', ...customary }],
    [{}, 'de-AT,de;q=0.9', { language: 'en', ...metric }],
    [{}, 'en-GB', { language: 'en', ...metric }],
    [{}, 'en-US,en;q=0.9', { language: 'en', ...customary }],
    [{}, '*', { language: 'en', ...customary }],
  ])(
    'said to be %j from a browser in %j, measures as its region does',
    async (said, wanted, told) => {
      const body = { title: 'Spoon', slug: `spoon-${crypto.randomUUID().slice(0, 8)}`, ...said };
      const headers = { 'Accept-Language': wanted };
      const { token } = cook.site;
      const made = await app.call<Body>('POST', '/api/v1/manage/sites', { token, body, headers });
      expect(made.body.site).toMatchObject(told);
    },
  );

  it.each(['www', 'api', 'kitchen', 'Green', 'a'.repeat(64), 'a_b', ''])(
    'is refused under the slug "%s"',
    async (slug) => {
      const body = { title: 'Green Spoon', slug };
      const { token } = cook.site;
      const answer = await app.call('POST', '/api/v1/manage/sites', { token, body });
      expect(answer.status).toBe(400);
    },
  );

  it('is refused under a slug that is taken', async () => {
    const body = { title: 'Mine', slug: cook.site.slug };
    const { token } = (await aCook(app)).site;
    const answer = await app.call('POST', '/api/v1/manage/sites', { token, body });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'slug_taken' });
  });
});

describe('Asking whether a site could have a slug, design §3', () => {
  const ask = (slug: string, token?: string) =>
    app.call('GET', `/api/v1/manage/site-slug-availability?slug=${slug}`, token ? { token } : {});

  it('tells a free one from one that is taken', async () => {
    const { token, slug } = cook.site;
    expect((await ask('blue-spoon', token)).body).toEqual({
      slug: 'blue-spoon',
      isAvailable: true,
    });
    expect((await ask(slug, token)).body).toEqual({ slug, isAvailable: false });
  });

  it.each(['www', 'Green', 'a_b', ''])('refuses "%s", which no site could have', async (slug) => {
    expect((await ask(slug, cook.site.token)).status).toBe(400);
  });

  it('needs a session', async () => {
    expect((await ask('blue-spoon')).status).toBe(401);
  });
});

describe('Settings of a site, §3', () => {
  it('come with their version', async () => {
    const answer = await cook.get<Body>('/current-site');
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(answer.body.site).toMatchObject({ ...named(), commentsEnabled: true, links: [] });
  });

  it('keep what an update does not name', async () => {
    const own = await aCook(app);
    await own.put('/sites', { ...named(own), aboutHeading: 'Hello', headerLayout: 'centered' });
    const answer = await own.put<Body>('/sites', { ...named(own), aboutHeading: null });
    expect(answer.body.site).toMatchObject({ aboutHeading: null, headerLayout: 'centered' });
    expect(answer.headers.get('etag')).toBe('"3"');
  });

  it('have a language, which visitors can read, in its canonical form', async () => {
    const own = await aCook(app);
    expect((await own.get<Body>('/current-site')).body.site.language).toBe('en');
    const { body } = await own.put<Body>('/sites', { ...named(own), language: 'PT-br' });
    expect(body.site.language).toBe('pt-BR');
    const path = `/api/v1/site/${own.site.slug}/current-site`;
    const shown = await app.call<{ site: { language: string } }>('GET', path, {});
    expect(shown.body.site.language).toBe('pt-BR');
  });

  it('give entries an id that came without', async () => {
    const own = await aCook(app);
    const links = [{ label: 'Book|UK|20', href: 'https://books.example/pies' }];
    const socialMediaLinks = [{ platform: 'email', url: 'mailto:cook@example.com' }];
    const events = [{ title: 'Bake off', date: '2026-08-01' }];
    const body = { ...named(own), links, socialMediaLinks, events };
    const { site } = (await own.put<Body>('/sites', body)).body;
    expect(site).toMatchObject({ links, socialMediaLinks, events });
    expect([site.links[0]?.id, site.events[0]?.id]).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  });

  it('record that every page may change, and only when something did', async () => {
    const own = await aCook(app);
    const body = { ...named(own), aboutHeading: 'Hello' };
    const first = await own.watch(() => own.put('/sites', body));
    expect(first.keys).toEqual(['site']);
    expect(first.wakes).toBe(1);
    const second = await own.watch(() => own.put('/sites', body));
    expect(second.keys).toEqual([]);
  });

  it('are not written over by who saw an earlier version', async () => {
    const own = await aCook(app);
    const headers = { 'If-Match': '"1"' };
    await own.put('/sites', { ...named(own), aboutHeading: 'One' }, { headers });
    const body = { ...named(own), aboutHeading: 'Two' };
    const answer = await own.put('/sites', body, { headers });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'stale_write' });
  });

  it.each<[string, object]>([
    ['an accent that is no colour', { themeAccentColor: 'red; } body {' }],
    ['an analytics id that is none', { googleAnalyticsId: "G-1');alert(1)" }],
    ['an unknown colour theme', { colorThemeId: crypto.randomUUID() }],
    ['a postal address without end', { postalAddress: 'x'.repeat(501) }],
    ['a script as a header link', { headerLinks: [{ label: 'x', href: 'javascript:alert(1)' }] }],
    ['another host as a path', { headerLinks: [{ label: 'x', href: '//evil.example' }] }],
    ['a header link without a label', { headerLinks: [{ label: '', href: '/about' }] }],
    [
      'a platform that settings do not offer',
      { socialMediaLinks: [{ platform: 'facebook', url: 'https://f.example' }] },
    ],
    ['a price', { monthlyAmountCents: 1 }],
    ['its owner', { ownerId: crypto.randomUUID() }],
    ['a layout that is none', { headerLayout: 'right' }],
    ['a language that is none', { language: 'klingonese' }],
    ['no language', { language: null }],
  ])('refuse %s', async (_name, changes) => {
    expect((await cook.put('/sites', { ...named(), ...changes })).status).toBe(400);
  });

  it('need title and slug', async () => {
    const answer = await cook.put('/sites', { headerLayout: 'left' });
    expect(answer.body).toMatchObject({
      issues: [
        { path: 'title', message: 'Required' },
        { path: 'slug', message: 'Required' },
      ],
    });
  });

  it('show the pictures they name, which are of the site', async () => {
    const own = await aCook(app);
    const { id: siteId, ownerId: userId } = own.site;
    const logo = await anImage(app.database, { siteId, userId });
    const foreign = await anImage(app.database, {
      siteId: cook.site.id,
      userId: cook.site.ownerId,
    });
    const answer = await own.put<Body>('/sites', { ...named(own), logoId: logo.id });
    expect(answer.body.site.referencedImages).toMatchObject([{ id: logo.id }]);
    const refused = await own.put('/sites', { ...named(own), iconId: foreign.id });
    expect(refused.body).toMatchObject({ issues: [{ path: 'iconId', message: 'Invalid input' }] });
  });

  it('forget a featured recipe that is deleted', async () => {
    const own = await aCook(app);
    const [kept, gone] = [await own.publishRecipe(), await own.publishRecipe()];
    const featuredRecipeIds = [gone.id, kept.id];
    await own.put('/sites', { ...named(own), featuredRecipeIds });
    await own.delete(`/recipes/${gone.id}`);
    const { site } = (await own.get<Body>('/current-site')).body;
    expect(site.featuredRecipeIds).toEqual([kept.id]);
  });

  it('move the site to another slug', async () => {
    const own = await aCook(app);
    const slug = `${own.site.slug}-moved`;
    await own.put('/sites', { title: 'Moved', slug, about: aText('Hi') });
    expect((await own.get('/current-site')).status).toBe(308);
    const { token } = own.site;
    const moved = await app.call('GET', `/api/v1/manage/${slug}/current-site`, { token });
    expect(moved.status).toBe(200);
  });
});

describe('Globals, §7', () => {
  it('hold units, fonts and themes of the platform', async () => {
    const { body } = await cook.get<GlobalsAnswer>('/globals');
    const cup = body.units.find(({ slug }) => slug === 'cup');
    expect(cup).toMatchObject({ title: 'cup', pluralTitle: 'cups' });
    expect(body.colorThemes.map(({ id }) => id)).toEqual(colorThemes.map(({ id }) => id));
    expect(body.fonts.map(({ key }) => key)).toContain('inter');
  });
});
