import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aContent, editedContent } from '#domain/testing/random-content.ts';
import { exampleContent } from '../../recipe/testing/example-content.ts';
import type { IngredientUsage, RecipeContent } from '../../recipe/recipe.ts';
import type { RichText } from '../../text/rich-text.ts';
import { type ChangeLine, changeLines } from './change-lines.ts';
import { shortened, shortenedParts } from './shortened-parts.ts';

const aText = (text: string): RichText => ({
  type: 'document',
  children: [{ type: 'paragraph', children: [{ text }] }],
});
const pie = exampleContent({
  step: aText('Rub the cold butter into the flour until it looks like sand.'),
  description: aText('A pie.'),
});
const lineOf = ({ quantityMin, ingredientTitleOverride }: IngredientUsage) =>
  `${quantityMin} ${ingredientTitleOverride}`;
const linesTo = (after: Partial<RecipeContent>) => changeLines(pie, { ...pie, ...after }, lineOf);
const usages = pie.ingredientUsageGroups[0]!.ingredientUsages;
const withUsages = (ingredientUsages: IngredientUsage[]) => ({
  ingredientUsageGroups: [{ ...pie.ingredientUsageGroups[0]!, ingredientUsages }],
});
const pair = aContent().chain((before) => fc.tuple(fc.constant(before), editedContent(before)));

describe('What changed of a recipe, in lines', () => {
  it('is nothing where nothing did', () => {
    fc.assert(
      fc.property(aContent(), (content) => {
        expect(changeLines(content, structuredClone(content), lineOf)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('says something of every change, and never much', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        const lines = changeLines(before, after, lineOf);
        expect(lines.length === 0).toBe(isSame);
        expect(lines.flatMap(textsOf).filter((text) => text.length > 170)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('names a value as it was and as it is', () => {
    expect(linesTo({ title: 'Plum pie', cookTimeMinutes: 50, yieldServings: null })).toEqual([
      { kind: 'replaced', of: 'title', before: 'Apple pie', after: 'Plum pie' },
      { kind: 'replaced', of: 'cookTimeMinutes', before: '40', after: '50' },
      { kind: 'replaced', of: 'yield', before: '4', after: null },
    ]);
  });

  it('shows the words of a text that changed, and a few around them', () => {
    expect(linesTo({ description: aText('A plain pie.') })).toEqual([
      {
        kind: 'reworded',
        of: 'description',
        parts: [
          { text: 'A ', change: 'same' },
          { text: 'plain ', change: 'added' },
          { text: 'pie.', change: 'same' },
        ],
      },
    ]);
  });

  it('has one line for an ingredient, however much of it changed', () => {
    const more = { ...usages[0]!, quantityMin: 2, ingredientTitleOverride: 'Lard' };
    expect(linesTo(withUsages([more, usages[1]!]))).toEqual([
      {
        kind: 'reworded',
        of: 'ingredientUsages',
        parts: [
          { text: '1', change: 'removed' },
          { text: '2', change: 'added' },
          { text: ' ', change: 'same' },
          { text: 'Butter', change: 'removed' },
          { text: 'Lard', change: 'added' },
        ],
      },
    ]);
    expect(linesTo(withUsages([usages[0]!]))).toEqual([
      { kind: 'removed', of: 'ingredientUsages', text: '1 Butter' },
    ]);
    expect(linesTo(withUsages(usages.toReversed()))).toEqual([
      { kind: 'moved', of: 'ingredientUsages', count: 1 },
    ]);
  });

  it('tells of pictures and terms only that they changed', () => {
    expect(linesTo({ images: [], tagIds: ['tag-1'] })).toEqual([
      { kind: 'changed', of: 'images' },
      { kind: 'changed', of: 'tagIds' },
    ]);
  });
});

describe('A text that is too long to be told', () => {
  it('ends at a word, and never within a character', () => {
    expect(shortened('one two three', 9)).toBe('one two…');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(shortened(text).isWellFormed()).toBe(true);
        expect(shortened(text).length).toBeLessThanOrEqual(161);
      }),
    );
  });

  it('keeps what changed, and leaves out what stands far from it', () => {
    const far = 'word '.repeat(100);
    const parts = shortenedParts([
      { text: far, change: 'same' },
      { text: 'new', change: 'added' },
      { text: far, change: 'same' },
    ]);
    expect(parts.map(({ text }) => text.length).every((length) => length < 40)).toBe(true);
    expect(parts[1]).toEqual({ text: 'new', change: 'added' });
  });
});

function textsOf(line: ChangeLine): string[] {
  switch (line.kind) {
    case 'reworded':
      return line.parts.map(({ text }) => text);
    case 'replaced':
      return [];
    case 'added':
    case 'removed':
      return [line.text];
    default:
      return [];
  }
}
