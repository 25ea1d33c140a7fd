import { describe, expect, test } from 'vitest';
import { ingredientInputOf } from './ingredient-input.ts';

describe('An ingredient of a row', () => {
  test('is measured as cooks do', () => {
    expect(ingredientInputOf('whole milk')).toMatchObject({
      defaultMetricMeasurementMethod: 'volume',
      defaultImperialMeasurementMethod: 'volume',
    });
    expect(ingredientInputOf('bread flour')).toMatchObject({
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    });
    expect(ingredientInputOf('chuck roast')).toEqual({
      title: 'chuck roast',
      gramsPerLiter: null,
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'weight',
    });
  });

  test.each(['vanilla', 'half-and-half', 'ruby port', 'Grand Marnier', 'gin', 'almond extract'])(
    'is poured: %s',
    (title) => {
      expect(ingredientInputOf(title).defaultMetricMeasurementMethod).toBe('volume');
    },
  );

  test.each(['cumin', 'capers', 'baking soda', 'harissa'])('is not poured: %s', (title) => {
    expect(ingredientInputOf(title).defaultMetricMeasurementMethod).toBe('weight');
  });
});
