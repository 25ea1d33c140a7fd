import { describe, expect, it } from 'vitest';
import type { TermView } from '#contract/recipe/recipe-view.ts';
import { commit } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aPasserBy } from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });

/** A site with a tag, a recipe that has it, and what a filter by slugs of tags finds. */
async function aTaggedSite() {
  const cook = await aCook(app);
  const aTag = async (slug: string, title = slug) =>
    (await cook.post<{ term: TermView }>('/terms', { kind: 'tag', title, slug })).body.term;
  const tag = await aTag('easy');
  await cook.publishRecipe(aRecipe({ title: 'Easy pie', tagIds: [tag.id] }));
  const rename = (id: string, slug: string) => cook.put(`/terms/${id}`, { slug });
  const find = async (tags: string) => {
    type Found = { recipes: { title: string }[] };
    const { body } = await aPasserBy(app, cook).get<Found>(`/recipes?tags=${tags}`);
    return body.recipes.map(({ title }) => title);
  };
  return { cook, tag, aTag, rename, find };
}

describe('A filter by an address that a term had before', () => {
  it('finds what the term has, however often that was renamed', async () => {
    const { tag, rename, find } = await aTaggedSite();
    await rename(tag.id, 'easy-2');
    await rename(tag.id, 'simple');
    for (const slug of ['easy', 'easy-2', 'simple']) expect(await find(slug)).toEqual(['Easy pie']);
    await rename(tag.id, 'easy');
    expect([await find('easy'), await find('simple')]).toEqual([['Easy pie'], ['Easy pie']]);
    expect(await find('never')).toEqual([]);
  });

  it('finds what another term has that took the address', async () => {
    const { cook, tag, aTag, rename, find } = await aTaggedSite();
    await rename(tag.id, 'simple');
    const other = await aTag('easy', 'Not hard');
    expect(await find('easy')).toEqual([]);
    await cook.publishRecipe(aRecipe({ title: 'Soup', tagIds: [other.id] }));
    expect(await find('easy')).toEqual(['Soup']);
    await rename(other.id, 'not-hard');
    expect([await find('easy'), await find('simple')]).toEqual([['Soup'], ['Easy pie']]);
  });

  it('follows a merge', async () => {
    const { cook, tag, aTag, rename, find } = await aTaggedSite();
    await rename(tag.id, 'simple');
    const into = await aTag('quick');
    await cook.post(`/terms/${tag.id}/merge`, { intoId: into.id });
    const { searchIndex } = forSite(app.database, cook.site.id);
    await commit(app.database, await searchIndex.takeBacklog(100));
    expect(await find('easy')).toEqual(['Easy pie']);
  });

  it('finds nothing of another site or of another kind', async () => {
    const { cook, tag, rename } = await aTaggedSite();
    await rename(tag.id, 'simple');
    const found = async (of: typeof cook, query: string) =>
      (await aPasserBy(app, of).get<{ recipes: unknown[] }>(`/recipes?${query}`)).body.recipes;
    expect(await found(cook, 'meals=easy')).toEqual([]);
    expect(await found(await aCook(app), 'tags=easy')).toEqual([]);
  });
});
