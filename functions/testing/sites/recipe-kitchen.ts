import type {
  RecipeActionAnswer,
  RecipeActionInput,
  RedoAnswer,
  UndoAnswer,
} from '#contract/recipe/recipe-action.ts';
import type { RecipeIndexAnswer } from '#contract/recipe/recipe-index.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { aRecipe, aTerm } from '../random/builders.ts';
import { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';

/** Recipes in each state that one can be in. */
export async function aRecipeKitchen(app: TestApp) {
  const cook = await aCook(app);
  const tag = await aTerm(app.database, { siteId: cook.site.id, kind: 'cuisine' });
  const change = (id: string, changes: object) =>
    cook.put(`/recipes/${id}`, { ...aRecipe(), ...changes });
  const draft = await cook.createRecipe();
  const published = await cook.publishRecipe();
  const premium = await cook.publishRecipe(aRecipe({ privacySetting: 'subscribers_only' }));
  const changed = await cook.publishRecipe(aRecipe({ cuisineIds: [tag.id] }));
  await change(changed.id, { cuisineIds: [] });
  const deleted = await cook.publishRecipe();
  const made = await cook.post<{ collection: { id: string } }>('/collections', {
    title: 'Pies',
    slug: 'pies',
    recipeIds: [published.id, changed.id, deleted.id],
  });
  await cook.delete(`/recipes/${deleted.id}`);
  const recipes = { draft, published, premium, changed, deleted };
  const recipeIds = Object.values(recipes).map(({ id }) => id);
  const act = (action: object, options?: { headers: Record<string, string> }) =>
    cook.post<RecipeActionAnswer>('/recipe-actions', { recipeIds, ...action }, options);
  const undo = (id: string | null) => cook.post<UndoAnswer>(`/undo-actions/${id}`);
  const redo = (id: string | null) => cook.post<RedoAnswer>(`/undo-actions/${id}/redo`);
  const find = async (id: string) =>
    (await cook.get<{ recipe: RecipeView }>(`/recipes/${id}`)).body.recipe;
  return {
    cook,
    tag,
    ...recipes,
    recipeIds,
    collectionId: made.body.collection.id,
    act,
    undo,
    redo,
    find,
  };
}
export type RecipeKitchen = Awaited<ReturnType<typeof aRecipeKitchen>>;

export const publiclyOf = (app: TestApp, kitchen: RecipeKitchen, path: string) =>
  app.call(`GET`, `/api/v1/site/${kitchen.cook.site.slug}${path}`);

/** Every action, as a body without its recipes. */
export const recipeActions: Record<string, (kitchen: RecipeKitchen) => object> = {
  publish: () => ({ action: 'publish' }),
  unpublish: () => ({ action: 'unpublish' }),
  delete: () => ({ action: 'delete' }),
  restore: () => ({ action: 'restore' }),
  premium: () => ({ action: 'set-privacy', privacySetting: 'subscribers_only' }),
  public: () => ({ action: 'set-privacy', privacySetting: 'public' }),
  'add a term': ({ tag }) => ({ action: 'add-term', termId: tag.id }),
  'remove a term': ({ tag }) => ({ action: 'remove-term', termId: tag.id }),
  collect: ({ collectionId }) => ({ action: 'add-to-collection', collectionId }),
  scatter: ({ collectionId }) => ({ action: 'remove-from-collection', collectionId }),
} satisfies Record<string, (kitchen: RecipeKitchen) => Partial<RecipeActionInput>>;

/** Everything that owner and visitors see of the recipes but versions and times of change. */
export async function seenOf(app: TestApp, kitchen: RecipeKitchen) {
  const { cook, collectionId } = kitchen;
  const index = (await cook.get<RecipeIndexAnswer>('/recipe-index')).body;
  const recipes = index.recipes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const answers = [
    recipes,
    (await cook.get(`/collections/${collectionId}`)).body,
    ...(await Promise.all(recipes.map(async ({ id }) => await kitchen.find(id)))),
    ...(await Promise.all(
      [
        '/recipes',
        '/filters',
        '/collections/pies',
        ...recipes.map(({ slug }) => `/recipes/${slug}`),
      ].map(async (path) => (await publiclyOf(app, kitchen, path)).body),
    )),
  ];
  const passing = new Set(['version', 'updatedAt', 'deletedAt', 'requestId']);
  const text = JSON.stringify(answers, (name, value: unknown) => (passing.has(name) ? 0 : value));
  return JSON.parse(text) as unknown;
}
