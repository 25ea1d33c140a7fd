import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aContent, editedContent } from '#domain/testing/random-content.ts';
import type { RecipeContent } from '../recipe.ts';
import { mergeRecipes } from './merge-recipes.ts';
import { canBeBoth, type Choice, resolved } from './resolve-conflicts.ts';

const triple = aContent().chain((base) =>
  fc.tuple(fc.constant(base), editedContent(base), editedContent(base)),
);
const chosenEverywhere = (paths: string[], choice: Choice) =>
  new Map(paths.map((path) => [path, choice]));

describe('Choosing between what two sides made of a recipe', () => {
  it('keeps mine where nothing is chosen', () => {
    fc.assert(
      fc.property(triple, ([base, mine, theirs]) => {
        const merged = mergeRecipes(base, mine, theirs);
        expect(resolved(merged, new Map())).toEqual(merged.content);
      }),
    );
  });

  it('leaves nothing to choose where theirs was taken', () => {
    fc.assert(
      fc.property(triple, ([base, mine, theirs]) => {
        const merged = mergeRecipes(base, mine, theirs);
        const paths = merged.conflicts.map(({ path }) => path);
        const taken = resolved(merged, chosenEverywhere(paths, 'theirs'));
        const left = mergeRecipes(base, taken, theirs).conflicts.map(({ path }) => path);
        expect(left.filter((path) => paths.includes(path))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('puts both texts below each other', () => {
    const text = (words: string) => ({
      type: 'document' as const,
      children: [{ type: 'paragraph' as const, children: [{ text: words }] }],
    });
    const base = fc.sample(aContent(), 1)[0] as RecipeContent;
    const merged = mergeRecipes(
      { ...base, note: text('Old') },
      { ...base, note: text('Mine') },
      { ...base, note: text('Theirs') },
    );
    expect(merged.conflicts.map((each) => [each.path, canBeBoth(each)])).toEqual([['note', true]]);
    const both = resolved(merged, new Map([['note', 'both']]));
    expect(JSON.stringify(both.note)).toMatch(/Theirs.*Mine/);
  });
});
