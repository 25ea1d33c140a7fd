import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displaySystems, showMeasure } from './conversion.ts';
import type { MeasuredIngredient, MeasureView } from './conversion.ts';
import { unscaled } from './quantity.ts';
import type { Quantity, Scale } from './quantity.ts';
import { readShownMeasure } from './testing/read-shown-measure.ts';
import type { ReadPart } from './testing/read-shown-measure.ts';
import { builtInUnits } from './built-in-units.ts';
import type { BuiltInUnit } from './built-in-units.ts';

/** All that an amount is shown by. */
type Case = {
  quantity: Quantity;
  unit: BuiltInUnit | null;
  ingredient: MeasuredIngredient | null;
  view: MeasureView;
};

const measuringUnits = builtInUnits.filter(({ perUnit }) => perUnit !== null);
const measuringUnit = fc.constantFrom<BuiltInUnit | null>(...measuringUnits);
const anyUnit = fc.constantFrom(null, ...builtInUnits);
const factor = fc.integer({ min: 1, max: 12 });
const anyScale = fc.record({ wanted: factor, written: factor });
const otherScale = anyScale.filter(({ wanted, written }) => wanted !== written);
const method = fc.constantFrom('weight' as const, 'volume' as const);
const ingredient = fc.option(
  fc.record({
    gramsPerLiter: fc.option(fc.integer({ min: 100, max: 1500 })),
    metric: method,
    imperial: method,
  }),
);

/** As many small amounts as large ones. */
const amounts = fc
  .double({ min: Math.log(0.02), max: Math.log(5000), noNaN: true })
  .map((exponent) => Math.exp(exponent));
const oneOf = (amount: fc.Arbitrary<number>): fc.Arbitrary<Quantity> =>
  amount.map((min) => ({ min, max: null }));
const range = fc
  .tuple(amounts, fc.double({ min: 1, max: 4, noNaN: true }))
  .map(([min, more]) => ({ min, max: min * more }));
/** What cooks write: parts of a whole, and decimal numbers. */
const writtenAmount = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 48 }), fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 16))
    .map(([over, under]) => over / under),
  fc.integer({ min: 1, max: 30_000 }).map((thousandths) => thousandths / 1000),
);

const casesOf = ({
  quantity = oneOf(amounts),
  unit = anyUnit,
  scale = otherScale,
}: {
  quantity?: fc.Arbitrary<Quantity>;
  unit?: fc.Arbitrary<BuiltInUnit | null>;
  scale?: fc.Arbitrary<Scale>;
}): fc.Arbitrary<Case> => {
  const view = fc.record({ system: fc.constantFrom(...displaySystems), scale });
  return fc.record({ quantity, unit, ingredient, view });
};

const show = (shown: Case) => showMeasure(shown, shown.ingredient, shown.view);

const endsOf = (shown: Case): ReadPart[][] => readShownMeasure(show(shown));

const sizeOf = (parts: readonly ReadPart[] = []): number =>
  parts.reduce((sum, { amount, unit }) => sum + amount * (unit?.perUnit ?? 1), 0);

/** What one amount comes to in grams or millilitres, whichever the shown unit measures. */
function meantFor(
  shown: BuiltInUnit | null | undefined,
  { quantity, unit, ingredient: of, view }: Case,
) {
  const size = (quantity.min * view.scale.wanted * (unit?.perUnit ?? 1)) / view.scale.written;
  if (shown?.kind === unit?.kind) return size;
  const gramsPerMilliliter = (of?.gramsPerLiter ?? 0) / 1000;
  return shown?.kind === 'weight' ? size * gramsPerMilliliter : size / gramsPerMilliliter;
}

const ounce = 28.3495;
const teaspoon = 4.929;
const slack = 1e-3;

/** A thirty-third, where spoons and scales tell that much from one another. */
function mostError(meant: number, { system, kind }: BuiltInUnit): number {
  if (system === 'metric') return kind === 'weight' && meant > 2 ? 1 / 33 : 0.05;
  if (kind === 'weight') return meant > 8 * ounce ? 1 / 33 : 0.05;
  if (meant > 2 * teaspoon) return 1 / 33;
  return meant > teaspoon ? 0.06 : 0.09;
}

/** Too little for the measures of any system, so that it stays in its unit. */
const staysTiny = (meant: number, shown: BuiltInUnit, written: BuiltInUnit | null): boolean =>
  shown === written && meant < (shown.kind === 'weight' ? ounce / 5 : teaspoon / 32);

