import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from './clean-line.ts';
import { parseIngredientLine } from './parse-ingredient-line.ts';
import type { ParsedIngredientLine } from './parse-ingredient-line.ts';

type Amount = { text: string; min: number; max: number };

const one = (text: string, value: number): Amount => ({ text, min: value, max: value });

const slashes = ['1/2', '1/3', '2/3', '1/4', '3/4', '1/8', '3/8', '1/5', '5/6', '1/16'];
const glyphs = '½ ⅓ ⅔ ¼ ¾ ⅛ ⅜ ⅝ ⅞ ⅕ ⅙'.split(' ');
const glyphValues = [1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4, 1 / 8, 3 / 8, 5 / 8, 7 / 8, 1 / 5, 1 / 6];
const valueOfSlash = (text: string): number => {
  const [over = '', under = ''] = text.split('/');
  return Number(over) / Number(under);
};

const spelled: [string, number][] = [
  ['one', 1],
  ['two', 2],
  ['eleven', 11],
  ['twenty', 20],
  ['twenty-five', 25],
  ['thirty two', 32],
  ['a hundred', 100],
  ['two hundred', 200],
  ['one hundred', 100],
  ['half', 0.5],
  ['half a', 0.5],
  ['a half', 0.5],
  ['a quarter', 0.25],
  ['one third', 1 / 3],
  ['two-thirds', 2 / 3],
  ['three-quarters', 0.75],
  ['one and a half', 1.5],
  ['one-and-a-half', 1.5],
  ['two and a quarter', 2.25],
  ['three and one third', 3 + 1 / 3],
  ['a dozen', 12],
  ['half dozen', 6],
  ['half a dozen', 6],
  ['a half dozen', 6],
  ['two dozen', 24],
  ['2 dozen', 24],
  ['a dozen and a half', 18],
  ['a couple', 2],
  ['a couple of', 2],
  ['1/8th', 1 / 8],
  ['2/3rds', 2 / 3],
  ['1 3/4ths', 1.75],
  ['2 doz.', 24],
  ['2 and a half', 2.5],
  ['1 1/2 dozen', 18],
];

const whole = fc.integer({ min: 1, max: 999 });
const part = fc.oneof(
  fc.constantFrom(...slashes).map((text) => one(text, valueOfSlash(text))),
  fc.constantFrom(...slashes).map((text) => one(text.replace('/', '⁄'), valueOfSlash(text))),
  fc.nat({ max: glyphs.length - 1 }).map((at) => one(glyphs[at] ?? '', glyphValues[at] ?? 0)),
);
const decimal = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom('5', '25', '75', '125', '4'))
  .chain(([before, after]) => {
    const value = Number(`${before}.${after}`);
    const isGrouped = before > 0 && after.length === 3;
    const texts = [
      `${before}.${after}`,
      `${before},${after}`,
      ...(before === 0 ? [`.${after}`] : []),
    ];
    return isGrouped
      ? fc.constant(one(`${before}.${after.slice(0, 2)}`, Number(`${before}.${after.slice(0, 2)}`)))
      : fc.constantFrom(...texts).map((text) => one(text, value));
  });
const mixed = fc
  .tuple(
    fc.integer({ min: 1, max: 30 }),
    part,
    fc.constantFrom(' ', '-', ' and ', ' & ', '\u00A0', ' + '),
  )
  .map(([before, { text, min }, joint]) => one(`${before}${joint}${text}`, before + min));
const glued = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.nat({ max: glyphs.length - 1 }))
  .map(([before, at]) => one(`${before}${glyphs[at] ?? ''}`, before + (glyphValues[at] ?? 0)));
const raised = fc
  .integer({ min: 1, max: 30 })
  .chain((before) =>
    fc.constantFrom(
      one(`${before}¹⁄₂`, before + 0.5),
      one(`${before}<sup>3</sup>/<sub>4</sub>`, before + 0.75),
    ),
  );
