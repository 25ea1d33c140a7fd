import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeLimits } from '../../recipe/recipe-limits.ts';
import { linesWithin } from '../ingredient-rows/paste-room.ts';
import { rowFromLine } from '../ingredient-rows/read-row.ts';
import { rowsFromPaste } from '../../ingredients/written-list/rows-from-paste.ts';
import { aWholeRecipe } from './testing/whole-recipe.ts';
import { type Breach, isPlain } from './breach.ts';
import { breachesOf } from './breaches.ts';
import { keptLine } from './kept-text.ts';

const unseen = [
  '\0',
  '\u{7}',
  '\u{85}',
  '\u{D800}',
  '\u{DC00}',
  '\u{202E}',
  '\u{2066}',
  '\u{200B}',
];
const seen = ['👩‍👩‍👧‍👦', '🏳️‍🌈', `e${'\u{301}'.repeat(40)}`, '\n', '\r\n', '\t', '½', '2 cups', '<b>'];
const pieces = [...unseen, ...seen];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 60 })
  .map((parts) => parts.join(''));

const isNoLongName = ({ field, fault }: Breach): boolean =>
  !field.endsWith('.ingredientTitleOverride') || fault.limit === 'controls';

describe('What is kept of a line that is typed or pasted, S6.5', () => {
  it('can be sent, and fits', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 300 }), (typed, most) => {
        const { text } = keptLine(typed, most);
        expect(isPlain(text)).toBe(true);
        expect(text).not.toMatch(/[\t\n\r\u202E]/);
        expect(text.normalize('NFC').length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('is all of it where it fits, and says where it does not', () => {
    expect(keptLine('Plum cake', 255)).toEqual({ text: 'Plum cake', isCut: false });
    expect(keptLine('x'.repeat(256), 255)).toEqual({ text: 'x'.repeat(255), isCut: true });
    expect(keptLine('x'.repeat(1_000_000), 255).text).toHaveLength(255);
  });

  it('parts no family', () => {
    expect(keptLine('xx👩‍👩‍👧‍👦', 5)).toEqual({ text: 'xx', isCut: true });
  });
});

describe('A pasted list', () => {
  it('fills the recipe, and tells how many lines are left out', () => {
    const pasted = Array.from({ length: 10_000 }, (_, at) => `${at} cups of flour ${at}`).join(
      '\n',
    );
    const { text, left } = linesWithin(pasted, recipeLimits.ingredients);
    expect([text.split('\n').length, left]).toEqual([500, 9500]);
    expect(linesWithin(pasted, 0)).toEqual({ text: '', left: 10_000 });
  });

  it('becomes rows of which none is refused but for a name nobody could read', () => {
    const pantry = { units: [], ingredients: [], language: 'en' };
    fc.assert(
      fc.property(hostile, (pasted) => {
        const { text } = linesWithin(pasted, recipeLimits.ingredients);
        const lines = rowsFromPaste(text, 'en').flatMap((group) => group.lines);
        const ingredientUsages = lines.map((line) =>
          rowFromLine(crypto.randomUUID(), line, pantry),
        );
        const [group] = aWholeRecipe().ingredientUsageGroups;
        const recipe = {
          ...aWholeRecipe(),
          ingredientUsageGroups: [{ ...group!, ingredientUsages }],
        };
        expect(breachesOf(recipe).filter(isNoLongName)).toEqual([]);
      }),
    );
  });
});
