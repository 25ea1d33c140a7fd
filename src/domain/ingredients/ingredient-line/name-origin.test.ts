import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from './parse-ingredient-line.ts';

const states = [
  'homemade or low-sodium',
  'homemade or low-sodium canned',
  'freshly cooked or canned',
];

describe('The name beside words that tell where food is from, §3', () => {
  it.each(states)('has no "%s"', (words) => {
    expect(parseIngredientLine(`2 cups ${words} chicken broth`)).toMatchObject({
      name: 'chicken broth',
      note: words,
    });
  });

  it.each(["homemade or Nan's", 'combination of'])('has no "%s"', (words) => {
    const read = { name: 'mayonnaise', note: words };
    expect(parseIngredientLine(`2 cups ${words} mayonnaise`)).toMatchObject(read);
  });

  it.each(['or other', 'or other cut of steak'])('ends before "%s"', (end) => {
    const read = { name: 'sirloin', note: end };
    expect(parseIngredientLine(`3 pounds sirloin ${end}`)).toMatchObject(read);
  });

  it.each([
    ['medium', 'medium'],
    ['medium-size', 'medium'],
    ['large', 'large'],
  ])('has a size behind its first word: "firm %s"', (size, unit) => {
    const read = { name: 'firm tomatoes', unit };
    expect(parseIngredientLine(`6 firm ${size} tomatoes`)).toMatchObject(read);
  });
});
