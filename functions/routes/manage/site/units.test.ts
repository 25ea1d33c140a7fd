import { describe, expect, it } from 'vitest';
import { recipeInput } from '#contract/recipe/recipe.ts';
import type { GlobalsAnswer, UnitsAnswer } from '#contract/site/globals.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });

async function aCookWithUnits() {
  const cook = await aCook(app);
  const { units } = (await cook.get<GlobalsAnswer>('/globals')).body;
  const idOf = (slug: string) => units.find((unit) => unit.slug === slug)?.id ?? '';
  const titleIn = (answer: Pick<UnitsAnswer, 'units'>, slug: string) =>
    answer.units.find((unit) => unit.slug === slug)?.title;
  return {
    cook,
    idOf,
    titleIn,
    say: (slug: string, words: object) => cook.put<UnitsAnswer>(`/units/${idOf(slug)}`, words),
    merge: (slug: string, into: string) =>
      cook.post<UnitsAnswer>(`/units/${idOf(slug)}/merge`, { intoId: idOf(into) }),
    separate: (slug: string) => cook.post<UnitsAnswer>(`/units/${idOf(slug)}/separate`),
    globals: async () => (await cook.get<GlobalsAnswer>('/globals')).body,
  };
}

const issueOf = (answer: { body: unknown }) =>
  (answer.body as { issues?: { path: string; message: string }[] }).issues?.[0];

describe('The words of a unit', () => {
  it('are the cook’s until the platform’s are wanted again', async () => {
    const { say, globals, titleIn } = await aCookWithUnits();
    const answer = await say('tablespoon', { title: 'big spoon' });
    expect(titleIn(answer.body, 'tablespoon')).toBe('big spoon');
    expect(await globals()).toMatchObject(answer.body);
    expect(answer.body.ownUnits).toHaveLength(1);
    expect(answer.body.ownUnits?.[0]).toMatchObject({
      language: 'en',
      title: 'big spoon',
      pluralTitle: 'big spoons',
      abbreviation: 'tbsp',
      intoId: null,
    });
    await say('tablespoon', { title: null });
    const before = await globals();
    expect(before.ownUnits).toBeUndefined();
    expect(titleIn(before, 'tablespoon')).toBe('tablespoon');
  });

  it('hold on this site alone', async () => {
    const [one, other] = [await aCookWithUnits(), await aCookWithUnits()];
    await one.say('can', { title: 'tinned' });
    expect(other.titleIn(await other.globals(), 'can')).toBe('can');
  });

  const { unitTaken, notAUnit, tooShort, tooLong } = issueMessages;
  it.each([
    ['another unit has', { title: 'Tins' }, unitTaken('Tins', 'tin')],
    ['lines read otherwise', { title: 'tbsp' }, unitTaken('tbsp', 'tablespoon')],
    ['a line could not have', { title: '2 cans' }, notAUnit],
    ['nobody could see', { title: '\u200B' }, tooShort(1)],
    ['are too long', { title: 'x'.repeat(41) }, tooLong(40)],
  ])('are not those that %s', async (_what, words, message) => {
    const { say, globals } = await aCookWithUnits();
    const answer = await say('can', words);
    expect(answer.status).toBe(400);
    expect(issueOf(answer)).toMatchObject({ path: 'title', message });
    expect((await globals()).ownUnits).toBeUndefined();
  });

  it('of nothing are not found', async () => {
    const { cook } = await aCookWithUnits();
    const answer = await cook.put(`/units/${crypto.randomUUID()}`, { title: 'jug' });
    expect(answer.status).toBe(404);
  });

  it('can be those of recipes in another language', async () => {
    const { say, globals, titleIn } = await aCookWithUnits();
    await say('tablespoon', { title: 'Löffel', language: 'de-AT' });
    const known = await globals();
    expect(titleIn(known, 'tablespoon')).toBe('tablespoon');
    expect(known.ownUnits?.[0]).toMatchObject({ language: 'de', pluralTitle: 'Löffel' });
  });
});

describe('A unit for another', () => {
  it('is said until they are taken apart, link by link', async () => {
    const { merge, separate, globals, titleIn, say } = await aCookWithUnits();
    await merge('can', 'tin');
    await say('jar', { title: 'glass jar' });
    expect(titleIn((await merge('tin', 'jar')).body, 'can')).toBe('glass jar');
    expect(titleIn((await separate('tin')).body, 'can')).toBe('tin');
    await separate('can');
    await say('jar', { title: null });
    expect(await globals()).not.toHaveProperty('ownUnits');
  });

  it('keeps the words that it had of its own', async () => {
    const { merge, separate, say, titleIn } = await aCookWithUnits();
    await say('can', { title: 'tinned' });
    await merge('can', 'jar');
    expect((await say('can', { title: 'preserve' })).status).toBe(404);
    expect(titleIn((await separate('can')).body, 'can')).toBe('tinned');
  });

  it.each([
    ['cup', 'mug'],
    ['dozen', 'piece'],
  ])('is not said where amounts would say something else: %s and %s', async (one, other) => {
    const { merge, globals } = await aCookWithUnits();
    const answer = await merge(one, other);
    expect(answer.status).toBe(400);
    expect(issueOf(answer)?.message).toBe(issueMessages.otherAmount(one, other));
    expect(await globals()).not.toHaveProperty('ownUnits');
  });

  it('is neither itself nor one that is merged, and is merged once', async () => {
    const { merge, separate } = await aCookWithUnits();
    await merge('can', 'tin');
    expect((await merge('jar', 'can')).status).toBe(400);
    expect((await merge('jar', 'jar')).status).toBe(400);
    expect((await merge('can', 'jar')).status).toBe(404);
    expect((await separate('tin')).status).toBe(404);
  });

  it('never ends in a circle, whoever is first', async () => {
    const { merge, globals } = await aCookWithUnits();
    await Promise.all([merge('can', 'tin'), merge('tin', 'can')]);
    expect((await globals()).ownUnits).toHaveLength(1);
  });

  it('has its recipes counted and listed, each once', async () => {
    const { cook, merge, idOf } = await aCookWithUnits();
    const usage = (slug: string) => ({
      id: crypto.randomUUID(),
      quantityMin: 1,
      unitId: idOf(slug),
      ingredientTitleOverride: 'beans',
    });
    const usages = [usage('can'), usage('tin')];
    const group = { id: crypto.randomUUID(), title: 'All', ingredientUsages: usages };
    const { id } = await cook.createRecipe(
      recipeInput.parse({ title: 'Beans', slug: 'beans', ingredientUsageGroups: [group] }),
    );
    await merge('can', 'tin');
    const { uses } = (await cook.get<{ uses: Record<string, number> }>('/uses')).body;
    expect(uses).toEqual({ [idOf('tin')]: 1 });
    const using = (await cook.get<{ recipes: { id: string }[] }>(`/uses/${idOf('tin')}`)).body;
    expect(using.recipes.map((recipe) => recipe.id)).toEqual([id]);
  });
});
