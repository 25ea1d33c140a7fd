import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { aRecipe, aText, anImage } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

const setting = ({ put, site }: LiveSite, settings: object) =>
  put('/sites', { title: site.title, slug: site.slug, ...settings });

async function aTerm(site: LiveSite, term: object): Promise<string> {
  const answer = await site.post<{ term: { id: string } }>('/terms', term);
  return answer.body.term.id;
}

describe('A cook without a name, S4.6', () => {
  it('is on no page by their address, or by a part of it', async () => {
    const site = await aLiveSite(app);
    await commit(app.database, [
      app.database
        .update(users)
        .set({ displayName: null, email: 'shy.walnut@kernel.example' })
        .where(eq(users.id, site.site.ownerId)),
    ]);
    await setting(site, { about: aText('I cook.'), aboutShort: aText('Slowly.') });
    await site.publishRecipe();
    await site.publish();
    const pages = [...(await site.pages()).values()];
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.filter(({ body }) => /walnut|kernel|shy/i.test(body))).toEqual([]);
    expect(await site.body('/about')).toContain('I cook.');
  });
});

describe('Settings of a site, design §4', () => {
  it('show on every page', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    await site.publish();
    await setting(site, { title: 'The Iron Pot' });
    await site.publish();
    const html = [...(await site.pages()).values()].filter(({ contentType }) =>
      contentType.startsWith('text/html'),
    );
    expect(html.filter(({ body }) => !body.includes('The Iron Pot'))).toEqual([]);
    expect(await site.body('/feed.xml')).toContain('<title>The Iron Pot</title>');
    expect(site.publisher.purges.at(-1)).toBe('all');
  });

  it('tell their language on every page, and one recipe its own', async () => {
    const site = await aLiveSite(app);
    const english = await site.publishRecipe({ ...aRecipe(), language: 'en' });
    await site.publish();
    await setting(site, { language: 'de' });
    await site.publish();
    const html = [...(await site.pages()).values()].filter(({ contentType }) =>
      contentType.startsWith('text/html'),
    );
    expect(html.filter(({ body }) => !/"frame":\{[^{]*"language":"de"/.test(body))).toEqual([]);
    expect(await site.body('/feed.xml')).toContain('<language>de</language>');
    const page = await site.body(`/recipes/${english.slug}`);
    expect(page).toContain('"locale":"en_US"');
    expect(page).toContain('"inLanguage":"en"');
  });

  it.each([
    ['/about', { about: aText('I cook.') }, { about: null }],
    ['/about', { about: aText('I cook.') }, { about: aText('  ') }],
    ['/links', { links: [{ label: 'Shop', href: 'https://shop.example/' }] }, { links: [] }],
    ['/events', { events: [{ title: 'Fair', date: '2026-06-01' }] }, { events: [] }],
    ['/book', { book: { title: 'Pots', subtitle: null } }, { book: null }],
  ])('bring %s and take it away', async (path, present, absent) => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    await setting(site, present);
    await site.publish();
    expect((await site.page(path))?.status).toBe(200);
    await setting(site, absent);
    await site.publish();
    expect(await site.page(path)).toBeUndefined();
    expect(await site.stale()).toEqual([]);
  });

  it('lead to the main domain from the build after it is chosen', async () => {
    const site = await aLiveSite(app);
    await site.publishRecipe();
    await site.publish();
    await site.addHost('cook.example');
    await site.post('/hostnames/cook.example/primary');
    await site.publish();
    expect(await site.body('/robots.txt')).toContain('https://cook.example/sitemap.xml');
    await site.delete('/hostnames/cook.example');
    await site.publish();
    expect(await site.body('/robots.txt')).not.toContain('cook.example');
  });
});

