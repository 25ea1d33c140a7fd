import { describe, expect, it } from 'vitest';
import type {
  ImportAnswer,
  ImportItemsAnswer,
  ImportLinksAnswer,
  KeptItemsAnswer,
} from '#contract/import/imports.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { OldAddressesAnswer } from '#contract/site/old-address.ts';
import type { SiteWorkingCopyAnswer } from '#contract/site/site-working-copy.ts';
import { paragraphsFromText, type RichText } from '#domain/text/rich-text.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
type Cook = Awaited<ReturnType<typeof aCook>>;

const site = 'https://pies.example';
const linked = (...hrefs: string[]): RichText => ({
  type: 'document',
  children: [
    {
      type: 'paragraph',
      children: hrefs.map((href) => ({ type: 'link', href, children: [{ text: 'here' }] })),
    },
  ],
});
const hrefsIn = (text: RichText | null) =>
  [...JSON.stringify(text).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

const aboutItem = (changes: object = {}) => ({
  outcome: 'page',
  key: 'about',
  title: 'Hello',
  writes: { about: linked(`${site}/tart/`, `${site}/gone/`), aboutHeading: 'Hello' },
  site,
  leads: [{ address: '/about-me/', target: { kind: 'page', page: 'about' } }],
  notes: [],
  ...changes,
});
const made = (key: string, recipe: object, formerAddresses: string[] = []) => ({
  outcome: 'make',
  key,
  recipe,
  formerAddresses,
  notes: [],
});
const beside = (more: object) => ({
  file: { path: '1', writtenAt: null, subRecipes: [], ...more },
});

async function anImport(cook: Cook) {
  const id = crypto.randomUUID();
  await cook.post('/recipe-imports', { id, name: 'pies.xml' });
  const at = `/recipe-imports/${id}`;
  return {
    bring: (...items: object[]) => cook.post<KeptItemsAnswer>(`${at}/items`, { items }),
    link: (from = 0) => cook.post<ImportLinksAnswer>(`${at}/links`, { from }),
    undo: () => cook.post(`${at}/undo`),
    counts: async () => (await cook.get<ImportAnswer>(at)).body.import.counts,
    show: async (show: string) =>
      (await cook.get<ImportItemsAnswer>(`${at}/items?show=${show}`)).body.items,
  };
}
const written = async (cook: Cook) =>
  (await cook.get<SiteWorkingCopyAnswer>('/site-working-copy')).body.workingCopy;
const leadsOf = async (cook: Cook) => {
  const { oldAddresses } = (await cook.get<OldAddressesAnswer>('/old-addresses?limit=100')).body;
  return Object.fromEntries(oldAddresses.map(({ address, target }) => [address, target]));
};
const recipeOf = async (cook: Cook, { body }: { body: KeptItemsAnswer }, key: string) => {
  const id = body.items.find((each) => each.key === key)?.recipeId;
  return (await cook.get<{ recipe: RecipeView }>(`/recipes/${id}`)).body.recipe;
};

describe('A page about the cook, in an import', () => {
  it('is written in the working copy alone, once, and its old address leads there', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    await brought.bring(made('a', aRecipe(), ['/tart/']), aboutItem());
    await cook.put('/site-working-copy', { aboutHeading: 'Mine' });
    await brought.bring(aboutItem());
    const copy = await written(cook);
    expect(copy).toMatchObject({ aboutHeading: 'Mine', changedParts: ['about'] });
    expect(hrefsIn(copy.about)).toEqual(['/tart/', `${site}/gone/`]);
    expect(await leadsOf(cook)).toMatchObject({ '/about-me': { kind: 'page', page: 'about' } });
    expect(await brought.counts()).toMatchObject({ made: 1, page: 1, unread: 0 });
    expect(await brought.show('page')).toMatchObject([
      { title: 'Hello', notes: [{ kind: 'written', text: 'about' }] },
    ]);
  });

  it('stands before lists that only lead on, though they came first', async () => {
    const brought = await anImport(await aCook(app));
    const notes = [{ kind: 'leads', text: '/tag/pies → /recipes' }];
    const list = { key: 'list', title: 'Lists', writes: {}, leads: [], notes };
    await brought.bring(aboutItem(list), aboutItem());
    const titles = (await brought.show('page')).map(({ title }) => title);
    expect(titles).toEqual(['Hello', 'Lists']);
  });

  const about = paragraphsFromText('I bake.');
  it.each<[string, object[]]>([
    ['written', [{ about }, { parts: ['links'] }]],
    ['published', [{ about }, {}]],
    ['published and is taking it back', [{ about }, {}, { about: null }]],
  ])('changes nothing where the site has %s something', async (_, [first, publish, last]) => {
    const cook = await aCook(app);

    await cook.put('/site-working-copy', { ...first });
    await cook.post('/site-working-copy/publish', { ...publish });
    await cook.put('/site-working-copy', { ...last });
    const before = await written(cook);
    const brought = await anImport(cook);
    await brought.bring(aboutItem());
    expect(await written(cook)).toEqual(before);
    expect((await brought.show('page'))[0]?.notes).toEqual([{ kind: 'there', text: 'about' }]);
    expect(await leadsOf(cook)).toHaveProperty('/about-me');
  });

  it('keeps what an address leads to already', async () => {
    const cook = await aCook(app);
    const target = { kind: 'page', page: 'book' };
    await cook.post('/old-addresses', { addresses: [{ address: '/about-me/', target }] });
    const brought = await anImport(cook);
    await brought.bring(aboutItem());
    expect(await leadsOf(cook)).toEqual({ '/about-me': target });
    await brought.undo();
    expect(await leadsOf(cook)).toEqual({ '/about-me': target });
  });

  it('refuses a picture that the site may not show, and writes nothing then', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const writes = { about: linked(site), featuredImageId: crypto.randomUUID() };
    expect((await brought.bring(aboutItem({ writes }))).status).toBe(400);
    expect(await written(cook)).toMatchObject({ version: 0, about: null });
  });

  it('is written beside another page that comes at the same time', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const links = { links: [{ label: 'Mail', href: 'mailto:me@pies.example' }] };
    await Promise.all([
      brought.bring(aboutItem()),
      brought.bring(aboutItem({ key: 'contact', writes: links, leads: [] })),
      cook.put('/site-working-copy', { linkPageHeading: 'Elsewhere' }),
    ]);
    expect((await written(cook)).changedParts).toEqual(['about', 'links']);
  });
});