/** From these on a larger unit says it better. */
const tooMany: Readonly<Record<string, number>> = {
  teaspoon: 3,
  tablespoon: 8,
  cup: 16,
  'fluid-ounce': 32,
  pint: 8,
  ounce: 16,
  milliliter: 1000,
  gram: 1000,
};

const isFew = ({ amount, unit }: ReadPart): boolean =>
  amount > 0 && amount < (tooMany[unit?.slug ?? ''] ?? Infinity);

/** The only part, if there is but one amount in one unit. */
function onlyPart([parts = []]: ReadPart[][]): ReadPart | null {
  const [part, further] = parts;
  return part && !further ? part : null;
}

describe('Every shown measure, §9', () => {
  it('is what is meant, as near as it can be measured', () => {
    fc.assert(
      fc.property(casesOf({ unit: measuringUnit }), (shown) => {
        const [parts = []] = endsOf(shown);
        const unit = parts[0]!.unit!;
        const meant = meantFor(unit, shown);
        fc.pre(!staysTiny(meant, unit, shown.unit));
        expect(Math.abs(sizeOf(parts) / meant - 1)).toBeLessThan(mostError(meant, unit) + slack);
      }),
    );
  });

  it('has at most two parts, the larger unit first, none of too many', () => {
    fc.assert(
      fc.property(casesOf({ unit: measuringUnit }), (shown) => {
        const [parts = []] = endsOf(shown);
        const sizes = parts.map(({ unit }) => unit!.perUnit!);
        expect(parts.length).toBeLessThanOrEqual(2);
        expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
        expect(parts.filter((part) => !isFew(part))).toEqual([]);
      }),
    );
  });

  it('is no smaller for a larger amount', () => {
    const more = fc.double({ min: 1, max: 1.2, noNaN: true });
    fc.assert(
      fc.property(casesOf({ scale: anyScale }), more, (shown, times) => {
        const [less = []] = endsOf(shown);
        const quantity = { min: shown.quantity.min * times, max: null };
        const [larger = []] = endsOf({ ...shown, quantity });
        fc.pre(less[0]?.unit?.kind === larger[0]?.unit?.kind);
        expect(sizeOf(less)).toBeLessThanOrEqual(sizeOf(larger) * (1 + slack));
      }),
    );
  });

  it('is shown the same once it is written so', () => {
    fc.assert(
      fc.property(casesOf({}), (shown) => {
        const part = onlyPart(endsOf(shown));
        fc.pre(part !== null);
        const quantity = { min: part.amount, max: null };
        const view = { ...shown.view, scale: unscaled };
        expect(show({ ...shown, quantity, unit: part.unit, view })).toEqual(show(shown));
      }),
    );
  });

  it('has the ends of a range in order', () => {
    fc.assert(
      fc.property(casesOf({ quantity: range, scale: anyScale }), (shown) => {
        const [less, larger = less] = endsOf(shown);
        expect(sizeOf(less)).toBeLessThanOrEqual(sizeOf(larger) * (1 + slack));
      }),
    );
  });

  it('is the cook’s own figure when it is neither scaled nor converted', () => {
    fc.assert(
      fc.property(writtenAmount, anyUnit, factor, (min, unit, same) => {
        const view = { system: 'as-written' as const, scale: { wanted: same, written: same } };
        const quantity = { min, max: null };
        const [[part] = []] = endsOf({ quantity, unit, ingredient: null, view });
        expect(Math.abs(part!.amount - min)).toBeLessThan(0.0035);
        expect(part!.unit?.slug).toBe(unit?.slug);
      }),
    );
  });

  it('is the cook’s own figure again once a scale is taken back', () => {
    fc.assert(
      fc.property(casesOf({ quantity: oneOf(writtenAmount) }), factor, (shown, times) => {
        const there = { ...shown.view, scale: { wanted: times, written: times } };
        const before = { ...shown.view, scale: unscaled };
        expect(show({ ...shown, view: there })).toEqual(show({ ...shown, view: before }));
      }),
    );
  });

  it('is a text for any amount there is', () => {
    const quantity = oneOf(fc.double({ min: 0, max: 1e12, noNaN: true }));
    fc.assert(
      fc.property(casesOf({ quantity, scale: anyScale }), (shown) => {
        const { amount } = show(shown);
        expect(amount).not.toMatch(/NaN|Infinity|undefined|e\+/);
        expect(amount).toMatch(/\d|[¼-¾⅓-⅞]/);
      }),
    );
  });
});
