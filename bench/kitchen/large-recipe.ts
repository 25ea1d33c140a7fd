import type { BenchPlatform, BenchSite } from '../bench-platform.ts';
import { textOf } from '../sites/site-client.ts';
import { paragraph, sentence, syntheticRecipe, uuidOf } from '../sites/synthetic-recipe.ts';

export const ingredientCount = 60;
export const stepCount = 40;
export const title = 'A dinner of sixty ingredients';

/** Makes the first recipe of a site one of sixty ingredients and forty steps. */
export async function writeLargeRecipe(
  { client }: BenchPlatform,
  site: BenchSite,
): Promise<string> {
  const [recipeId = ''] = site.recipeIds;
  const path = `/api/v1/manage/${site.slug}/recipes/${recipeId}`;
  const headers = { Authorization: `Bearer ${site.token}` };
  const read = await client.ask({ host: 'localhost', path, headers });
  const written = await client.ask({
    host: 'localhost',
    method: 'PUT',
    path,
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'If-Match': String(read.headers['etag']),
    },
    body: JSON.stringify(largeRecipe(site.slug)),
  });
  if (written.status !== 200) throw new Error(`The recipe was not written: ${textOf(written)}`);
  return recipeId;
}

function largeRecipe(slug: string) {
  const recipe = syntheticRecipe(slug, 0);
  const [group] = recipe.ingredientUsageGroups;
  const [method] = recipe.instructionGroups;
  const [usage] = group?.ingredientUsages ?? [];
  const [instruction] = method?.instructions ?? [];
  if (!group || !method || !usage || !instruction) throw new Error('The recipe has no lines');
  return {
    ...recipe,
    title,
    ingredientUsageGroups: [
      {
        ...group,
        ingredientUsages: Array.from({ length: ingredientCount }, (_, place) => ({
          ...usage,
          id: uuidOf(`usage ${place}`),
          quantityMin: (place % 8) + 1,
        })),
      },
    ],
    instructionGroups: [
      {
        ...method,
        instructions: Array.from({ length: stepCount }, (_, place) => ({
          ...instruction,
          id: uuidOf(`step ${place}`),
          content: paragraph(sentence(place, 30)),
        })),
      },
    ],
  };
}