describe('The undo of an import', () => {
  it('takes back what it wrote of pages and where it led old addresses', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    await brought.bring(aboutItem());
    await brought.undo();
    expect(await written(cook)).toMatchObject({ about: null, changedParts: [] });
    expect(await leadsOf(cook)).toEqual({});
    expect(await brought.counts()).toMatchObject({ page: 0, undone: 1 });
  });

  it('leaves what the cook has changed or published since', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    await brought.bring(aboutItem());
    const about = paragraphsFromText('I bake.');
    await cook.put('/site-working-copy', { about });
    await brought.undo();
    expect(await written(cook)).toMatchObject({ about, aboutHeading: null });
    const other = await anImport(cook);
    await other.bring(aboutItem({ key: 'again' }));
    await cook.post('/site-working-copy/publish', {});
    await other.undo();
    expect(await written(cook)).toMatchObject({ about });
  });
});

describe('Drafts of one import', () => {
  it('lead to each other by the paths that their posts had, whichever came first', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const legacyRecipeData = beside({ former: { site } });
    const hrefs = ['/2020/soup.html?utm_source=pin', '/gone/', '/about-me/', '/', '/a.jpg'];
    const story = linked(...hrefs.map((href) => site + href), 'https://other.example/2020/soup');
    const kept = await brought.bring(
      made('tart', aRecipe({ slug: 'tart', storyMore: story, legacyRecipeData }), ['/tart/']),
      made('soup', aRecipe({ slug: 'soup' }), ['/2020/soup.html']),
      aboutItem(),
    );
    const before = await recipeOf(cook, kept, 'tart');
    expect(hrefsIn(before.storyMore)[0]).toBe(`${site}/2020/soup.html?utm_source=pin`);
    expect((await brought.link()).body).toEqual({ next: null });
    const after = await recipeOf(cook, kept, 'tart');
    expect(hrefsIn(after.storyMore)).toEqual([
      '/2020/soup.html?utm_source=pin',
      `${site}/gone/`,
      '/about-me/',
      '/',
      'https://other.example/2020/soup',
    ]);
    await brought.link();
    expect((await recipeOf(cook, kept, 'tart')).version).toBe(after.version);
  });

  it('lead to those that are a part of them, and those that did not come are told', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const subRecipes = ['Bean  Paste', 'Stock', 'Buns'];
    const usage = { id: crypto.randomUUID(), ingredientTitleOverride: 'bean paste' };
    const group = { id: crypto.randomUUID(), title: 'Buns', note: null, ingredientUsages: [usage] };
    const buns = {
      ...aRecipe(),
      title: 'Buns',
      slug: 'buns',
      ingredientUsageGroups: [group],
      legacyRecipeData: beside({ subRecipes }),
    };
    const kept = await brought.bring(
      made('buns', buns),
      made('paste', aRecipe({ title: 'Bean paste', slug: 'bean-paste' })),
    );
    await brought.link();
    await brought.link();
    const read = await recipeOf(cook, kept, 'buns');
    expect(read.ingredientUsageGroups[0]?.ingredientUsages[0]?.link).toBe('/recipes/bean-paste');
    expect(read.version).toBe(2);
    const recipeId = kept.body.items.find(({ key }) => key === 'paste')?.recipeId;
    expect(await leadsOf(cook)).toEqual({
      '/recipes/bean-paste': { kind: 'recipe', id: recipeId },
    });
    expect((await brought.show('noted'))[0]?.notes).toEqual([
      { kind: 'part', text: 'Stock' },
      { kind: 'part', text: 'Buns' },
    ]);
  });

  it('are gone through twenty at a time', async () => {
    const cook = await aCook(app);
    const brought = await anImport(cook);
    const all = Array.from({ length: 25 }, (_, at) => made(`${at}`, aRecipe({ slug: `s${at}` })));
    await brought.bring(...all.slice(0, 20));
    await brought.bring(...all.slice(20));
    expect((await brought.link()).body).toEqual({ next: 20 });
    expect((await brought.link(20)).body).toEqual({ next: null });
    const stranger = await anImport(await aCook(app));
    expect((await stranger.link()).body).toEqual({ next: null });
  });
});
