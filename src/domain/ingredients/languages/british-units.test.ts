import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import { showMeasure } from '../../measures/conversion.ts';
import { unscaled } from '../../measures/quantity.ts';
import { readUsageTexts } from '../usage-texts.ts';
import { unitIn } from './language-units.ts';

const british = ['en-GB', 'en-IE', 'en-AU', 'en-NZ'];
const others = ['en', 'en-US', 'de', 'fr-CA'];

type View = Parameters<typeof showMeasure>[2];

const shownIn = (language: string, slug: string, view: View) => {
  const unit = findBuiltInUnit(slug);
  if (!unit) throw new Error(slug);
  const named = unitIn(language, unit, undefined);
  return showMeasure({ quantity: { min: 1, max: null }, unit: named }, null, view);
};

const perUnit = (language: string, slug: string): string => {
  const { amount, unit } = shownIn(language, slug, { system: 'metric', scale: unscaled });
  return `${amount} ${unit}`;
};

describe('A pint', () => {
  it.each(british)('of %s is 568 ml, a quart and a gallon as much more', (language) => {
    const shown = ['pint', 'quart', 'gallon'].map((slug) => perUnit(language, slug));
    expect(shown).toEqual(['570 ml', '1.15 L', '4.5 L']);
  });

  it.each(others)('of %s is 473 ml', (language) => {
    expect(perUnit(language, 'pint')).toBe('470 ml');
  });

  it('scales in pints where cooks speak of them', () => {
    const wanted = fc.constantFrom(1, 2, 3, 4, 6);
    const written = fc.constantFrom(1, 2, 3, 4);
    const system = fc.constantFrom<'as-written' | 'imperial'>('as-written', 'imperial');
    fc.assert(
      fc.property(wanted, written, system, (...[large, small, asked]) => {
        fc.pre(large >= small / 2);
        const scale = { wanted: large, written: small };
        const shown = shownIn('en-GB', 'pint', { system: asked, scale });
        expect(shown.unit).toMatch(/^pints?$/);
      }),
    );
  });

  it('among the words of a remark is as large', () => {
    const usage = {
      quantityMin: 1,
      quantityMax: 1,
      preparation: null,
      ingredientTitleOverride: null,
      note: 'mixed with 1 pint milk',
    };
    const partsOf = (language: string) =>
      readUsageTexts(usage, { unit: null, ingredient: null }, language).flatMap(
        ({ parts }) => parts,
      );
    const measure = { quantityMin: 1, quantityMax: 1 };
    expect(partsOf('en-GB')).toContainEqual({ ...measure, unit: 'imperial-pint' });
    expect(partsOf('en')).toContainEqual({ ...measure, unit: 'pint' });
  });

  it('leaves every other unit alone', () => {
    expect(perUnit('en-GB', 'cup')).toBe(perUnit('en', 'cup'));
  });
});
