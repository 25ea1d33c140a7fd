import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aContent, editedContent } from '#domain/testing/random-content.ts';
import { losingSides } from './losing-sides.ts';
import type { MergeConflict } from './merge-rows.ts';
import { mergeRecipes } from './merge-recipes.ts';
import { canBeBoth, type Choice, resolved } from './resolve-conflicts.ts';

const triple = aContent().chain((base) =>
  fc.record({
    base: fc.constant(base),
    mine: editedContent(base),
    theirs: editedContent(base),
    picks: fc.array(fc.constantFrom<Choice>('mine', 'theirs', 'both'), { minLength: 7 }),
  }),
);

/** Every text that somebody has typed. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What somebody could choose of each: both only where the view offers it. */
const chosen = (conflicts: readonly MergeConflict[], picks: readonly Choice[]) =>
  new Map(
    conflicts.flatMap((conflict, at): [string, Choice][] => {
      const pick = picks[at % picks.length] ?? 'mine';
      return pick === 'both' && !canBeBoth(conflict) ? [] : [[conflict.path, pick]];
    }),
  );

describe('What a conflict would lose', () => {
  it('stands in the result or in the copy of the side that loses, whatever is chosen', () => {
    fc.assert(
      fc.property(triple, ({ base, mine, theirs, picks }) => {
        const merged = mergeRecipes(base, mine, theirs);
        const choices = chosen(merged.conflicts, picks);
        const sides = losingSides(merged, choices).map((side) => ({ mine, theirs })[side]);
        const found = new Set([resolved(merged, choices), ...sides].flatMap(textsIn));
        const known = new Set(textsIn(base));
        const typed = [mine, theirs].flatMap(textsIn).filter((text) => !known.has(text));
        expect(typed.filter((text) => !found.has(text))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is nothing where both sides fit together', () => {
    fc.assert(
      fc.property(triple, ({ base, mine }) => {
        expect(losingSides(mergeRecipes(base, mine, base), new Map())).toEqual([]);
      }),
    );
  });
});
