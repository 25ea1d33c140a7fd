import { describe, expect, test } from 'vitest';
import { ingredientInputOf } from './ingredient-input.ts';

describe('An ingredient of a row', () => {
  test('is measured as cooks do', () => {
    expect(ingredientInputOf('whole milk', ['cup'])).toMatchObject({
      defaultMetricMeasurementMethod: 'volume',
      defaultImperialMeasurementMethod: 'volume',
    });
    expect(ingredientInputOf('bread flour', ['cup', 'tablespoon'])).toMatchObject({
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    });
    expect(ingredientInputOf('cumin', ['teaspoon'])).toMatchObject({
      defaultMetricMeasurementMethod: 'volume',
    });
    expect(ingredientInputOf('chuck roast', ['pound'])).toEqual({
      title: 'chuck roast',
      gramsPerLiter: null,
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'weight',
    });
  });
});
