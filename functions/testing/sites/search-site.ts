import type { RecipeSearchAnswer } from '#contract/search/recipe-search.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import { aRecipe, aTerm } from '../random/builders.ts';
import { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';

export type SearchSite = Awaited<ReturnType<typeof aSearchSite>>;

/** A cook's site and what a visitor finds on it. */
export async function aSearchSite(app: TestApp) {
  const cook = await aCook(app);
  const { slug, id: siteId } = cook.site;
  const ask = (parameters: Record<string, string> = {}, token?: string) =>
    app.call<RecipeSearchAnswer>(
      'GET',
      `/api/v1/site/${slug}/recipes?${new URLSearchParams(parameters)}`,
      token === undefined ? {} : { token },
    );
  return {
    ...cook,
    ask,
    /** Titles of what is found, in the order in which the site shows them. */
    find: async (query: string, more: Record<string, string> = {}) =>
      (await ask({ query, orderBy: 'relevance', ...more })).body.recipes.map(({ title }) => title),
    /** A second after what was published before. */
    publish: (title: string, changes: Partial<RecipeInput> = {}) => {
      app.clock.now += 1000;
      return cook.publishRecipe(aRecipe({ title, ...changes }));
    },
    term: (kind: TermKind) => aTerm(app.database, { siteId, kind }),
    /** A group of ingredients by these names, which the site gets to know. */
    ingredients: async (...titles: string[]) => {
      const known = await Promise.all(titles.map((title) => ingredientOf(cook, title)));
      return [groupOf(known.map(({ id }) => id))];
    },
  };
}

type Ingredient = { id: string; title: string };

export async function ingredientOf(
  { post }: Pick<Awaited<ReturnType<typeof aCook>>, 'post'>,
  title: string,
): Promise<Ingredient> {
  const { body } = await post<{ ingredient: Ingredient }>('/ingredients', { title });
  return body.ingredient;
}

export function groupOf(ingredientIds: string[], ingredientTitleOverride: string | null = null) {
  return {
    id: crypto.randomUUID(),
    title: 'For everything',
    note: null,
    ingredientUsages: ingredientIds.map((ingredientId) => ({
      id: crypto.randomUUID(),
      quantityMin: null,
      quantityMax: null,
      unitId: null,
      ingredientId,
      preparation: null,
      ingredientTitleOverride,
      link: null,
      note: null,
    })),
  };
}
