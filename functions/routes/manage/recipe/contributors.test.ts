import { beforeEach, describe, expect, it } from 'vitest';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { RevisionsAnswer } from '#contract/recipe/recipe-history.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import { termFieldOf } from '#domain/recipe/recipe-terms.ts';
import { type RecipeContent, termKinds } from '#domain/recipe/recipe.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import {
  aColleague,
  anImage,
  aRecipe,
  aTerm,
  longAgo,
} from '#functions/testing/random/builders.ts';
import { aThingOfEach } from '#functions/testing/app/described-calls.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, database } = app;

type Cook = Awaited<ReturnType<typeof aCook>>;
type Colleague = Awaited<ReturnType<typeof aColleague>>;

let cook: Cook;
let editor: Colleague;

beforeEach(async () => {
  cook = await aCook(app);
  editor = await aColleague(database, { siteId: cook.site.id, role: 'editor' });
});

const asEditor = (method: string, path: string, body: object) =>
  call<{ recipe: RecipeView }>(method, `${cook.site.base}${path}`, { token: editor.token, body });
/** A recipe in which the editor says that they wrote it. */
const theirRecipe = async () => {
  const recipe = aRecipe({ contributorIds: [editor.id] });
  return (await asEditor('POST', '/recipes', recipe)).body.recipe;
};
const remove = () => cook.delete(`/people/${editor.id}`);
const stored = async ({ id }: { id: string }) =>
  (await cook.get<{ recipe: RecipeView }>(`/recipes/${id}`)).body.recipe;

/** What the fields of the editor can be filled with, from what the site has. */
async function aFilledRecipe(): Promise<Required<RecipeContent>> {
  const { id: siteId } = cook.site;
  const image = await anImage(database, { siteId, userId: editor.id });
  const film = await aFilm(siteId);
  const { units } = (await cook.get<GlobalsAnswer>('/globals')).body;
  const { ingredientId, equipmentId } = await aThingOfEach(cook);
  const ids: [written: number, id: unknown][] = [
    [1, units[0]!.id],
    [2, image.id],
    [3, ingredientId],
    [4, film],
    [41, equipmentId],
    [42, image.id],
    [50, editor.id],
  ];
  let text = JSON.stringify(aWholeRecipe());
  for (const [written, id] of ids) text = text.replaceAll(writtenId(written), String(id));
  const whole = JSON.parse(text) as Required<RecipeContent>;
  for (const kind of termKinds) {
    whole[termFieldOf[kind]] = [(await aTerm(database, { siteId, kind })).id];
  }
  return whole;
}

async function aFilm(siteId: string): Promise<string> {
  const id = crypto.randomUUID();
  const file = { key: `${id}.mp4`, name: 'Film', contentType: 'video/mp4', bytes: 9 };
  const film = { id, siteId, ...file, createdAt: longAgo };
  await commit(database, [database.insert(schema.videos).values(film)]);
  return id;
}

const writtenId = (n: number) => `7b7f6a52-6f4e-4a52-9d68-${String(n).padStart(12, '0')}`;

describe('An editor', () => {
  it('saves a recipe with each field that the kitchen offers them', async () => {
    const whole = await aFilledRecipe();
    const { id } = (await asEditor('POST', '/recipes', aRecipe())).body.recipe;
    const saved = await asEditor('PUT', `/recipes/${id}`, whole);
    expect(saved.status).toBe(200);
    expect(saved.body.recipe).toMatchObject(whole);
  });

  it.each(['editor', 'owner'])('says of the %s that they wrote a recipe', async (role) => {
    const byRole: Record<string, string> = { editor: editor.id, owner: cook.site.ownerId };
    const recipe = aRecipe({ contributorIds: [byRole[role]!] });
    expect((await asEditor('POST', '/recipes', recipe)).status).toBe(201);
  });

  it('says it of nobody who may not write on the site', async () => {
    const { id: siteId } = cook.site;
    const moderator = await aColleague(database, { siteId, role: 'moderator' });
    const elsewhere = await aCook(app);
    const stranger = await aColleague(database, { siteId: elsewhere.site.id, role: 'editor' });
    const { id } = editor;
    await remove();
    const named = [moderator.id, stranger.id, elsewhere.site.ownerId, id];
    const answers = await Promise.all(
      named.map((each) => cook.post('/recipes', aRecipe({ contributorIds: [each] }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });
});

describe('A recipe whose writer works on the site no longer', () => {
  it('is edited, copied and published, and goes on saying who wrote it', async () => {
    const recipe = await theirRecipe();
    await remove();
    const { slug, id } = recipe;
    const body = { title: 'Other', slug, contributorIds: [editor.id] };
    const answers = [
      await cook.put(`/recipes/${id}`, body),
      await cook.post(`/recipes/${id}/duplicate`),
      await cook.post(`/recipes/${id}/publish`),
      await call('GET', `/api/v1/site/${cook.site.slug}/recipes/${slug}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 200]);
    expect((await stored(recipe)).contributorIds).toEqual([editor.id]);
  });

  it('comes back in an earlier version', async () => {
    const recipe = await theirRecipe();
    const path = `/recipes/${recipe.id}`;
    await cook.post(`${path}/revisions`, { name: 'Theirs' });
    await cook.put(path, { title: 'Other', slug: recipe.slug, contributorIds: [editor.id] });
    await remove();
    const { revisions } = (await cook.get<RevisionsAnswer>(`${path}/revisions`)).body;
    const theirs = revisions.find(({ name }) => name === 'Theirs')!;
    const restored = await cook.post(`${path}/revisions/${theirs.id}/restore`);
    expect(restored.body).toMatchObject({ leftOut: [], recipe: { title: recipe.title } });
    expect((await stored(recipe)).contributorIds).toEqual([editor.id]);
  });
});
