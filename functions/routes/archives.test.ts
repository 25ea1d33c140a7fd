import { describe, expect, it } from 'vitest';
import type { ArchiveAnswer } from '#contract/archive/archive.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { archiveLinkMs } from '#domain/archive/archive-kinds.ts';
import { originalName } from '#domain/media/media-key.ts';
import { commit } from '#functions/db/database.ts';
import { siteDirectory } from '#functions/db/schema/platform/site-directory.ts';
import { archivist, dataIn } from '#functions/testing/archives/archives.ts';
import { anImage, aRecipe, aText, aUser } from '#functions/testing/random/builders.ts';
import { conversation, newestId } from '#functions/testing/sites/comments.ts';
import { readZip, textIn } from '#functions/testing/archives/read-zip.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVisitor, ownerAsVisitor } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const { linkTo, open, archiveOf } = archivist(app);

describe('A link to an archive', () => {
  it('is for the owner alone, and begins a download without a session', async () => {
    const cook = await aCook(app);
    const answer = await open(await linkTo(cook));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="${cook.site.slug}-everything-2026-05-17.zip"`,
    );
    expect(readZip(new Uint8Array(await answer.arrayBuffer())).size).toBeGreaterThan(5);
  });

  it('ends after ten minutes, and with every change of it', async () => {
    const url = await linkTo(await aCook(app));
    const changed = [
      url.replace('/everything', '/site'),
      url.replace('.everything.', '.site.'),
      url.replaceAll('everything', 'site'),
      url.replace(/\.\d+\./, '.99999999999999.'),
      url.slice(0, -1),
      url.replace(/token=.*/, ''),
    ];
    for (const each of changed) expect((await open(each)).status).toBe(410);
    app.clock.now += archiveLinkMs;
    const ended = await open(url);
    expect(ended.status).toBe(410);
    const { error } = await ended.json<ErrorBody>();
    expect(error).toBe('This download has ended. Begin it again in the kitchen, under Leaving.');
  });

  it('ends with the ownership of who made it', async () => {
    const cook = await aCook(app);
    const url = await linkTo(cook);
    const { id: ownerId } = await aUser(app.database);
    await commit(app.database, [app.database.update(siteDirectory).set({ ownerId })]);
    expect((await open(url)).status).toBe(410);
  });

  it('is made ten times an hour at most', async () => {
    const slow = await testApp();
    const cook = await aCook(slow);
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await cook.post('/archive-links', { kind: 'everything' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

describe('An archive of everything', () => {
  it('has every recipe to be read, for other programs, and word for word', async () => {
    const cook = await aCook(app);
    const recipe = await cook.publishRecipe(aRecipe(tart as Partial<RecipeInput>));
    const { title, slug } = recipe;
    await cook.put(`/recipes/${recipe.id}`, { title: `${title} again`, slug });
    const files = await archiveOf(cook);
    expect(textIn(files, 'recipes/Plum tart again.md')).toBe(
      `${[
        '# Plum tart again',
        String.raw`With \*rye\*.`,
        '## Ingredients',
        '### Crust',
        '- 2 plums',
        '## Notes',
        'Serve warm.',
      ].join('\n\n')}\n`,
    );
    expect(dataIn(files, 'schema.org/Plum tart again.json')).toMatchObject({
      '@type': 'Recipe',
      name: 'Plum tart again',
    });
    expect(dataIn(files, 'data/recipes/Plum tart again.json')).toMatchObject({
      format: 'larder-recipe',
      id: recipe.id,
      content: { title: 'Plum tart again' },
      publishedContent: { title: 'Plum tart', note: aText('Serve warm.') },
    });
  });

  it('has recipes as a cook reads them', async () => {
    const cook = await aCook(app);
    await cook.createRecipe(aRecipe(soup as Partial<RecipeInput>));
    const markdown = textIn(await archiveOf(cook), 'recipes/Soup [of the day].md');
    expect(markdown).toContain(String.raw`# Soup \[of the day\]`);
    expect(markdown).toContain('## Ingredients\n\n### Broth\n\n- 2 leeks');
    expect(markdown).toContain('### Cooking\n\n1. Wash.\n\n   Cut.');
    expect(markdown).toContain('- **Prep:** 15 minutes');
  });

  it('has the site, its lists, pictures and films', async () => {
    const cook = await aCook(app, { settings: { about: aText('I cook.') } });
    const { id: siteId, ownerId: userId } = cook.site;
    const image = await anImage(app.database, { siteId, userId });
    const lost = await anImage(app.database, { siteId, userId });
    const bytes = new Uint8Array([9, 8, 7]);
    await app.adapters.media.write(originalName(image.key), bytes, { contentType: 'image/jpeg' });
    const { id } = await cook.createRecipe();
    await cook.post('/collections', { title: 'Pies', slug: 'pies', recipeIds: [id] });
    await cook.addHost('pies-and-more.example');
    const files = await archiveOf(cook);
    expect(files.get(`pictures/${image.key}`)).toEqual(bytes);
    expect(textIn(files, 'about.md')).toBe('# The Copper Pot\n\nI cook.\n');
    expect(dataIn(files, 'data/site.json')).toMatchObject({
      site: { title: 'The Copper Pot', settings: { about: aText('I cook.') } },
      domains: ['pies-and-more.example'],
    });
    expect(dataIn(files, 'data/collections.json')).toMatchObject([
      { title: 'Pies', recipeIds: [id] },
    ]);
    expect([...files.keys()].at(-1)).toBe('contents.json');
    expect(dataIn(files, 'contents.json')).toEqual({
      recipes: 1,
      pictures: 2,
      films: 0,
      missing: [`pictures/${lost.key}`],
    });
  });

  it('has subscribers as a table and comments by thread, without addresses', async () => {
    const cook = await aCook(app);
    const recipe = await cook.publishRecipe();
    const visitor = await aVisitor(app, cook, {
      displayName: '=HYPERLINK("x")',
      email: '+ann@example.com',
    });
    const { say } = conversation(app);
    const parentId = newestId(await say(visitor, { recipeId: recipe.id, content: 'Lovely.' }));
    await say(ownerAsVisitor(app, cook), { recipeId: recipe.id, parentId, content: 'Thanks!' });
    await visitor.post('/newsletter-subscribers', { email: visitor.user.email });
    const files = await archiveOf(cook);
    const rows = textIn(files, 'subscribers.csv');
    expect(rows).toContain("'+ann@example.com");
    expect(rows).not.toMatch(/(?:^|,)"?[=+\-@]/m);
    const comments = textIn(files, 'comments.json');
    expect(JSON.parse(comments)).toMatchObject([
      {
        recipeId: recipe.id,
        comments: [{ author: '=HYPERLINK("x")', text: 'Lovely.', replies: [{ text: 'Thanks!' }] }],
      },
    ]);
    expect(comments).not.toContain('@example.com');
  });

  it('has the letters that were written, and nobody who got them', async () => {
    const cook = await aCook(app, { settings: { newslettersEnabled: true } });
    const letter = { subject: 'Plums', note: aText('They are **in**'), isDraft: true };
    await cook.post('/newsletter-sends', letter);
    await cook.post('/newsletter-sends', { ...letter, subject: 'Figs', isDraft: false });
    await cook.post('/welcome-letter');
    const letters = JSON.parse(textIn(await archiveOf(cook), 'newsletters.json')) as object[];
    expect(letters).toHaveLength(3);
    expect(letters[0]).toMatchObject({ kind: 'welcome', note: null, links: [] });
    expect(letters.slice(1)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: 'Plums', state: 'draft' }),
        expect.objectContaining({ subject: 'Figs', state: 'scheduled' }),
      ]),
    );
  });

  it('holds nothing of another site', async () => {
    const [cook, other] = [await aCook(app), await aCook(app)];
    const { title } = await other.publishRecipe();
    await anImage(app.database, { siteId: other.site.id, userId: other.site.ownerId });
    const files = await archiveOf(cook);
    const all = [...files].map(([name, bytes]) => name + new TextDecoder().decode(bytes)).join();
    expect(all).not.toContain(title);
    expect(all).not.toContain(other.site.id);
    expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toEqual([]);
  });

  it('says before how much it will be', async () => {
    const cook = await aCook(app);
    await cook.createRecipe();
    await anImage(app.database, { siteId: cook.site.id, userId: cook.site.ownerId });
    const { body } = await cook.get<ArchiveAnswer>('/archive');
    expect(body.archive).toEqual({
      recipes: 1,
      collections: 0,
      pictures: 1,
      films: 0,
      bytes: 54_321,
      subscribers: 0,
      comments: 0,
      isPublished: false,
    });
  });
});

const soup = {
  title: 'Soup [of the day]',
  description: aText('Good.'),
  privacySetting: 'subscribers_only',
  prepTimeMinutes: 15,
  yieldServings: 4,
  ingredientUsageGroups: [
    {
      id: crypto.randomUUID(),
      title: 'Broth',
      ingredientUsages: [
        { id: crypto.randomUUID(), quantityMin: 2, ingredientTitleOverride: 'leeks' },
      ],
    },
  ],
  instructionGroups: [
    {
      id: crypto.randomUUID(),
      title: 'Cooking',
      instructions: [{ id: crypto.randomUUID(), content: aText('Wash.', 'Cut.') }],
    },
  ],
};

const tart = {
  title: 'Plum tart',
  slug: 'plum-tart',
  description: aText('With *rye*.'),
  note: aText('Serve warm.'),
  ingredientUsageGroups: [
    {
      id: crypto.randomUUID(),
      title: 'Crust',
      ingredientUsages: [
        { id: crypto.randomUUID(), quantityMin: 2, ingredientTitleOverride: 'plums' },
      ],
    },
  ],
};
