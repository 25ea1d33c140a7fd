import { describe, expect, it } from 'vitest';
import { findBuiltInUnit } from '../measures/built-in-units.ts';
import { readUsageTexts } from './usage-texts.ts';

const usage = {
  quantityMin: null,
  quantityMax: null,
  preparation: null,
  ingredientTitleOverride: null,
  note: null,
};
const isDoubtful = (title: string, changes: object = {}, language = 'en') =>
  readUsageTexts({ ...usage, ...changes }, { unit: null, ingredient: { title } }, language).some(
    (text) => text.isDoubtful,
  );

describe('The texts of an ingredient line that hold amounts', () => {
  it.each([
    'Tuorli 3',
    '2 1/2-ounce cans tuna',
    '1 tbsp per 2 cups water',
    '16/20 shrimp',
    'a cup and three fifths of milk',
    'one and two cups flour',
    'juice of a lemon',
    'the zest of an orange',
    'leaves of half a cabbage',
    'another egg',
    'both lemons',
  ])('tell that the title %j does not scale', (title) => {
    expect(isDoubtful(title)).toBe(true);
    expect(isDoubtful('tuna', { ingredientTitleOverride: title })).toBe(true);
  });

  it.each([
    ['en', 'eggs + 1 yolk'],
    ['en', 'onions and a half'],
    ['en', 'or 2 smaller steaks'],
    ['en', 'tomatoes with 1/2 cup juice'],
    ['fr', 'œufs + 1 jaune'],
    ['de', 'Eier und 1 Eigelb'],
    ['it', 'latte 500 ml'],
  ])('tell of %s that the title %j does not scale beside a quantity', (language, title) => {
    expect(isDoubtful(title, { quantityMin: 3 }, language)).toBe(true);
  });

  it.each([
    ['en', '5 spice powder'],
    ['en', '16/20 shrimp'],
    ['en', 'half and half'],
    ['en', '70% chocolate'],
    ['it', 'farina 00'],
    ['de', 'Mehl 405'],
    ['de', 'Weizenmehl Type 550'],
  ])('find in %s no amount in the title %j beside a quantity', (language, title) => {
    expect(isDoubtful(title, { quantityMin: 3 }, language)).toBe(false);
  });

  it.each([
    ['fr', 'cent vingt g de beurre', true],
    ['es', 'treinta y cinco g de azúcar', true],
    ['de', 'Saft einer Zitrone', true],
    ['de', 'Abrieb einer halben Zitrone', true],
    ['fr', "le jus d'un citron", true],
    ['es', 'zumo de medio limón', true],
    ['es', 'el jugo de una naranja', true],
    ['it', 'il succo di mezzo limone', true],
    ['nl', 'sap van een halve citroen', true],
    ['fr', 'un peu de sel', false],
    ['fr', 'sel, un peu', false],
    ['de', 'ein paar Tropfen Öl', false],
    ['de', 'Salz und Pfeffer', false],
    ['it', 'olio extra vergine', false],
  ])('know in %s whether %j holds a number', (language, title, isMarked) => {
    expect(isDoubtful(title, {}, language)).toBe(isMarked);
  });

  it.each([
    '00 flour',
    '2% milk',
    '7up',
    '7-bean mix',
    '180C/350F oven',
    'cream of mushroom soup',
    'salt of a sort',
    'eggs',
    '',
  ])('find no amount in the title %j', (title) => {
    expect(isDoubtful(title)).toBe(false);
  });

  it.each([
    ['fr', 'environ 600 g', true],
    ['de', 'von 2 Zitronen', true],
    ['nl', 'van 1 citroen', true],
    ['es', 'con 600 g', true],
    ['de', 'davon 100 minus 20', true],
    ['de', 'Type 405', false],
    ['it', 'tipo 00', false],
    ['fr', '20 min', false],
    ['de', '5 cm lang', false],
  ])('mark in %s the remark %j: %s', (language, note, isMarked) => {
    const texts = readUsageTexts(
      { ...usage, quantityMin: 2, note },
      { unit: null, ingredient: { title: 'x' } },
      language,
    );
    expect(texts.some((text) => text.isDoubtful)).toBe(isMarked);
  });

  it.each([
    [400, '14 oz', false],
    [14, '400 g', false],
    [14, '400g', false],
    [14, '800 g', true],
    [400, '28 oz', true],
  ])('know whether packages of %d are told once more by %j', (quantityMin, note, isMarked) => {
    const packageSize = { quantityMin, quantityMax: null, unitId: 'any' };
    const texts = readUsageTexts(
      { ...usage, note, quantityMin: 2, packageSize },
      { unit: findBuiltInUnit('can'), ingredient: null },
      'en',
    );
    expect(texts.some((text) => text.isDoubtful)).toBe(isMarked);
  });

  it('take a weight beside one package for its size, unless the size is told elsewhere', () => {
    const packed = (changes: object) =>
      readUsageTexts(
        { ...usage, note: '400 g', ...changes },
        { unit: findBuiltInUnit('can'), ingredient: null },
        'en',
      );
    expect(packed({ quantityMin: 1 })).toEqual([]);
    const packageSize = { quantityMin: 400, quantityMax: null, unitId: 'gram' };
    expect(packed({ quantityMin: 1, packageSize })).toMatchObject([{ isDoubtful: false }]);
    expect(packed({ quantityMin: 2 })).toMatchObject([{ isDoubtful: true }]);
  });
});
