import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRows, rowLists } from '../differences/recipe-rows.ts';
import type { RecipeContent } from '../recipe.ts';
import { aContent, editedContent } from '#domain/testing/random-content.ts';
import { mergeRecipes } from './merge-recipes.ts';

const triple = aContent().chain((base) =>
  fc.tuple(fc.constant(base), editedContent(base), editedContent(base)),
);

/** Every text that somebody has typed. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const sorted = (all: object[]) => all.map((each) => JSON.stringify(each)).toSorted();

describe('Merging what two sides made of a recipe', () => {
  it('is what one side made where the other did nothing', () => {
    fc.assert(
      fc.property(triple, ([base, mine]) => {
        expect(mergeRecipes(base, mine, base)).toEqual({ content: mine, conflicts: [] });
        expect(mergeRecipes(base, base, mine)).toEqual({ content: mine, conflicts: [] });
      }),
    );
  });

  it('is what both made where they made the same', () => {
    fc.assert(
      fc.property(triple, ([base, mine]) => {
        const merged = mergeRecipes(base, mine, structuredClone(mine));
        expect(merged).toEqual({ content: mine, conflicts: [] });
      }),
    );
  });

  it('loses no words of either side', () => {
    fc.assert(
      fc.property(triple, ([base, mine, theirs]) => {
        const known = new Set(textsIn(base));
        const left = new Set(textsIn(mergeRecipes(base, mine, theirs)));
        const typed = [...textsIn(mine), ...textsIn(theirs)].filter((text) => !known.has(text));
        expect(typed.filter((text) => !left.has(text))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('conflicts in the same places whoever merges', () => {
    fc.assert(
      fc.property(triple, ([base, mine, theirs]) => {
        const { conflicts } = mergeRecipes(base, mine, theirs);
        const turned = conflicts.map((each) => ({
          path: each.path,
          mine: each.theirs,
          theirs: each.mine,
        }));
        expect(sorted(mergeRecipes(base, theirs, mine).conflicts)).toEqual(sorted(turned));
      }),
      { numRuns: 300 },
    );
  });

  it('leaves no id twice, and no row without its group', () => {
    fc.assert(
      fc.property(triple, ([base, mine, theirs]) => {
        const { rows } = inRows(mergeRecipes(base, mine, theirs).content);
        for (const list of rowLists) {
          const ids = rows[list].map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
        const added = (side: RecipeContent) =>
          inRows(side).rows.instructions.filter(
            ({ id }) => !inRows(base).rows.instructions.some((row) => row.id === id),
          );
        const ids = rows.instructions.map(({ id }) => id);
        for (const { id } of [...added(mine), ...added(theirs)]) expect(ids).toContain(id);
      }),
    );
  });
});

const steps = (...texts: string[]): Partial<RecipeContent> => ({
  instructionGroups: [
    {
      id: 'method',
      title: 'Method',
      note: null,
      instructions: texts.map((text) => ({
        id: text.split(' ')[0] ?? '',
        content: { type: 'document', children: [{ type: 'paragraph', children: [{ text }] }] },
        timerMinutes: null,
        note: null,
        videoId: null,
        images: [],
      })),
    },
  ],
});
const [content] = fc.sample(aContent(), { numRuns: 1, seed: 1 });
const aCopy = (changes: Partial<RecipeContent>) => ({ ...content!, ...changes });
const textsOf = (copy: RecipeContent) =>
  textsIn(copy.instructionGroups).filter(
    (text) => /^(?:mix|bake|cool|rest)/.test(text) && text.includes(' '),
  );

const base = aCopy(steps('mix it', 'bake it', 'cool it'));
const mergedSteps = (mine: string[], theirs: string[]) => {
  const merged = mergeRecipes(base, aCopy(steps(...mine)), aCopy(steps(...theirs)));
  return {
    texts: textsOf(merged.content),
    paths: merged.conflicts.map(({ path }) => path),
  };
};

describe('Merging steps', () => {
  it.each<[string, [mine: string[], theirs: string[]], ...[string[], string[]]]>([
    [
      'takes edits of different steps',
      [
        ['mix well', 'bake it', 'cool it'],
        ['mix it', 'bake it', 'cool down'],
      ],
      ['mix well', 'bake it', 'cool down'],
      [],
    ],
    [
      'takes a new step and a new order',
      [
        ['mix it', 'rest it', 'bake it', 'cool it'],
        ['cool it', 'mix it', 'bake it'],
      ],
      ['cool it', 'mix it', 'rest it', 'bake it'],
      [],
    ],
    [
      'asks where both edited one',
      [
        ['mix well', 'bake it', 'cool it'],
        ['mix fast', 'bake it', 'cool it'],
      ],
      ['mix well', 'bake it', 'cool it'],
      ['instructions.mix.content'],
    ],
    [
      'asks where one edited what the other took away',
      [
        ['bake it', 'cool it'],
        ['mix fast', 'bake it', 'cool it'],
      ],
      ['mix fast', 'bake it', 'cool it'],
      ['instructions.mix'],
    ],
    [
      'takes away what nobody edited',
      [
        ['bake it', 'cool it'],
        ['mix it', 'bake it'],
      ],
      ['bake it'],
      [],
    ],
    [
      'asks for the order where both changed it',
      [
        ['cool it', 'mix it', 'bake it'],
        ['bake it', 'mix it', 'cool it'],
      ],
      ['cool it', 'mix it', 'bake it'],
      ['instructions.order.method'],
    ],
  ])('%s', (_title, sides, ...[texts, paths]) => {
    expect(mergedSteps(...sides)).toEqual({ texts, paths });
  });

  it('keeps half an amount of each side apart', () => {
    const usage = {
      id: 'flour',
      quantityMin: 2,
      quantityMax: null,
      unitId: 'cup',
      ingredientId: null,
      preparation: null,
      ingredientTitleOverride: 'flour',
      link: null,
      note: null,
    };
    const withUsage = (changes: object) =>
      aCopy({
        ingredientUsageGroups: [
          { id: 'dough', title: 'Dough', note: null, ingredientUsages: [{ ...usage, ...changes }] },
        ],
      });
    const merged = mergeRecipes(
      withUsage({}),
      withUsage({ quantityMin: 3, note: 'sifted' }),
      withUsage({ unitId: 'gram', ingredientTitleOverride: 'rye flour' }),
    );
    const [line] = merged.content.ingredientUsageGroups[0]!.ingredientUsages;
    expect(line).toMatchObject({
      quantityMin: 3,
      unitId: 'cup',
      note: 'sifted',
      ingredientTitleOverride: 'rye flour',
    });
    expect(merged.conflicts).toMatchObject([
      {
        path: 'ingredientUsages.flour.amount',
        mine: { quantityMin: 3 },
        theirs: { unitId: 'gram' },
      },
    ]);
  });

  it('adds and takes away terms one by one', () => {
    const tagged = (...tagIds: string[]) => aCopy({ tagIds });
    const merged = mergeRecipes(tagged('a', 'b'), tagged('a', 'b', 'c'), tagged('b', 'd'));
    expect(merged).toMatchObject({ content: { tagIds: ['b', 'c', 'd'] }, conflicts: [] });
  });
});
