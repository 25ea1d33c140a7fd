import { describe, expect, it } from 'vitest';
import { stepIngredients } from '../steps/step-ingredients.ts';
import { rowFromLine } from './read-row.ts';
import { nameOf, spokenName } from './row-name.ts';
import { aPantry } from './testing/pantry.ts';

const pantry = { ...aPantry(), language: 'fr' };
const row = (line: string) => rowFromLine('a', line, pantry);

describe('What a sentence calls an ingredient', () => {
  it.each([
    ['1 cuillère à café de sel', 'de sel', 'sel'],
    ["2 cuillères à soupe d'huile d'olive", "d'huile d'olive", "huile d'olive"],
    ['1 oignon', 'oignon', 'oignon'],
  ])('is no more than its name: %s', (line, beside, spoken) => {
    expect(nameOf(row(line), pantry)).toBe(beside);
    expect(spokenName(row(line), pantry)).toBe(spoken);
    const groups = [{ id: 'g', title: '', note: null, ingredientUsages: [row(line)] }];
    expect(stepIngredients(groups, [], 'fr')).toEqual([{ id: 'a', title: spoken }]);
  });
});
