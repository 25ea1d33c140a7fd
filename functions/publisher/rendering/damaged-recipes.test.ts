import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

/** A site of three live recipes; what is published of the first was damaged in the database since. */
async function aDamagedSite(stored: string, draft?: { title: string }) {
  const site = await aLiveSite(app);
  const [damaged, beside] = await site.publishRecipes(['Plum Tart', 'Leek Pie', 'Rye Loaf']);
  await site.publish();
  if (draft) await site.put(`/recipes/${damaged!.id}`, { slug: damaged!.slug, ...draft });
  await commit(app.database, [
    app.database
      .update(recipeRevisions)
      .set({ content: sql`${stored}` })
      .where(and(eq(recipeRevisions.recipeId, damaged!.id), eq(recipeRevisions.version, 1))),
    app.database.insert(changes).values(
      [`recipe:${damaged!.id}`, 'recipes'].map((key) => ({
        siteId: site.siteId,
        key,
        createdAt: 0,
      })),
    ),
  ]);
  return { ...site, damaged: damaged!, beside: beside!, path: `/recipes/${damaged!.slug}` };
}

describe('A recipe that is damaged where it is stored, design §4.8', () => {
  it.each([
    ['no JSON', 'oops', 'What is stored cannot be read at recipe'],
    ['empty', '{}', 'What is stored cannot be read at recipe.title'],
    ['a list', '[]', 'What is stored cannot be read at recipe'],
    ['half', '{"title":"Plum"}', 'What is stored cannot be read at recipe.slug'],
  ])('keeps its page and is named, and the others go live: %s', async (_name, stored, reason) => {
    const site = await aDamagedSite(stored);
    await site.change(site.beside, { title: 'Chard Pie' });
    expect(await site.publish()).toMatchObject({ outcome: 'live' });
    expect(await site.body(site.path)).toContain('Plum Tart');
    expect(await site.body(`/recipes/${site.beside.slug}`)).toContain('Chard Pie');
    expect(await site.body('/')).toContain('Chard Pie');
    expect(await site.publisher.failures(site.siteId)).toEqual([
      { kind: 'recipe', path: site.path, subjectId: site.damaged.id, reason },
    ]);
  });

  it('is live again once its cook publishes it again', async () => {
    const site = await aDamagedSite('{}', { title: 'Quince Tart' });
    await site.publish();
    await site.post(`/recipes/${site.damaged.id}/publish`);
    await site.publish();
    expect(await site.body(site.path)).toContain('Quince Tart');
    expect(await site.publisher.failures(site.siteId)).toEqual([]);
    expect(await site.stale()).toEqual([]);
  });
});
