import { describe, expect, test } from 'vitest';
import { ingredientNamed, ingredientOfRow, type Pantry } from '../ingredient-rows/pantry.ts';
import { ingredientsNamed } from '../ingredient-rows/suggest.ts';
import { entryOf } from './entry-of.ts';
import { namedSo } from './find-named.ts';

const potato = {
  id: 'potato',
  title: 'potato',
  gramsPerLiter: null,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'weight',
  formerly: [{ id: 'spud', title: 'spud' }],
} as const;
const pantry: Pantry = { units: [], ingredients: [potato], language: 'en' };

describe('What was merged', () => {
  test('is found by its own id and name', () => {
    expect(entryOf([potato], 'spud')).toBe(potato);
    expect(entryOf([potato], 'leek')).toBeNull();
    expect(ingredientOfRow({ ingredientId: 'spud' }, pantry)).toBe(potato);
    expect(ingredientNamed('Spud', pantry)).toBe(potato);
    expect(ingredientsNamed('spu', pantry, 5)).toEqual([potato]);
    expect(namedSo([potato], 'Spud', 'en')).toBe(potato);
  });

  test('comes behind what has the name today', () => {
    const spud = { ...potato, id: 'other', title: 'spud', formerly: [] };
    const both = { ...pantry, ingredients: [potato, spud] };
    expect(ingredientNamed('spud', both)).toBe(spud);
    expect(ingredientsNamed('spud', both, 5)).toEqual([spud, potato]);
  });
});
