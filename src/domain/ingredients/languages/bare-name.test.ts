import { describe, expect, it } from 'vitest';
import { bareName } from './bare-name.ts';

describe('A name in a sentence', () => {
  it.each([
    ['fr', 'de sel', 'sel'],
    ['fr', "d'huile d’olive", 'huile d’olive'],
    ['fr', 'd’ail', 'ail'],
    ['fr', "de l'eau", 'eau'],
    ['fr', 'de la crème', 'crème'],
    ['it', "d'acqua", 'acqua'],
    ['es', 'de harina', 'harina'],
  ])('has no word that links it to a unit: %s, %s', (language, name, bare) => {
    expect(bareName(name, language)).toBe(bare);
  });

  it.each([
    ['fr', 'sel de mer'],
    ['fr', 'De Cecco'],
    ['fr', 'de'],
    ['fr', ''],
    ['de', 'Zucker'],
    ['en', 'de sel'],
  ])('stays as it is where it begins with none: %s, %s', (language, name) => {
    expect(bareName(name, language)).toBe(name);
  });
});
