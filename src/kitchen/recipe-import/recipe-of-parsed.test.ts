import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedRecipe } from '#contract/import/recipe-parse.ts';
import { recipeInput } from '#contract/recipe/recipe.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { recipeOfParsed } from './recipe-of-parsed.ts';

const exact = <Value>(value: Value) => ({ value, origin: 'exact' as const });
const unread = {
  quantityMin: null,
  quantityMax: null,
  unitSlug: null,
  name: null,
  text: null,
  preparation: null,
  note: null,
};
const nothing: ParsedRecipe = {
  title: null,
  language: null,
  description: null,
  author: null,
  address: null,
  pictures: exact([]),
  servings: null,
  difficulty: null,
  times: {},
  terms: {},
  ingredientGroups: exact([]),
  instructionGroups: exact([]),
  equipment: exact([]),
  notes: null,
  nutrition: null,
  rating: null,
  video: null,
  unread: [],
};
const made = {
  pantry: { units: [], ingredients: [], language: 'en', terms: [], mergedTerms: [] },
  slug: 'rye-buns',
  source: { kind: 'text' as const, address: null, text: 'Rye buns' },
  newId: () => crypto.randomUUID(),
};
const draftOf = (parsed: Partial<ParsedRecipe>) => recipeOfParsed({ ...nothing, ...parsed }, made);
const issuesOf = (parsed: Partial<ParsedRecipe>) =>
  recipeInput.safeParse(draftOf(parsed)).error?.issues ?? [];

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\u200B', '\u202E1 egg', 'x'.repeat(3000), '👩‍🍳'.repeat(400), '\u{D800}'),
);
const minutes = fc.oneof(fc.constantFrom(null, 1e12), fc.nat(10_000));
const time = fc.record({ minutes, written: words, label: words }).map(exact);
const recipes: fc.Arbitrary<Partial<ParsedRecipe>> = fc.record({
  title: words.map(exact),
  times: fc.record({ prep: time, cook: time, total: time, custom: time }, { requiredKeys: [] }),
  terms: fc.record({ keywords: fc.array(words).map(exact), cuisines: fc.array(words).map(exact) }),
  ingredientGroups: fc
    .array(
      fc.record({
        title: fc.option(words),
        lines: fc.array(words.map((text) => ({ text, reading: unread }))),
      }),
    )
    .map(exact),
  instructionGroups: fc
    .array(
      fc.record({
        title: fc.option(words),
        steps: fc.array(
          fc.record({
            name: words,
            text: words.map(paragraphsFromText),
            timerMinutes: minutes,
            temperatures: fc.constant<string[]>([]),
            pictures: fc.constant<string[]>([]),
          }),
        ),
      }),
    )
    .map(exact),
});

describe('The draft of a recipe that was read', () => {
  it('is one that the server takes, whatever was read', () => {
    fc.assert(
      fc.property(recipes, (parsed) => {
        expect(issuesOf(parsed)).toEqual([]);
      }),
    );
  });

  it('has as many lines and steps as a recipe can', () => {
    const line = { text: '1 egg', reading: unread };
    const step = { text: paragraphsFromText('Mix.'), timerMinutes: null };
    const many = {
      ingredientGroups: exact([{ title: null, lines: Array.from({ length: 900 }, () => line) }]),
      instructionGroups: exact([
        {
          title: null,
          steps: Array.from({ length: 900 }, () => ({ ...step, temperatures: [], pictures: [] })),
        },
      ]),
    };
    expect(issuesOf(many)).toEqual([]);
    const { ingredientUsageGroups, instructionGroups } = draftOf(many);
    expect(ingredientUsageGroups?.[0]?.ingredientUsages).toHaveLength(recipeLimits.ingredients);
    expect(instructionGroups?.[0]?.instructions).toHaveLength(recipeLimits.steps);
  });
});

describe('What the source sorts a recipe by', () => {
  it('is of the lists of the site where it is named there, and a keyword elsewhere', () => {
    const term = (kind: 'category' | 'meal' | 'diet', title: string) => {
      return { id: crypto.randomUUID(), kind, slug: title, title, recipeCount: 0 };
    };
    const [cakes, tea, vegan] = [
      term('category', 'Cakes'),
      term('meal', 'Tea'),
      term('diet', 'Vegan'),
    ];
    const pantry = { ...made.pantry, terms: [cakes, tea, vegan] };
    const terms = {
      categories: exact(['Cake', 'Autumn']),
      keywords: exact(['TEA', 'plums', 'Autumn']),
      diets: exact(['vegan', 'halal']),
    };
    const recipe = recipeOfParsed({ ...nothing, terms }, { ...made, pantry });
    expect(recipe).toMatchObject({
      foodCategoryIds: [cakes.id],
      mealIds: [tea.id],
      dietIds: [vegan.id],
      keywords: ['Autumn', 'plums'],
    });
  });
});
