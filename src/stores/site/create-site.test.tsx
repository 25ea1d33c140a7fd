import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as CreateSite from './create-site.ts';
import { recipeAnswer } from '#contract/recipe/recipe-view.ts';
import { siteAnswer } from '#contract/site/site.ts';
import { siteGlobalsAnswer } from '#contract/site/directory.ts';
import { exampleOf } from '#stores/testing/examples.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const making = 'POST /api/v1/manage/sites';
const example = 'POST /api/v1/manage/green-spoon/recipes';
const globals = 'GET /api/v1/site/globals';
const site = { title: ' Green Spoon ', slug: 'green-spoon', accentColor: '#0f6b52' };
const cup = '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f11';
const [unit] = exampleOf(siteGlobalsAnswer).units;
let api: FakeApi;
let store: typeof CreateSite;

beforeEach(async () => {
  vi.resetModules();
  api = fakeApi();
  store = await import('./create-site.ts');
  api.answer(making, { status: 201, body: exampleOf(siteAnswer) });
  api.answer(globals, { body: { units: [{ ...unit!, id: cup, slug: 'cup' }] } });
  api.answer(example, { status: 201, body: exampleOf(recipeAnswer) });
});

afterEach(() => vi.unstubAllGlobals());

describe('Making a site, design §3', () => {
  it('gives it its name, address and colour, and one example', async () => {
    await store.createSite(site);
    expect(store.$madeSite.get()).toEqual({ title: 'Green Spoon', slug: 'green-spoon' });
    expect(api.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      making,
      globals,
      example,
    ]);
    expect(api.asked[0]?.body).toEqual({
      title: 'Green Spoon',
      slug: 'green-spoon',
      themeAccentColor: '#0f6b52',
    });
    const recipe = JSON.stringify(api.asked[2]?.body);
    expect(recipe).toContain(`"unitId":"${cup}"`);
    expect(recipe).toContain('"timerMinutes":25');
  });

  it('is done without the example where that fails', async () => {
    api.breakNetwork(example);
    await store.createSite(site);
    expect(store.$madeSite.get()).toMatchObject({ slug: 'green-spoon' });
  });

  it('stays with the form where the address was taken meanwhile', async () => {
    api.answer(making, refusal('slug_taken'));
    await store.createSite(site);
    expect(store.$madeSite.get()).toBeNull();
    expect(store.$siteSubmit.get()).toMatchObject({
      failure: { message: 'This address is already taken.' },
    });
  });

  it.each([
    [{ title: '  ' }, { title: 'Required' }],
    [{ slug: '' }, { slug: 'Required' }],
    [{ slug: 'Green' }, { slug: 'Use lower-case letters, digits and single hyphens.' }],
    [{ slug: 'a'.repeat(64) }, { slug: 'Use lower-case letters, digits and single hyphens.' }],
    [{ slug: 'kitchen' }, { slug: 'Larder uses this address itself.' }],
  ])('with %j asks for something else before it is sent', async (changed, issues) => {
    await store.createSite({ ...site, ...changed });
    expect(store.$siteIssues.get()).toEqual(issues);
    expect(api.asked).toEqual([]);
  });
});
