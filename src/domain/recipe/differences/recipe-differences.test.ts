import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aContent, editedContent, withField } from '#domain/testing/random-content.ts';
import type { RecipeContent } from '../recipe.ts';
import { aspectsOfRecipe, aspectsOfRows, partOf } from './recipe-aspects.ts';
import { type RecipeDifference, recipeDifferences } from './recipe-differences.ts';
import { asContent, inRows, rowLists } from './recipe-rows.ts';
import { textParts } from './text-parts.ts';

const pair = aContent().chain((before) => fc.tuple(fc.constant(before), editedContent(before)));

const turned = (difference: RecipeDifference): object => {
  if (difference.kind === 'added') return { ...difference, kind: 'removed' };
  if (difference.kind === 'removed') return { ...difference, kind: 'added' };
  if (difference.kind === 'moved') {
    const { fromGroupId, toGroupId } = difference;
    return { ...difference, fromGroupId: toGroupId, toGroupId: fromGroupId };
  }
  const { before, after, text: _, ...place } = difference;
  return { ...place, before: after, after: before };
};
const sorted = (all: object[]) => all.map((each) => JSON.stringify(each, sortedKeys)).toSorted();
const sortedKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const withoutText = (difference: RecipeDifference): object =>
  difference.kind === 'changed' ? { ...difference, text: undefined } : difference;

/** Carries out differences; moved rows are taken where they stand afterwards. */
function applied(before: RecipeContent, after: RecipeContent): unknown {
  const differences = recipeDifferences(before, after);
  const old = inRows(before);
  const of = (list: string | null, id: string | null) =>
    differences.filter((each) => each.list === list && each.id === id);
  const edited = (
    value: Readonly<Record<string, unknown>>,
    list: string | null,
    id: string | null,
  ): object =>
    Object.fromEntries([
      ...Object.entries(value),
      ...of(list, id).flatMap((each) =>
        each.kind === 'changed' ? Object.entries(each.after) : [],
      ),
    ]);
  const rows = rowLists.map((list) => [
    list,
    inRows(after).rows[list].map(({ id, groupId }) => {
      const was = old.rows[list].find((row) => row.id === id);
      const [addition] = of(list, id).filter((each) => each.kind === 'added');
      const moved = of(list, id).some((each) => each.kind === 'moved');
      return {
        id,
        groupId: was && !moved ? was.groupId : groupId,
        value: was ? edited(was.value, list, id) : addition?.kind === 'added' && addition.value,
      };
    }),
  ]);
  return { fields: edited(old.fields, null, null), rows };
}

describe('What differs between two copies of a recipe', () => {
  it('is nothing where they are equal', () => {
    fc.assert(
      fc.property(aContent(), (content) => {
        expect(recipeDifferences(content, structuredClone(content))).toEqual([]);
        expect(asContent(inRows(content))).toEqual(content);
      }),
    );
  });

  it('makes the earlier copy the later one', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const { fields, rows } = inRows(after);
        const later = { fields, rows: rowLists.map((list) => [list, rows[list]]) };
        expect(applied(before, after)).toEqual(later);
      }),
    );
  });

  it('is the same the other way round', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const there = recipeDifferences(before, after).map(turned);
        expect(sorted(there)).toEqual(sorted(recipeDifferences(after, before).map(withoutText)));
      }),
    );
  });

  const named = Object.entries(aspectsOfRecipe).flatMap(([aspect, of]) =>
    of.map((field): [string, string] => [field, aspect]),
  );
  it.each(named)('names a change of the recipe: %s', (field, aspect) => {
    fc.assert(
      fc.property(aContent(), (before) => {
        const after = withField(before, field);
        const parts = { before: partOf(before, [field]), after: partOf(after, [field]) };
        expect(recipeDifferences(before, after)).toMatchObject([
          { kind: 'changed', list: null, aspect, ...parts },
        ]);
      }),
      { numRuns: 5 },
    );
  });

  it('knows every field of every row', () => {
    fc.assert(
      fc.property(aContent(), (content) => {
        const { rows } = inRows(content);
        for (const list of rowLists) {
          const known = ['id', ...Object.values(aspectsOfRows[list]).flat()];
          const fields = rows[list].flatMap(({ value }) => Object.keys(value));
          expect(fields.filter((field) => !known.includes(field))).toEqual([]);
        }
      }),
    );
  });

  it('finds that one row of many was moved, and no other', () => {
    fc.assert(
      fc.property(aContent({ steps: 8 }), (before) => {
        const after = structuredClone(before);
        const [group] = after.instructionGroups;
        const [first, ...others] = group!.instructions.map(({ id }) => id);
        const order = others.toSpliced(4, 0, first!);
        group!.instructions.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
        expect(recipeDifferences(before, after)).toMatchObject([
          { kind: 'moved', list: 'instructions', id: order[4] },
        ]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('What differs between two texts', () => {
  it('is told by words', () => {
    expect(textParts('Bake for one hour.', 'Bake for two hours.')).toEqual([
      { text: 'Bake for ', change: 'same' },
      { text: 'one', change: 'removed' },
      { text: 'two', change: 'added' },
      { text: ' ', change: 'same' },
      { text: 'hour', change: 'removed' },
      { text: 'hours', change: 'added' },
      { text: '.', change: 'same' },
    ]);
  });

  const read = (parts: ReturnType<typeof textParts>, without: 'added' | 'removed') =>
    parts.map(({ text, change }) => (change === without ? '' : text)).join('');

  it('holds both texts whole', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '🍰', '.') });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = textParts(before, after);
        expect([read(parts, 'added'), read(parts, 'removed')]).toEqual([before, after]);
      }),
    );
  });

  it('comes to an end with very long texts', () => {
    const words = (word: string) =>
      Array.from({ length: 40_000 }, (_, at) => `${word}${at}`).join(' ');
    const parts = textParts(words('a'), words('b'));
    expect(parts.map(({ change }) => change)).toEqual(['removed', 'added']);
  });
});
