import { describe, expect, it } from 'vitest';
import { recipeInput } from '#contract/recipe/recipe.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

/** A site with a recipe for each of these units, and one of none. */
async function aSiteOf(...slugs: string[]) {
  const site = await aLiveSite(app);
  const { units } = (await site.get<GlobalsAnswer>('/globals')).body;
  const idOf = (slug: string | null) => units.find((unit) => unit.slug === slug)?.id ?? null;
  for (const unit of [...slugs, null]) {
    const id = crypto.randomUUID();
    const usage = { id, quantityMin: 2, unitId: idOf(unit), ingredientTitleOverride: 'beans' };
    const group = { id: crypto.randomUUID(), title: 'All', ingredientUsages: [usage] };
    const slug = unit ?? 'nothing';
    await site.publishRecipe(
      recipeInput.parse({ title: slug, slug, ingredientUsageGroups: [group] }),
    );
  }
  await site.publish();
  return {
    ...site,
    changed: async () => {
      await site.publish();
      return site.publisher.purges.slice(-1).flat().toSorted();
    },
    change: (unit: string, words: object) => site.put(`/units/${idOf(unit)}`, words),
    act: (unit: string, act: string, into: string | null = null) =>
      site.post(`/units/${idOf(unit)}/${act}`, into === null ? undefined : { intoId: idOf(into) }),
  };
}

describe('Units on pages', () => {
  it('that count are said anew on the pages that name them, and on no other', async () => {
    const site = await aSiteOf('can', 'tin', 'cup');
    await site.change('can', { title: 'big can' });
    expect(await site.changed()).toEqual(['/recipes/can']);
    expect(await site.body('/recipes/can')).toContain('big cans');
    await site.change('can', { title: null });
    expect(await site.changed()).toEqual(['/recipes/can']);
    expect(await site.body('/recipes/can')).not.toContain('big can');
  });

  it('that were merged follow what is said for them, by way of others too', async () => {
    const site = await aSiteOf('can', 'tin', 'jar');
    await site.act('can', 'merge', 'tin');
    expect(await site.changed()).toEqual(['/recipes/can']);
    expect(await site.body('/recipes/can')).toMatch(/2 tins/);
    await site.act('tin', 'merge', 'jar');
    expect(await site.changed()).toEqual(['/recipes/can', '/recipes/tin']);
    await site.change('jar', { title: 'crock' });
    expect(await site.changed()).toEqual(['/recipes/can', '/recipes/jar', '/recipes/tin']);
    expect(await site.body('/recipes/can')).toMatch(/2 crocks/);
    await site.act('tin', 'separate');
    expect(await site.changed()).toEqual(['/recipes/can', '/recipes/tin']);
    expect(await site.body('/recipes/can')).toMatch(/2 tins/);
  });

  it('that measure are said anew wherever amounts are converted', async () => {
    const site = await aSiteOf('gram', 'can');
    const before = await site.body('/recipes/can');
    await site.change('cup', { title: 'US cup' });
    expect(await site.changed()).toEqual(['/recipes/gram']);
    expect(await site.body('/recipes/gram')).toContain('US cups');
    expect(await site.body('/recipes/can')).toBe(before);
  });

  it('cost a page nothing once nothing is changed any more', async () => {
    const site = await aSiteOf('tablespoon');
    const before = await site.body('/recipes/tablespoon');
    await site.change('tablespoon', { title: 'big spoon' });
    await site.changed();
    expect(await site.body('/recipes/tablespoon')).toContain('big spoons');
    await site.change('tablespoon', { title: 'tablespoon' });
    await site.changed();
    expect(await site.body('/recipes/tablespoon')).toBe(before);
  });

  it('that measure are not said where nothing is converted, in no language', async () => {
    const site = await aSiteOf();
    const { units } = (await site.get<GlobalsAnswer>('/globals')).body;
    const unitId = units.find(({ slug }) => slug === 'can')?.id;
    const usage = { id: crypto.randomUUID(), quantityMin: 2, unitId };
    const group = { id: crypto.randomUUID(), title: 'Alles', ingredientUsages: [usage] };
    const dish = { title: 'Bohnen', slug: 'bohnen', ingredientUsageGroups: [group] };
    await site.publishRecipe(recipeInput.parse({ ...dish, language: 'de' }));
    await site.publish();
    await site.change('gram', { title: 'Grämmchen', language: 'de' });
    expect(await site.changed()).toEqual([]);
    expect(await site.stale()).toEqual([]);
    expect(await site.body('/recipes/bohnen')).toContain('2 Dosen');
  });
});