const single = fc.oneof(
  whole.map((value) => one(String(value), value)),
  part,
  decimal,
  mixed,
  glued,
  raised,
  fc.constantFrom(...spelled).map(([text, value]) => one(text, value)),
  fc.constantFrom(one('1,000', 1000), one("1'500", 1500), one('12,345,678', 12_345_678)),
);
const isOfMany = (text: string): boolean => /dozen|hundred/.test(text);
const joints = ['-', '–', '—', ' - ', ' – ', ' to ', ' or ', '- to ', ' TO '];
const range = fc
  .tuple(single, single, fc.constantFrom(...joints))
  .filter(([low, high]) => low.min < high.min)
  // "1-2 dozen" is another range, "half-a dozen" another number.
  .filter(
    ([low, high]) => !high.text.startsWith('a ') && isOfMany(high.text) === isOfMany(low.text),
  )
  .map(([low, high, joint]) => ({
    text: `${low.text}${joint}${high.text}`,
    min: low.min,
    max: high.min,
  }));
const disguise = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.replaceAll(' ', '\u2009'),
  (text) => text.replaceAll(' ', '\u00A0'),
  (text) => `\u200B${text}\u200B`,
  (text) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  (text) => text.toUpperCase(),
);
const amount = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: single }, range), disguise)
  .map(([each, hide]) => ({ ...each, text: hide(each.text) }));

/** What no cook means as an amount, or what can be meant in two ways. */
const oddities = [
  '1/2/3|1/0|0/2|2-3-4|1 .5|00|007|16/20|10/12|11/2|2️⃣|②|Ⅳ|5²|²|4-2|1,2,3|1.2.3|$5|#5|5%|50-70%',
  '5°|2:1|1, 2|10^3|1e3|2nd|1½½|½1|1½/2|3 4|12/25/99|٣|1٣|⅟2|5 percent|2 million|one million|3 hundred thousand',
  'twenty hundred one|2 / 3 / 4|1//2|1..2|1.5.2|1 2 3|1 or 2 or 3|one two|5 up to 7|1 000|1_000|1 1 1/2',
]
  .join('|')
  .split('|');

/** Where it stands, and the amounts that stand there beside it. */
type Surroundings = [before: string, after: string, ...beside: number[]];
const surroundings: Surroundings[] = [
  ['', ' cups flour'],
  ['', ' flour'],
  ['', ' g flour'],
  ['', 'g flour'],
  ['', ' tbsp. honey, warmed'],
  ['about ', ' cups flour'],
  ['approx. ', ' cups flour'],
  ['up to ', ' cups flour'],
  ['no more than ', ' cups flour'],
  ['~', ' cups flour'],
  ['- ', ' cups flour'],
  ['• ', ' lb beef'],
  ['a generous ', ' cups flour'],
  ['', ' cups (sifted) flour, plus extra'],
  ['', ' large eggs'],
  ['', ' (400 g) cans beans', 400],
  ['', ' x 400g cans beans', 400],
  ['2 ', '-ounce cans beans', 2],
  ['1 (', ' ounce) can beans', 1],
  ['one ', ' oz. can beans', 1],
  ['juice of ', ' lemons'],
  ['flour, ', ' cups'],
  ['flour (', ' g)'],
  ['2 cups flour, about ', ' g', 2],
  ['2 cups flour (', ' g)', 2],
  ['1 cup plus ', ' tablespoons milk', 1],
  ['1 onion, cut into ', ' pieces', 1],
  ['salt and ', ''],
  ['', ''],
];

function measuresOf(parsed: ParsedIngredientLine): { min: number; max: number }[] {
  const { quantityMin, quantityMax, further, alternative, packageSize } = parsed;
  return [{ quantityMin, quantityMax }, further, alternative, packageSize].flatMap((measure) => {
    if (!measure || measure.quantityMin === null || measure.quantityMax === null) return [];
    return [{ min: measure.quantityMin, max: measure.quantityMax }];
  });
}

