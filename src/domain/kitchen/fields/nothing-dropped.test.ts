import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyContent } from '../../recipe/empty-content.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { begunIn } from '../draft/begun-fields.ts';
import { withAmount } from '../ingredient-rows/correct-row.ts';
import { rowFromLine } from '../ingredient-rows/read-row.ts';
import { aPantry } from '../ingredient-rows/testing/pantry.ts';
import { readTime, writtenMinutes } from './entered-minutes.ts';
import { type Reading, withEntered } from './entered-text.ts';
import { readYield } from './entered-yield.ts';

const empty: RecipeContent = { ...emptyContent, title: 'Bread', slug: 'bread' };
const row = rowFromLine('1', 'flour', aPantry());

type Name = 'prepTimeMinutes' | 'yieldServings';
const entered = (name: Name, text: string, read: (text: string) => Reading | null) =>
  withEntered(empty, { name, text, reading: read(text), descriptionBefore: null });

const number = fc.integer({ min: 1, max: 90 });
/** What says more than one value, around one. */
const more = fc.constantFrom<(value: string) => string>(
  (value) => `about ${value}`,
  (value) => `ca. ${value}`,
  (value) => `1-${value}`,
  (value) => `1 to ${value}`,
  (value) => `${value} plus chilling`,
  (value) => `${value} (or more)`,
  (value) => `${value}?`,
  (value) => `${value}e9`,
  (value) => `${value} + 5`,
);

describe('A field that holds one value', () => {
  it('keeps a time that says more as it was typed, and every other as its minutes', () => {
    fc.assert(
      fc.property(number, more, (minutes, say) => {
        const value = `${minutes} min`;
        const exact = entered('prepTimeMinutes', value, readTime);
        expect([exact.prepTimeMinutes, begunIn(exact)]).toEqual([minutes, {}]);
        const text = say(value);
        const open = entered('prepTimeMinutes', text, readTime);
        expect([open.prepTimeMinutes, begunIn(open)]).toEqual([null, { prepTimeMinutes: text }]);
      }),
    );
  });

  it('takes what it offers of such words', () => {
    fc.assert(
      fc.property(number, more, (minutes, say) => {
        const offered = readTime(say(`${minutes} min`));
        fc.pre(offered !== null);
        expect(readTime(writtenMinutes(offered.value))).toEqual({
          value: offered.value,
          isInexact: false,
        });
      }),
    );
  });

  it('keeps a yield that says more as it was typed, and every other as number and word', () => {
    const word = fc.constantFrom(null, 'rolls', 'loaves (23 cm)');
    const said = more.filter((say) => !/chilling|or more/.test(say('2')));
    fc.assert(
      fc.property(number, word, said, (servings, description, say) => {
        const value = [servings, description].filter(Boolean).join(' ');
        const exact = entered('yieldServings', value, readYield);
        expect(exact).toMatchObject({ yieldServings: servings, servingDescription: description });
        const text = [say(String(servings + 1)), description].filter(Boolean).join(' ');
        const open = entered('yieldServings', text, readYield);
        expect([open.yieldServings, begunIn(open)]).toEqual([null, { yieldServings: text }]);
      }),
    );
  });

  it('takes an amount whole or not at all', () => {
    const beside = more.filter((say) => !/^1(?:-| to )/.test(say('2')));
    fc.assert(
      fc.property(number, beside, (amount, say) => {
        expect(withAmount(row, String(amount))?.quantityMin).toBe(amount);
        expect(withAmount(row, say(String(amount)))).toBeNull();
      }),
    );
  });
});
