import { describe, expect, it } from 'vitest';
import type { GlobalsAnswer, TermsAnswer } from '#contract/site/globals.ts';
import type { RecipeView, TermView } from '#contract/recipe/recipe-view.ts';
import type { RecipeSearchAnswer } from '#contract/search/recipe-search.ts';
import { indexBacklog } from '#functions/publisher/index-backlog.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);
const stranger = await aCook(app);

const aTerm = async (slug: string, kind = 'tag', owner = cook) =>
  (await owner.post<{ term: TermView }>('/terms', { kind, title: slug, slug })).body.term;
const merge = (id: string, intoId: string) =>
  cook.post<TermsAnswer>(`/terms/${id}/merge`, { intoId });
const separate = (id: string) => cook.post<TermsAnswer>(`/terms/${id}/separate`);
const globals = async () => (await cook.get<GlobalsAnswer>('/globals')).body;
const countOf = async (id: string) =>
  (await globals()).terms.find((term) => term.id === id)?.recipeCount;
const tagsOf = async (id: string) =>
  (await cook.get<{ recipe: RecipeView }>(`/recipes/${id}`)).body.recipe.tags.map(
    ({ slug }) => slug,
  );

async function foundBy(tag: string) {
  await indexBacklog({ database: app.database, now: () => 0 }, cook.site.id, 1);
  const path = `/api/v1/site/${cook.site.slug}/recipes?tags=${tag}`;
  const { body } = await app.call<RecipeSearchAnswer>('GET', path);
  return body.recipes.map(({ title }) => title).toSorted();
}

describe('Merging terms', () => {
  it('lets recipes, published and drafts, the search and the counts follow, and back', async () => {
    const [from, into] = [await aTerm('veggie'), await aTerm('vegetarian')];
    await cook.publishRecipe({ title: 'One', slug: 'one', tagIds: [from.id] });
    await cook.publishRecipe({ title: 'Both', slug: 'both', tagIds: [from.id, into.id] });
    await cook.publishRecipe({ title: 'Other', slug: 'other', tagIds: [into.id] });
    const draft = await cook.createRecipe({ title: 'Draft', slug: 'draft', tagIds: [from.id] });
    expect((await merge(from.id, into.id)).status).toBe(200);
    expect(await countOf(into.id)).toBe(3);
    expect(await countOf(from.id)).toBeUndefined();
    expect(await tagsOf(draft.id)).toEqual(['vegetarian']);
    const all = ['Both', 'One', 'Other'];
    expect([await foundBy('vegetarian'), await foundBy('veggie')]).toEqual([all, all]);
    expect((await separate(from.id)).body.mergedTerms).toEqual([]);
    expect([await countOf(from.id), await countOf(into.id)]).toEqual([2, 2]);
    expect(await tagsOf(draft.id)).toEqual(['veggie']);
    expect(await foundBy('veggie')).toEqual(['Both', 'One']);
    expect(await foundBy('vegetarian')).toEqual(['Both', 'Other']);
  });

  it('lets merged terms follow what they were merged into', async () => {
    const [one, two, three] = [await aTerm('one'), await aTerm('two'), await aTerm('three')];
    const recipe = await cook.createRecipe({ title: 'Deep', slug: 'deep', tagIds: [one.id] });
    await merge(one.id, two.id);
    const { body } = await merge(two.id, three.id);
    expect(body.mergedTerms.filter(({ termId }) => termId === three.id)).toHaveLength(2);
    expect(await tagsOf(recipe.id)).toEqual(['three']);
    await separate(two.id);
    expect(await tagsOf(recipe.id)).toEqual(['two']);
  });

  it('changes the pages that name either', async () => {
    const [from, into] = [await aTerm('grill'), await aTerm('barbecue')];
    const { keys } = await cook.watch(() => merge(from.id, into.id));
    expect(keys.toSorted()).toEqual([`term:${from.id}`, `term:${into.id}`].toSorted());
  });

  it('saves a recipe that still names what was merged', async () => {
    const [from, into] = [await aTerm('fast'), await aTerm('quick')];
    await merge(from.id, into.id);
    const tagIds = [from.id];
    const recipe = await cook.createRecipe({ title: 'Later', slug: 'later', tagIds });
    expect(await tagsOf(recipe.id)).toEqual(['quick']);
    const removal = { action: 'remove-term', termId: into.id, recipeIds: [recipe.id] };
    expect((await cook.post('/recipe-actions', removal)).status).toBe(200);
    expect(await tagsOf(recipe.id)).toEqual([]);
  });

  it('refuses itself, another kind, another site, and what is merged already', async () => {
    const [tag, other, meal] = [await aTerm('a'), await aTerm('b'), await aTerm('c', 'meal')];
    const theirs = await aTerm('d', 'tag', stranger);
    const statuses = [tag, meal, theirs].map(async ({ id }) => (await merge(tag.id, id)).status);
    expect(await Promise.all(statuses)).toEqual([400, 400, 400]);
    expect((await merge(theirs.id, tag.id)).status).toBe(404);
    await merge(tag.id, other.id);
    expect((await merge(tag.id, other.id)).status).toBe(404);
    expect((await merge(other.id, tag.id)).status).toBe(400);
    expect((await separate(other.id)).status).toBe(404);
    expect((await stranger.post(`/terms/${tag.id}/separate`)).status).toBe(404);
    expect((await cook.put(`/terms/${tag.id}`, { title: 'A', slug: 'aa' })).status).toBe(404);
  });

  it('ends with the term that was merged into, once no recipe names either', async () => {
    const [from, into] = [await aTerm('old'), await aTerm('new')];
    await merge(from.id, into.id);
    expect((await cook.delete(`/terms/${into.id}`)).status).toBe(204);
    const known = (await globals()).mergedTerms.map(({ id }) => id);
    expect(known).not.toContain(from.id);
  });
});
