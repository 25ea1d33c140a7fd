import { vi } from 'vitest';
import { recipeAnswer } from '#contract/recipe/recipe-view.ts';
import { recipeInput } from '#contract/recipe/recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { aRecipe, aView } from './recipes.ts';

type Refusal = ReturnType<typeof refusal>;

/** The API of one recipe as a page sees it: what it takes and gives fits the contract. */
export function recipeApi(opened: RecipeContent) {
  const held = { version: 1, content: opened };
  const asked: string[] = [];
  const refusals: Refusal[] = [];
  const answer = () => {
    const body = recipeAnswer.parse({ recipe: aView(held.content, held.version) });
    return Response.json(body, { headers: { ETag: `"${held.version}"` } });
  };
  const put = (init: RequestInit) => {
    const given = new Headers(init.headers).get('If-Match');
    if (given !== `"${held.version}"`) return refused(refusal('stale_write'));
    held.content = aRecipe(recipeInput.parse(bodyOf(init)));
    held.version += 1;
    return answer();
  };
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    // What else the site knows is not at hand here, and no recipe waits for it.
    if (!address.includes('/recipes/')) return Promise.resolve(refused(refusal('internal_error')));
    const method = String(init.method);
    asked.push(method);
    const next = refusals.shift();
    if (next) return Promise.resolve(refused(next));
    return Promise.resolve(method === 'PUT' ? put(init) : answer());
  });
  return {
    held,
    asked,
    /** What the next calls are answered. */
    refuse: (...next: Refusal[]) => refusals.push(...next),
  };
}

const refused = ({ status, body }: Refusal) => Response.json(body, { status });

const bodyOf = ({ body }: RequestInit): unknown =>
  typeof body === 'string' ? JSON.parse(body) : null;
