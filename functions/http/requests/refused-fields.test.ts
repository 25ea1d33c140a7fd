import { describe, expect, it } from 'vitest';
import { issuesOf } from '#contract/issues.ts';
import { recipeInput } from '#contract/recipe/recipe.ts';
import { isRecord } from '#domain/is-record.ts';
import { fieldPathOf } from '#domain/kitchen/draft/field-path.ts';
import { breachesOf } from '#domain/kitchen/limits/breaches.ts';
import { placeOf } from '#domain/kitchen/limits/place-of.ts';
import {
  aFullStep,
  aFullUsage,
  aWholeRecipe,
} from '#domain/kitchen/limits/testing/whole-recipe.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { normaliseText } from './normalise-text.ts';

/** What the API says of a body before it looks into the database, as the editor hears it. */
function refusedPlaces(recipe: RecipeContent): string[] {
  const { issues, normalised } = normaliseText(structuredClone(recipe));
  const parsed = recipeInput.safeParse(normalised);
  const found = [...issues, ...(parsed.success ? [] : issuesOf(parsed.error))];
  return found.map(({ path }) => placeOf(fieldPathOf(recipe, path)));
}

const namedPlaces = (recipe: RecipeContent): string[] =>
  breachesOf(recipe).map(({ field }) => placeOf(field));

const oddTexts = [
  '',
  ' ',
  '\u{200B}',
  'x',
  'A b',
  'a--b',
  '\0',
  '\u{D800}',
  'https://',
  'script:1',
];
const oddNumbers = [-1, 0, 0.5, 1, 5_256_000, 5_256_001, 1e6, 1e6 + 1, 1e9, 1e9 + 1, 100_000.5];
const odd = [
  ...oddTexts,
  ...oddNumbers,
  ...[255, 256, 500, 501, 2000, 2001, 2049].map((length) => 'x'.repeat(length)),
  `https://a.example/${'x'.repeat(2030)}`,
  `https://a.example/${'x'.repeat(2031)}`,
  'e\u{301}'.repeat(255),
];

type Change = { path: string; recipe: RecipeContent };

/** The recipe with another value of the same type at every place of it. */
function* changed(recipe: RecipeContent): Generator<Change> {
  for (const path of leavesOf(recipe, [])) {
    for (const value of odd) {
      const copy = structuredClone(recipe);
      if (replace(copy, path, value)) yield { path: path.join('.'), recipe: copy };
    }
  }
}

const leavesOf = (value: unknown, path: string[]): string[][] => {
  if (!isRecord(value) && !Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
};

function replace(root: object, path: string[], value: string | number): boolean {
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), root);
  const key = path.at(-1) ?? '';
  const isFixed = ['id', 'type'].includes(key) || key.endsWith('Id') || path[0]?.endsWith('Ids');
  if (isFixed || typeof Reflect.get(Object(holder), key) !== typeof value) return false;
  return Reflect.set(Object(holder), key, value);
}

const rows = <Row>(count: number, make: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => make(1000 + at));
const whole = aWholeRecipe();
const usages = (count: number) => ({
  ...whole.ingredientUsageGroups[0]!,
  ingredientUsages: rows(count, aFullUsage),
});
const steps = (count: number) => ({
  ...whole.instructionGroups[0]!,
  instructions: rows(count, aFullStep),
});
const withId =
  <Row extends { id: string }>(row: Row) =>
  (n: number) => ({
    ...row,
    id: aFullUsage(n).id,
  });
const ids = (count: number) => rows(count, (n) => aFullUsage(n).id);
const bold = (count: number) => ({
  type: 'document' as const,
  children: rows(count, () => ({ type: 'paragraph' as const, children: [{ text: 'x' }] })),
});

const counts: [name: string, at: Partial<RecipeContent>, beyond: Partial<RecipeContent>][] = [
  [
    'ingredients',
    { ingredientUsageGroups: [usages(500)] },
    { ingredientUsageGroups: [usages(501)] },
  ],
  [
    'ingredients of all groups',
    { ingredientUsageGroups: [usages(250), withId(usages(250))(7)] },
    { ingredientUsageGroups: [usages(250), withId(usages(251))(7)] },
  ],
  ['steps', { instructionGroups: [steps(200)] }, { instructionGroups: [steps(201)] }],
  [
    'steps of all groups',
    { instructionGroups: [steps(100), withId(steps(100))(7)] },
    { instructionGroups: [steps(100), withId(steps(101))(7)] },
  ],
  [
    'groups',
    { instructionGroups: rows(100, withId(steps(1))) },
    { instructionGroups: rows(101, withId(steps(1))) },
  ],
  [
    'headings of ingredients',
    { ingredientUsageGroups: rows(100, withId(usages(1))) },
    { ingredientUsageGroups: rows(101, withId(usages(1))) },
  ],
  [
    'pictures',
    { images: rows(100, withId(whole.images[0]!)) },
    { images: rows(101, withId(whole.images[0]!)) },
  ],
  ['keywords', { keywords: rows(100, String) }, { keywords: rows(101, String) }],
  ['tags', { tagIds: ids(100) }, { tagIds: ids(101) }],
  ['meals', { mealIds: ids(100) }, { mealIds: ids(101) }],
  ['people', { contributorIds: ids(20) }, { contributorIds: ids(21) }],
  [
    'equipment',
    { equipmentUsages: rows(100, withId(whole.equipmentUsages[0]!)) },
    { equipmentUsages: rows(101, withId(whole.equipmentUsages[0]!)) },
  ],
  ['nodes of a text', { storyMore: bold(2499) }, { storyMore: bold(2500) }],
];

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
