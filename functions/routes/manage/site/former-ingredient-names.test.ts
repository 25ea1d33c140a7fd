import { expect, test } from 'vitest';
import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import { recipeInput } from '#contract/recipe/recipe.ts';
import { anonymous } from '#domain/recipe/recipe-access.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import { nothing } from '#functions/db/database.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);

type Entry = { id: string; formerNames?: unknown };

async function anIngredient(title: string, pluralTitle: string | null = null): Promise<Entry> {
  const sent = { title, pluralTitle };
  return (await cook.post<{ ingredient: Entry }>('/ingredients', sent)).body.ingredient;
}

const rename = (id: string, title: string, pluralTitle: string | null = null) =>
  cook.put<{ ingredient: Entry }>(`/ingredients/${id}`, { title, pluralTitle });
const merge = (id: string, intoId: string) => cook.post(`/ingredients/${id}/merge`, { intoId });

/** A step that names one ingredient in these words, one behind the other. */
async function aRecipeSaying(ingredientId: string, words: string[]) {
  const [usageId, groupId, stepsId, stepId] = [1, 2, 3, 4].map(() => crypto.randomUUID());
  const children = words.flatMap((text) => [
    { type: 'ingredient-usage-reference', ingredientUsageId: usageId, children: [{ text }] },
    { text: ', ' },
  ]);
  const content = { type: 'document', children: [{ type: 'paragraph', children }] };
  const instruction = { id: stepId, content, images: [] };
  return cook.publishRecipe(
    recipeInput.parse({
      title: `Dish ${usageId}`,
      slug: `dish-${usageId}`,
      ingredientUsageGroups: [
        { id: groupId, title: 'All', ingredientUsages: [{ id: usageId, ingredientId }] },
      ],
      instructionGroups: [{ id: stepsId, title: 'Steps', instructions: [instruction] }],
    }),
  );
}

type Shown = { instructionGroups: { instructions: { content: RichText }[] }[] };
const stepOf = ({ instructionGroups }: Shown): string[] =>
  instructionGroups.flatMap(({ instructions }) =>
    instructions.flatMap(({ content }) => toPlainText(content).split(', ').filter(Boolean)),
  );

/** The words of its step in the public API; what its page is made of has to say the same. */
async function saidOf({ id, slug }: { id: string; slug: string }): Promise<string[]> {
  const path = `/api/v1/site/${cook.site.slug}/recipes/${slug}`;
  const { body } = await app.call<{ recipe: PublishedRecipeView }>('GET', path);
  const source = { database: app.database, originOf: () => '', platformOrigin: '' };
  const refs = [{ path: `/recipes/${slug}`, kind: 'recipe' as const, subjectId: id }];
  const asked = { siteId: cook.site.id, refs, reader: anonymous };
  const loaded = await loadPageFacts(source, asked, nothing);
  const content = loaded?.facts.recipes.get(id)?.content;
  expect(content && stepOf(content)).toEqual(stepOf(body.recipe));
  return stepOf(body.recipe);
}

test('A step says the name that its ingredient has now, and keeps words of its own', async () => {
  const { id } = await anIngredient('Möhre', 'Möhren');
  const recipe = await aRecipeSaying(id, ['Möhre', 'möhren', 'the orange ones']);
  const { body } = await rename(id, 'Pastinake', 'Pastinaken');
  expect(body.ingredient.formerNames).toEqual([{ title: 'Möhre', pluralTitle: 'Möhren' }]);
  expect(await saidOf(recipe)).toEqual(['Pastinake', 'Pastinaken', 'the orange ones']);
  await rename(id, 'Rübe', 'Rüben');
  expect(await saidOf(recipe)).toEqual(['Rübe', 'Rüben', 'the orange ones']);
  await rename(id, 'Möhre', 'Möhren');
  expect(await saidOf(recipe)).toEqual(['Möhre', 'möhren', 'the orange ones']);
});

test('A step says the name of what its ingredient was merged into, until they are two again', async () => {
  const [celery, leek] = [await anIngredient('celery'), await anIngredient('leek')];
  const chestnut = await anIngredient('chestnut');
  const recipe = await aRecipeSaying(celery.id, ['Celery', 'leek']);
  await merge(celery.id, leek.id);
  expect(await saidOf(recipe)).toEqual(['Leek', 'leek']);
  await merge(leek.id, chestnut.id);
  expect(await saidOf(recipe)).toEqual(['Chestnut', 'chestnut']);
  await cook.post(`/ingredients/${leek.id}/separate`);
  await cook.post(`/ingredients/${celery.id}/separate`);
  expect(await saidOf(recipe)).toEqual(['Celery', 'leek']);
});