describe('The cook of a site, §2', () => {
  it('is pictured by the square that was cut, and by another one once it is cut anew', async () => {
    const site = await aLiveSite(app);
    const { id } = await anImage(app.database, { siteId: null, userId: site.site.ownerId });
    await setting(site, { aboutShort: aText('I cook.') });
    const cut = async (x: number) => {
      const avatar = { id, crop: { width: 300, height: 300, x, y: 20 } };
      const { token } = site.site;
      await app.call('PUT', '/api/v1/manage/current-user', { token, body: { avatar } });
      await site.publish();
    };
    await cut(10);
    expect(await site.body('/')).toContain('"crop":{"width":300,"height":300,"x":10,"y":20}');
    await cut(40);
    expect(await site.body('/')).toContain('"crop":{"width":300,"height":300,"x":40,"y":20}');
    expect(await site.stale()).toEqual([]);
  });
});

describe('What recipes are made of, design §4', () => {
  it('shows a renamed term on its recipes', async () => {
    const site = await aLiveSite(app);
    const id = await aTerm(site, { kind: 'tag', slug: 'slow', title: 'Slow' });
    const recipe = await site.publishRecipe(aRecipe({ tagIds: [id] }));
    await site.publish();
    await site.put(`/terms/${id}`, { slug: 'patient', title: 'Patient' });
    await site.publish();
    expect(await site.body(`/recipes/${recipe.slug}`)).toContain('"label":"Patient"');
    expect(await site.stale()).toEqual([]);
  });

  it('shows the badge of a meal on every card from the moment it stands for one', async () => {
    const site = await aLiveSite(app);
    const id = await aTerm(site, { kind: 'meal', slug: 'evening', title: 'Evening' });
    await site.publishRecipe(aRecipe({ mealIds: [id] }));
    await site.publish();
    await site.put(`/terms/${id}`, { slug: 'dinner', title: 'Evening' });
    await site.publish();
    const badges = ['/', '/recipes', '/404'].map(async (path) => await site.body(path));
    expect((await Promise.all(badges)).filter((body) => !body.includes('Main Dishes'))).toEqual([]);
  });

  it('says what a picture shows wherever it is shown', async () => {
    const site = await aLiveSite(app);
    const { siteId } = site;
    const image = await anImage(app.database, { siteId, userId: site.site.ownerId });
    const recipe = await site.publishRecipe(aRecipe({ images: [{ id: image.id }] }));
    await site.publish();
    await site.put(`/images/${image.id}`, { alt: 'A dark plum tart' });
    await site.publish();
    const paths = ['/', '/recipes', '/404', `/recipes/${recipe.slug}`];
    const bodies = await Promise.all(paths.map((path) => site.body(path)));
    expect(bodies.filter((body) => !body.includes('A dark plum tart'))).toEqual([]);
  });

  it('says what the picture of the site shows on pages that are shared with it', async () => {
    const site = await aLiveSite(app);
    const { siteId } = site;
    const image = await anImage(app.database, { siteId, userId: site.site.ownerId });
    await setting(site, { featuredImageId: image.id });
    const recipe = await site.publishRecipe();
    await site.publish();
    await site.put(`/images/${image.id}`, { alt: 'A copper pot' });
    await site.publish();
    const bodies = await Promise.all(
      ['/terms', `/recipes/${recipe.slug}`].map((path) => site.body(path)),
    );
    expect(bodies.filter((body) => !body.includes('"alt":"A copper pot"'))).toEqual([]);
  });
});

describe('Two sites, design §3', () => {
  it('never show anything of each other', async () => {
    const [one, other] = [await aLiveSite(app), await aLiveSite(app)];
    await one.publishRecipe(aRecipe({ title: 'Plum Tart', slug: 'plum' }));
    await other.publishRecipe(aRecipe({ title: 'Leek Pie', slug: 'leek' }));
    await one.publish();
    await other.publish();
    const text = [...(await one.pages()).values()].map(({ body }) => body).join('\n');
    expect(text).toContain('Plum Tart');
    expect(text).not.toContain('Leek');
    expect(text).not.toContain(other.siteId);
    expect((await other.pages()).has('/recipes/plum')).toBe(false);
  });
});
