import { describe, expect, it } from 'vitest';
import { breachesOf } from '#domain/kitchen/limits/breaches.ts';
import { placeOf } from '#domain/kitchen/limits/place-of.ts';
import { changed, leavesOf } from '#domain/kitchen/limits/testing/odd-values.ts';
import { counts } from '#domain/kitchen/limits/testing/too-many.ts';
import { aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { refusedPlaces } from './testing/refused-places.ts';

const namedPlaces = (recipe: RecipeContent): string[] =>
  breachesOf(recipe).map(({ field }) => placeOf(field));

const whole = aWholeRecipe();

/** Of a group with too many rows the list of all groups says it. */
const toldAt = (place: string, { ingredientUsageGroups, instructionGroups }: typeof whole) => {
  const lists = Object.entries({ ingredientUsageGroups, instructionGroups });
  return lists.find(([, groups]) => groups.some(({ id }) => id === place))?.[0] ?? place;
};

describe('Every field of a recipe that is refused, S6.2 and S6.5', () => {
  it('is named by the editor, and no other is', () => {
    const cases = [...changed(whole)];
    const wrong = cases.filter(
      ({ recipe }) =>
        [...new Set(refusedPlaces(recipe))].toSorted().join() !==
        [...new Set(namedPlaces(recipe))].toSorted().join(),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
    const refused = new Set(
      cases.filter(({ recipe }) => refusedPlaces(recipe).length > 0).map(({ path }) => path),
    );
    // Whatever can be typed can also be too much.
    expect(
      leavesOf(whole, [])
        .map((path) => path.join('.'))
        .filter(isFree(refused)),
    ).toEqual([]);
  });

  it.each(counts)('is named where there are too many: %s', (_, at, beyond) => {
    expect([refusedPlaces, namedPlaces].map((of) => of({ ...whole, ...at }))).toEqual([[], []]);
    const recipe = { ...whole, ...beyond };
    const refused = refusedPlaces(recipe);
    expect(refused).not.toEqual([]);
    const told = refused.map((place) => toldAt(place, recipe));
    expect(namedPlaces(recipe)).toEqual(expect.arrayContaining(told));
  });
});

/** Ids and choices are never typed. */
const isFree = (refused: ReadonlySet<string>) => (path: string) =>
  !refused.has(path) &&
  !/(?:^|\.)(?:id|type|language|legacyRecipeData|privacySetting|difficultyLevel)$|Ids?(?:\.\d+)?$/.test(
    path,
  );
