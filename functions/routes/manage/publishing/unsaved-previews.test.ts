import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PreviewAnswer } from '#contract/publishing/preview.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { commit } from '#functions/db/database.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { renderPreview } from '#functions/publisher/preview/render-preview.ts';
import { anImage, aRecipe, aText } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { aRandomRecipe } from '#functions/testing/random/random-recipe.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { aVariedSite } from '#functions/testing/sites/varied-site.ts';

const app = await testApp();
const site = await aLiveSite(app);
const other = await aLiveSite(app);
app.adapters.publisher.preview = (preview) => renderPreview(site.publisher.host, preview);
const [tart] = await site.publishRecipes(['Plum Tart']);
const id = tart?.id ?? '';
const foreign = await other.createRecipe(aRecipe({ title: 'Foreign Pie' }));
const picture = await anImage(app.database, { siteId: site.siteId, userId: site.site.ownerId });
const foreignPicture = await anImage(app.database, {
  siteId: other.siteId,
  userId: other.site.ownerId,
});

type Model = { body: Record<string, unknown> };

const ask = (input: object) => site.post<PreviewAnswer>('/previews', input);
const recipePage = { kind: 'recipe', id };
const home = { kind: 'fixed', path: '/' };
const typed = (changes: Partial<RecipeInput> = {}) => aRecipe({ title: 'Quince Tart', ...changes });

async function previewed(input: object): Promise<Model> {
  const { status, body } = await ask(input);
  expect(status).toBe(200);
  return JSON.parse(body.preview.body) as Model;
}

describe('A preview of what nobody has saved, design §4', () => {
  it('shows the recipe as it stands in the editor, with what it refers to', async () => {
    const { ingredient } = (
      await site.post<{ ingredient: { id: string } }>('/ingredients', { title: 'Sea salt flakes' })
    ).body;
    const ingredientUsages = [{ id: crypto.randomUUID(), ingredientId: ingredient.id }];
    const unsaved = {
      ...typed({ images: [{ id: picture.id }], note: aText('Rest it.') }),
      ingredientUsageGroups: [{ id: crypto.randomUUID(), title: 'Tart', ingredientUsages }],
    };
    const { body } = await previewed({ page: recipePage, unsaved });
    const shown = JSON.stringify(body);
    expect(body['title']).toBe('Quince Tart');
    expect(shown).toContain('Rest it.');
    expect(shown).toContain(picture.id);
    expect(shown.toLowerCase()).toContain('sea salt flakes');
  });

  it('shows it on lists too, and leaves what it does not name as it was saved', async () => {
    await site.put(`/recipes/${id}`, {
      title: tart?.title,
      slug: tart?.slug,
      keywords: ['autumn'],
    });
    const lists = await previewed({ page: home, workingCopyOf: id, unsaved: typed() });
    expect(JSON.stringify(lists.body)).toContain('Quince Tart');
    const whole = await previewed({ page: recipePage, unsaved: typed() });
    expect(JSON.stringify(whole)).toContain('autumn');
  });

  it('writes nothing, whatever is in it', async () => {
    const own = await anImage(app.database, { siteId: null, userId: site.site.ownerId });
    const before = await storedRows(app.database);
    await previewed({ page: recipePage, unsaved: typed({ images: [{ id: own.id }] }) });
    await ask({ page: recipePage, unsaved: typed({ images: [{ id: foreignPicture.id }] }) });
    expect(await storedRows(app.database)).toEqual(before);
  });

  it.each<[string, object, number]>([
    ['what is half typed', { page: recipePage, unsaved: { ...typed(), slug: 'Not a slug' } }, 400],
    [
      "another site's picture",
      { page: recipePage, unsaved: typed({ images: [{ id: foreignPicture.id }] }) },
      400,
    ],
    [
      'a tag that there is not',
      { page: recipePage, unsaved: typed({ tagIds: [crypto.randomUUID()] }) },
      400,
    ],
    ['a text of no recipe', { page: home, unsaved: typed() }, 400],
    ["another site's recipe", { page: { kind: 'recipe', id: foreign.id }, unsaved: typed() }, 404],
    [
      "another site's recipe on a page",
      { page: home, workingCopyOf: foreign.id, unsaved: typed() },
      404,
    ],
  ])('refuses %s', async (_name, input, status) => {
    expect((await ask(input)).status).toBe(status);
  });

  it('refuses ids that name two things', async () => {
    const group = { id: crypto.randomUUID(), title: 'Bake', instructions: [] };
    const { status, body } = await ask({
      page: recipePage,
      unsaved: { ...typed(), instructionGroups: [group, group] },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('unsaved.instructionGroups.1.id');
  });

  it('takes as much as saving does', async () => {
    const note = aText('long '.repeat(20_000));
    const { body } = await previewed({ page: recipePage, unsaved: typed({ note }) });
    expect(JSON.stringify(body)).toContain('long long');
  });

  it('refuses where what was saved is damaged', async () => {
    const broken = await site.createRecipe();
    await commit(app.database, [
      app.database
        .update(recipeRevisions)
        .set({ content: sql`'{}'` })
        .where(eq(recipeRevisions.recipeId, broken.id)),
    ]);
    const { status } = await ask({ page: { kind: 'recipe', id: broken.id }, unsaved: typed() });
    expect(status).toBe(400);
  });
});

describe('A preview of any text', async () => {
  const varied = await aVariedSite(app, 11, 8);
  const random = randomFrom(12);
  const shown = async (input: object) => {
    const { body } = await varied.post<PreviewAnswer>('/previews', input);
    const { body: model } = JSON.parse(body.preview.body) as Model;
    // What is recommended beside it is found by what was saved.
    return { ...model, moreRecipes: null };
  };

  it.each(varied.recipes.slice(0, 5).map(({ id: draftId }, index) => [index, draftId]))(
    'is the page that saving it would preview: text %i',
    async (_index, draftId) => {
      const unsaved = aRandomRecipe(random, varied.known);
      const draft = { kind: 'recipe', id: draftId };
      const before = await shown({ page: draft, unsaved });
      await varied.put(`/recipes/${draftId}`, unsaved);
      expect(before).toEqual(await shown({ page: draft }));
    },
  );
});
