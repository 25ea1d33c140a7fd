import { describe, expect, it } from 'vitest';
import { showMeasure } from '../measures/conversion.ts';
import { findBuiltInUnit } from '../measures/built-in-units.ts';
import { unscaled } from '../measures/quantity.ts';
import { anIngredient } from './testing/written-recipes.ts';
import { weighingOf } from './weighing.ts';

describe('How an ingredient of a line crosses between weight and volume', () => {
  it('is left out where nothing crosses', () => {
    const known = anIngredient('flour', { gramsPerLiter: 528 });
    expect(weighingOf(known, findBuiltInUnit('clove'))).toBeNull();
    expect(weighingOf(known, null)).toBeNull();
    expect(weighingOf(anIngredient('gizmo'), findBuiltInUnit('cup'))).toBeNull();
    expect(weighingOf(anIngredient('cinnamon'), findBuiltInUnit('stick'))).toBeNull();
  });

  it('tells sticks of butter, and what is spooned without being poured', () => {
    expect(weighingOf(anIngredient('Unsalted butter'), findBuiltInUnit('stick'))).not.toBeNull();
    expect(weighingOf(anIngredient('gizmo'), findBuiltInUnit('tablespoon'))).toMatchObject({
      gramsPerLiter: null,
      metric: 'weight',
    });
    const poured = anIngredient('gin', { defaultMetricMeasurementMethod: 'volume' });
    expect(weighingOf(poured, findBuiltInUnit('tablespoon'))).toBeNull();
  });

  it('keeps eggs that are weighed by weight', () => {
    const weighing = weighingOf(
      anIngredient('egg yolks', { gramsPerLiter: 1027 }),
      findBuiltInUnit('gram'),
    );
    const grams = { quantity: { min: 100, max: null }, unit: findBuiltInUnit('gram') };
    expect(showMeasure(grams, weighing, { system: 'imperial', scale: unscaled })).toMatchObject({
      amount: '3½',
      unit: 'ounces',
    });
  });
});
