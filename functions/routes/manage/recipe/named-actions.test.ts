import { describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import {
  aRecipeKitchen,
  type RecipeKitchen,
  seenOf,
} from '#functions/testing/sites/recipe-kitchen.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const aKitchen = () => aRecipeKitchen(app);
const seen = (kitchen: RecipeKitchen) => seenOf(app, kitchen);
const statusesOf = ({ results }: { results: { status: string }[] }) =>
  results.map(({ status }) => status);

describe('An action under an id of its undo', () => {
  const publish = () => ({ action: 'publish', undoId: crypto.randomUUID() });

  it('is done once, however often it is asked for, and told the same', async () => {
    const kitchen = await aKitchen();
    const before = await seen(kitchen);
    const asked = publish();
    const first = await kitchen.act(asked);
    expect(first.body.undoId).toBe(asked.undoId);
    const rows = await storedRows(app.database);
    expect((await kitchen.act(asked)).body).toEqual(first.body);
    expect(await storedRows(app.database)).toBe(rows);
    await kitchen.undo(asked.undoId);
    expect(await seen(kitchen)).toEqual(before);
  });

  it('is done once where it is asked for twice at once', async () => {
    const kitchen = await aKitchen();
    const asked = publish();
    const answers = await Promise.all([kitchen.act(asked), kitchen.act(asked)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1].body).toEqual(answers[0].body);
    expect(statusesOf(answers[0].body)).toContain('done');
  });

  it('leaves what was refused then, though it could be done now', async () => {
    const { act, cook, draft, published, find } = await aKitchen();
    await cook.put(`/recipes/${published.id}`, aRecipe());
    await cook.put(`/recipes/${draft.id}`, aRecipe({ slug: published.slug }));
    const other = await cook.createRecipe();
    const asked = { ...publish(), recipeIds: [draft.id, other.id] };
    expect(statusesOf((await act(asked)).body)).toEqual(['failed', 'done']);
    await cook.put(`/recipes/${draft.id}`, aRecipe({ slug: 'another-address' }));
    expect(statusesOf((await act(asked)).body)).toEqual(['failed', 'done']);
    expect((await find(draft.id)).publishedAt).toBeNull();
  });

  it('is no other action, and none of another site', async () => {
    const [kitchen, other] = [await aKitchen(), await aKitchen()];
    const asked = publish();
    await kitchen.act(asked);
    const rows = await storedRows(app.database);
    expect((await kitchen.act({ ...asked, action: 'delete' })).status).toBe(409);
    expect((await other.act(asked)).status).toBe(400);
    expect(await storedRows(app.database)).toBe(rows);
  });
});
