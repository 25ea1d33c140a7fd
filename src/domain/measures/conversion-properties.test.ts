import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertMeasure, showMeasure } from './conversion.ts';
import type { DisplaySystem, MeasuredIngredient } from './conversion.ts';
import { unscaled } from './quantity.ts';
import { builtInUnits, findBuiltInUnit } from './units.ts';

const flour: MeasuredIngredient = {
  title: 'flour',
  gramsPerLiter: 528,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
};

const measure = (min: number, slug: string) => ({
  quantity: { min, max: null },
  unit: findBuiltInUnit(slug),
});

const slugs = fc.constantFrom(...builtInUnits.map(({ slug }) => slug));
const metricSlugs = fc.constantFrom('gram', 'kilogram', 'milliliter', 'deciliter', 'liter');
const imperialSlugs = fc.constantFrom('cup', 'pint', 'quart', 'gallon', 'ounce', 'pound');
const systems = fc.constantFrom<DisplaySystem>('as-written', 'imperial', 'metric');
const amounts = fc.double({ min: 0.01, max: 1e6, noNaN: true });

const baseOf = ({ quantity, unit }: ReturnType<typeof convertMeasure>) =>
  quantity.min * (findBuiltInUnit(unit!.slug)!.perUnit ?? Number.NaN);

describe('Every conversion, §9', () => {
  it('shows a positive amount as one', () => {
    fc.assert(
      fc.property(amounts, slugs, systems, (min, slug, system) => {
        const { amount } = showMeasure(measure(min, slug), flour, { system, scale: unscaled });
        expect(amount).toMatch(/[1-9⅛¼⅓½⅔¾]/);
        expect(amount).not.toMatch(/NaN|Infinity|e/);
      }),
    );
  });

  it('to metric stays within a twentieth of the amount', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1e5, noNaN: true }), imperialSlugs, (min, slug) => {
        const written = measure(min, slug);
        const ratio = baseOf(convertMeasure(written, null, 'metric')) / baseOf(written);
        expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
      }),
    );
  });

  it('there and back stays within a twentieth', () => {
    fc.assert(
      fc.property(fc.double({ min: 10, max: 1e5, noNaN: true }), metricSlugs, (min, slug) => {
        const written = measure(min, slug);
        const there = convertMeasure(written, null, 'imperial');
        const back = convertMeasure(there, null, 'metric');
        expect(Math.abs(baseOf(back) / baseOf(written) - 1)).toBeLessThan(0.05);
      }),
    );
  });

  it('through the density and back stays within a twentieth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10, max: 1e5, noNaN: true }),
        fc.double({ min: 100, max: 2000, noNaN: true }),
        (min, gramsPerLiter) => {
          const ingredient = { ...flour, gramsPerLiter };
          const written = measure(min, 'gram');
          const there = convertMeasure(written, ingredient, 'imperial');
          const back = convertMeasure(there, ingredient, 'metric');
          expect(Math.abs(baseOf(back) / min - 1)).toBeLessThan(0.05);
        },
      ),
    );
  });

  it('done twice is the same as done once', () => {
    fc.assert(
      fc.property(amounts, slugs, systems, (min, slug, system) => {
        const once = convertMeasure(measure(min, slug), null, system);
        const twice = convertMeasure(once, null, system);
        expect(twice.unit).toEqual(once.unit);
        expect(twice.quantity.min).toBeCloseTo(once.quantity.min, 6);
      }),
    );
  });
});
