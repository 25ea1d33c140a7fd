import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';
import { formatAmount } from './fractions.ts';
import { keepAmountsWhole } from './whole-amounts.ts';

/** What a line may hold, a no-break space shown as "_". */
const shown = (text: string) => keepAmountsWhole(text).replaceAll('\u00a0', '_');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('An amount on several lines', () => {
  it.each([
    ['2 tablespoons plus 2 teaspoons', '2_tablespoons plus_2_teaspoons'],
    ['¾ cup plus 1½ tablespoons to 1 cup', '¾_cup plus_1½_tablespoons to_1_cup'],
    ['17 hours 45 minutes', '17_hours 45_minutes'],
    ['2⅔ tablespoons', '2⅔_tablespoons'],
    ['2 14-ounce cans', '2 14-ounce cans'],
    ['one loaf', 'one loaf'],
    ['', ''],
  ])('breaks "%s" between amounts alone', (text, wanted) => {
    expect(shown(text)).toBe(wanted);
  });

  const unit = fc.constantFrom('cup', 'tablespoons', 'g', 'ml', 'EL', 'ملعقة', 'mL', 'ounces');
  const amount = fc
    .tuple(fc.double({ min: 0.1, max: 5000, noNaN: true }), unit)
    .map(([count, word]) => `${formatAmount(count, 'fraction')} ${word}`);
  const duration = fc.integer({ min: 1, max: 20_000 }).map(formatDuration);
  const amounts = fc
    .array(fc.oneof(amount, duration), { minLength: 1, maxLength: 4 })
    .chain((parts) => fc.constantFrom(' plus ', ' to ', ' or ', ' ').map((by) => parts.join(by)));

  it('parts no number from what it counts, whatever is measured', () => {
    fc.assert(
      fc.property(amounts, (text) => {
        expect(keepAmountsWhole(text)).not.toMatch(/[\d¼-¾⅐-⅞] \p{L}/u);
        expect(plain(keepAmountsWhole(text))).toBe(text);
      }),
    );
  });
});
