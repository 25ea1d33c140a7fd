import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takenPart } from '#domain/kitchen/draft/taken-part.ts';
import { writtenRecipe } from '#domain/kitchen/draft/written-recipe.ts';
import { breachesOf } from '#domain/kitchen/limits/breaches.ts';
import { listOf } from '#domain/kitchen/limits/place-of.ts';
import { sizeBreach } from '#domain/kitchen/limits/size-breach.ts';
import { changed } from '#domain/kitchen/limits/testing/odd-values.ts';
import { counts } from '#domain/kitchen/limits/testing/too-many.ts';
import { aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { isSameData } from '#domain/same-data.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { refusedPlaces } from './testing/refused-places.ts';

const whole = aWholeRecipe();
const cases = [...changed(whole)];
const bare: RecipeContent = {
  ...whole,
  keywords: [],
  images: [],
  ingredientUsageGroups: [],
  instructionGroups: [],
  equipmentUsages: [],
};

/** As the server gets it. */
const sent = (recipe: RecipeContent): RecipeContent =>
  JSON.parse(JSON.stringify(writtenRecipe(recipe))) as RecipeContent;
const rowsOf = ({ ingredientUsageGroups, instructionGroups }: RecipeContent) => [
  ingredientUsageGroups.flatMap((group) => group.ingredientUsages).length,
  instructionGroups.flatMap((group) => group.instructions).length,
];

describe('What the server takes of a recipe with a field that it refuses, S6.2', () => {
  it('is the recipe itself where it refuses nothing', () => {
    const right = cases.filter(({ recipe }) => refusedPlaces(recipe).length === 0);
    expect(right.length).toBeGreaterThan(100);
    expect(right.filter(({ recipe }) => takenPart(recipe, whole, []) !== recipe)).toEqual([]);
  });

  it.each([
    ['fields of old rows', whole],
    ['fields of new rows', bare],
  ])('is never refused, whichever field is: %s', (_, base) => {
    const wrong = cases.filter(
      ({ recipe }) => refusedPlaces(sent(takenPart(recipe, base, []))).length > 0,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has every other change, and what is refused as it was', () => {
    // A search word has no name by which its former spelling could be found.
    const named = cases.filter(({ path }) => !path.startsWith('keywords'));
    const refused = named.filter(({ recipe }) => refusedPlaces(recipe).length > 0);
    const other = fc.constantFrom<Partial<RecipeContent>>(
      { title: 'Damson cake' },
      { difficultyLevel: 'hard' as const },
      { note: paragraphsFromText('Damsons will do') },
      { equipmentUsages: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...refused), other, ({ path, recipe }, change) => {
        fc.pre(!Object.hasOwn(change, listOf(path)));
        const taken = takenPart({ ...recipe, ...change }, whole, []);
        expect(isSameData(taken, { ...whole, ...change })).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('leaves fields as they were that only the server refuses', () => {
    const edited = { ...whole, slug: 'taken', title: 'Damson cake' };
    expect(takenPart(edited, whole, ['slug'])).toEqual({ ...whole, title: 'Damson cake' });
  });

  it('leaves a new row out whose line is refused, and keeps one whose note is', () => {
    const [group] = whole.ingredientUsageGroups;
    const row = { ...group!.ingredientUsages[0]!, id: crypto.randomUUID() };
    const rowsWith = (changes: Partial<typeof row>) => ({
      ...whole,
      ingredientUsageGroups: [
        { ...group!, ingredientUsages: [...group!.ingredientUsages, { ...row, ...changes }] },
      ],
    });
    expect(takenPart(rowsWith({ writtenAs: 'x'.repeat(501) }), whole, [])).toEqual(whole);
    expect(takenPart(rowsWith({ note: 'x'.repeat(2001) }), whole, [])).toEqual(
      rowsWith({ note: null }),
    );
  });
});

describe('What the server takes of a list that is too long, S6.2', () => {
  it.each(counts)('is what fits of it, the old rows first: %s', (_, at, beyond) => {
    const recipe = { ...whole, ...beyond };
    for (const base of [bare, { ...whole, ...at }]) {
      const taken = takenPart(recipe, base, []);
      expect([breachesOf(taken), refusedPlaces(sent(taken))]).toEqual([[], []]);
    }
    const fitted = takenPart(recipe, bare, []);
    const lengthsOf = (of: RecipeContent) =>
      Object.entries(of).map(([field, value]) => [field, [value].flat().length]);
    expect(lengthsOf(fitted)).toEqual(lengthsOf({ ...whole, ...at }));
    expect(rowsOf(fitted)).toEqual(rowsOf({ ...whole, ...at }));
  });

  it('takes no row from the server with a group that does not fit', () => {
    const [group] = whole.instructionGroups;
    const named = (n: number) => ({ ...group!, id: crypto.randomUUID(), title: `${n}` });
    const full = Array.from({ length: recipeLimits.list }, (_, n) => ({
      ...named(n),
      instructions: [],
    }));
    const base = { ...whole, instructionGroups: [...full.slice(1), group!] };
    const moved = [...full, { ...named(0), instructions: group!.instructions }];
    const taken = takenPart({ ...whole, instructionGroups: moved }, base, []);
    expect([taken.instructionGroups.length, rowsOf(taken)[1]]).toEqual([recipeLimits.list, 1]);
  });
});

describe('What the server takes of a recipe that is too large, S6.2', () => {
  it('has the part as it was that has grown most', () => {
    const storyMore = paragraphsFromText('plum '.repeat(220_000));
    const recipe = { ...whole, storyMore, title: 'Damson cake' };
    const taken = takenPart(recipe, whole, []);
    expect([taken, sizeBreach(taken)]).toEqual([{ ...whole, title: 'Damson cake' }, null]);
  });
});
