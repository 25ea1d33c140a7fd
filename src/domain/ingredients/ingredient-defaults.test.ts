import { describe, expect, test } from 'vitest';
import { ingredientDefaults } from './ingredient-defaults.ts';

describe('An ingredient of a row', () => {
  test('is measured as cooks do', () => {
    expect(ingredientDefaults('whole milk')).toMatchObject({
      defaultMetricMeasurementMethod: 'volume',
      defaultImperialMeasurementMethod: 'volume',
    });
    expect(ingredientDefaults('bread flour')).toMatchObject({
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    });
    expect(ingredientDefaults('chuck roast')).toEqual({
      title: 'chuck roast',
      gramsPerLiter: null,
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'weight',
    });
  });

  test.each(['vanilla', 'half-and-half', 'ruby port', 'Grand Marnier', 'gin', 'almond extract'])(
    'is poured: %s',
    (title) => {
      expect(ingredientDefaults(title).defaultMetricMeasurementMethod).toBe('volume');
    },
  );

  test.each([
    'cumin',
    'capers',
    'baking soda',
    'harissa',
    'walnut halves',
    'pecan halves',
    'dry milk',
    'powdered milk',
    'nonfat dry milk',
    'instant coffee',
    'dried buttermilk',
  ])('is not poured: %s', (title) => {
    expect(ingredientDefaults(title).defaultMetricMeasurementMethod).toBe('weight');
  });
});