const isClose = (value: number, expected: number): boolean => Math.abs(value - expected) < 1e-6;

const bare = (text: string): string =>
  cleanLine(text)
    .replaceAll(/[\s,;:.()–—-]/g, '')
    .toLowerCase();

const textOf = ({ name, preparation, note }: ParsedIngredientLine): string =>
  bare([name, preparation, note].join(' '));

/** The amounts a line was read to have that neither it nor its surroundings have. */
function strangers(parsed: ParsedIngredientLine, beside: number[], own: Amount | null) {
  return measuresOf(parsed).filter(({ min, max }) => {
    const isOwn = own && isClose(min, own.min) && isClose(max, own.max);
    const isBeside = min === max && beside.some((value) => isClose(min, value));
    return !isOwn && !isBeside;
  });
}

const isRead = (parsed: ParsedIngredientLine, { min, max }: Amount): boolean =>
  measuresOf(parsed).some((each) => isClose(each.min, min) && isClose(each.max, max));

const isReadOrText = (parsed: ParsedIngredientLine, written: Amount): boolean =>
  isRead(parsed, written) || textOf(parsed).includes(bare(written.text));

/** "two" and "g flour" are another word together. */
const isGlued = (text: string, after: string): boolean =>
  /\p{L}$/u.test(cleanLine(text)) && /^\p{L}/u.test(after);

const isGluedFraction = (before: string, { min }: Amount): boolean =>
  /(?:\d|one) $/.test(before) && !Number.isInteger(min);

describe('A number of an ingredient line', () => {
  it('is read as its value or left as text, wherever it stands', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...surroundings),
        (written, [before, after, ...beside]) => {
          fc.pre(!isGlued(written.text, after));
          // "2 1/2 ounce cans" is another number.
          fc.pre(!isGluedFraction(before, written));
          const parsed = parseIngredientLine(before + written.text + after);
          expect(strangers(parsed, beside, written)).toEqual([]);
          expect(isReadOrText(parsed, written)).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it.each(oddities)('%j stays text', (text) => {
    const fitting = surroundings.filter(([, after]) => !isGlued(text, after));
    for (const [before, after, ...beside] of fitting) {
      const parsed = parseIngredientLine(before + text + after);
      expect([before + text + after, strangers(parsed, beside, null)]).toEqual([
        before + text + after,
        [],
      ]);
      expect(textOf(parsed)).toContain(bare(text));
    }
  });

  it.each(['1-2 dozen eggs', '1 to 2 dozen eggs', 'one or two hundred grams flour'])(
    'is no range of one and many: %j',
    (line) => {
      expect(measuresOf(parseIngredientLine(line))).toEqual([]);
    },
  );

  it.each([
    ['between 2 and 3 cups flour', 2, 3],
    ['between 1/2 and 3/4 cup flour', 0.5, 0.75],
    ['between two and three carrots', 2, 3],
  ])('is the end of a range: %j', (line, min, max) => {
    expect(measuresOf(parseIngredientLine(line))).toEqual([{ min, max }]);
  });

  it.each(['chicken thighs, 6 oz each', 'fillets (about 6 ounces each)'])(
    'tells of each of nobody knows how many: %j',
    (line) => {
      expect(measuresOf(parseIngredientLine(line))).toEqual([]);
    },
  );

  it.each(['−5 cups flour', '−5 g flour', 'flour, −5 g'])('below zero stays text: %j', (line) => {
    expect(measuresOf(parseIngredientLine(line))).toEqual([]);
  });

  it('is read where it stands before a unit', () => {
    fc.assert(
      fc.property(amount, (written) => {
        fc.pre(!/,000|\p{L}[-–—]\p{L}/iu.test(cleanLine(written.text)));
        expect(isRead(parseIngredientLine(`${written.text} cups flour`), written)).toBe(true);
      }),
    );
  });
});
