import { expect, test } from 'vitest';
import type { RecipeBody } from '#content/recipe/recipe-models.ts';
import type { PublishedRecipeView } from '#contract/recipe/published-recipe.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import { readIngredientLine } from '#domain/cooking/read-cook-text.ts';
import { displaySystems } from '#domain/measures/conversion.ts';
import { linesById } from '#domain/cooking/recipe-work.ts';
import { anonymous } from '#domain/recipe/recipe-access.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { aVariedSite } from '#functions/testing/sites/varied-site.ts';
import { aPasserBy } from '#functions/testing/app/visitors.ts';
import { openRecipeFrom } from '#stores/cooking/opened-recipe.ts';

const app = await testApp({ config: unhurried });
const site = await aVariedSite(app, 12, 20);
const { units } = (await site.get<GlobalsAnswer>('/globals')).body;
const { get } = aPasserBy(app, site);
const idOf = (slug: string) => units.find((unit) => unit.slug === slug)!.id;

/** Every unit that counts or measures in a word of its own, and one for another. */
for (const { id, slug } of units) {
  await site.put(`/units/${id}`, { title: wordFor(slug), abbreviation: null });
}
await site.post(`/units/${idOf('can')}/merge`, { intoId: idOf('tin') });

function wordFor(slug: string): string {
  return `q${slug.replaceAll('-', '')}q`;
}

/** Pages leave out the placeholders of pictures that load before they are seen. */
const withoutPlaceholders = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'lqip' ? '' : part)));

async function bothOf({ id, slug }: { id: string; slug: string }) {
  const { recipe } = (await get<{ recipe: PublishedRecipeView }>(`/recipes/${slug}`)).body;
  const { body } = await site.modelOf({ kind: 'recipe', subjectId: id, reader: anonymous });
  return { recipe, body };
}

/** Its lines at three times the amount, in every system. */
function linesOf({ work }: RecipeBody): string[] {
  if (!work) return [];
  const lines = work.ingredientGroups.flatMap((group) => group.lines);
  const [scale, temperature] = [{ wanted: 3, written: 1 }, 'fahrenheit' as const];
  return displaySystems.flatMap((system) => {
    const view = { system, temperature, scale, words: work.words };
    const reading = { view, lines: linesById(work.ingredientGroups) };
    return lines.map((line) => readIngredientLine(line, reading));
  });
}

const workIn = (recipe: PublishedRecipeView, { defaults }: RecipeBody) =>
  recipe.isLocked ? null : openRecipeFrom(recipe, defaults).work;
const ownWord = /^q[a-z]+q$/;

test('Pages and the API say the words of a cook for units alike, and in recipes of that language alone', async () => {
  const both = await Promise.all(site.published.map(bothOf));
  for (const { recipe, body } of both) {
    expect(withoutPlaceholders(workIn(recipe, body))).toEqual(withoutPlaceholders(body.work));
    const isEnglish = recipe.language === 'en';
    expect(recipe.units.filter(({ title }) => ownWord.test(title) !== isEnglish)).toEqual([]);
  }
  const shown = both
    .filter(({ recipe }) => recipe.language === 'en')
    .flatMap(({ body }) => linesOf(body));
  expect(shown.filter((line) => /\bq[a-z]+qs?\b/.test(line)).length).toBeGreaterThan(20);
  expect(shown.filter((line) => /\b(?:cups?|tablespoons?|k?g|ml|L|ounces?)\b/.test(line))).toEqual(
    [],
  );
  expect(both.filter(({ recipe }) => recipe.language !== 'en')).not.toEqual([]);
});
