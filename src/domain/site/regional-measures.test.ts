import { describe, expect, it } from 'vitest';
import { measuresOf } from './regional-measures.ts';

describe('What a region measures by', () => {
  it.each(['en', 'en-US', 'es-US'])('is US customary for %s', (language) => {
    expect(measuresOf(language)).toEqual({
      defaultMeasurementSystem: 'imperial',
      defaultTemperatureSystem: 'fahrenheit',
    });
  });

  it.each(['de', 'fi', 'en-GB', 'en-AU', 'es', 'pt-BR', 'ja', 'ar'])(
    'is metric for %s',
    (language) => {
      expect(measuresOf(language)).toEqual({
        defaultMeasurementSystem: 'metric',
        defaultTemperatureSystem: 'celsius',
      });
    },
  );
});
