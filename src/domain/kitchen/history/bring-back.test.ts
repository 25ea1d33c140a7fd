import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type RecipeDifference,
  recipeDifferences,
} from '#domain/recipe/differences/recipe-differences.ts';
import { inRows, rowLists } from '#domain/recipe/differences/recipe-rows.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { aContent, editedContent } from '#domain/testing/random-content.ts';
import { broughtBack, canComeBack } from './bring-back.ts';
import { type DifferencePlace, readableDifferences } from './readable-differences.ts';
import { someNames } from './testing/names.ts';

const pair = aContent().chain((before) => fc.tuple(fc.constant(before), editedContent(before)));

const placesOf = (earlier: RecipeContent, now: RecipeContent): DifferencePlace[] =>
  readableDifferences(earlier, now, someNames)
    .flatMap(({ differences }) => differences.map(({ place }) => place))
    .filter((place) => canComeBack(earlier, place));
const isAt = (place: DifferencePlace, other: { list: unknown; id: unknown; aspect?: string }) =>
  place.list === null
    ? other.list === null && other.aspect === place.aspect
    : other.list === place.list && other.id === place.id;

const isEdit = ({ kind }: RecipeDifference) => kind !== 'moved';

describe('One part of an earlier copy', () => {
  it('comes back as it was, and nothing else changes but the group that it needs', () => {
    fc.assert(
      fc.property(pair, ([earlier, now]) => {
        for (const place of placesOf(earlier, now)) {
          const result = broughtBack(now, earlier, place);
          const left = recipeDifferences(earlier, result).filter((each) => isAt(place, each));
          expect(left.filter(isEdit)).toEqual([]);
          const others = recipeDifferences(now, result).filter((each) => !isAt(place, each));
          expect(others.filter(isEdit).filter(({ kind }) => kind === 'changed')).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('makes the earlier copy, once all parts came back, but for groups that came since', () => {
    fc.assert(
      fc.property(pair, ([earlier, now]) => {
        const places = placesOf(earlier, now);
        const result = places.reduce((copy, place) => broughtBack(copy, earlier, place), now);
        const [all, wanted] = [inRows(result), inRows(earlier)];
        expect(all.fields).toEqual(wanted.fields);
        for (const list of rowLists) {
          const of = (copy: typeof all) =>
            copy.rows[list].map(({ id, groupId, value }) => JSON.stringify([id, groupId, value]));
          expect(of(all)).toEqual(expect.arrayContaining(of(wanted)));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leaves no row without its group and none twice', () => {
    fc.assert(
      fc.property(pair, ([earlier, now]) => {
        for (const place of placesOf(earlier, now)) {
          const { rows } = inRows(broughtBack(now, earlier, place));
          for (const list of rowLists) {
            const ids = rows[list].map(({ id }) => id);
            expect(new Set(ids).size).toBe(ids.length);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
