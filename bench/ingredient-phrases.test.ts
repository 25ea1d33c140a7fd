import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from '#domain/ingredients/ingredient-line/parse-ingredient-line.ts';
import { isForDevelopment, judge, measureParsing } from './ingredient-phrases.ts';

const folder = new URL('../../shared/data/ingredient-phrases/', import.meta.url);
const phrases = new URL('phrases.jsonl', folder);
const metricPhrases = new URL('phrases-metric.jsonl', folder);
const isAbsent = !existsSync(folder);
const absence = 'the development data folder is absent';

const label = {
  input: '2 cups chopped onions',
  unit: 'cup',
  name: 'onions',
  preparation: 'chopped',
  quantityMin: 2,
  quantityMax: 2,
  simple: true,
};

describe('Judging a parsed line, design §15', () => {
  const parsed = parseIngredientLine(label.input);
  const right = { quantity: true, unit: true, name: true, settledName: true };

  it('accepts the label', () => {
    expect(judge(label, parsed)).toEqual(right);
  });

  it('sets aside case and punctuation of a name and the number of a unit', () => {
    expect(judge({ ...label, name: ' Onions,', unit: 'cups' }, parsed)).toEqual(right);
  });

  it('lets a third be written in three digits', () => {
    const third = parseIngredientLine('1/3 cup onions');
    expect(judge({ ...label, quantityMin: 0.333, quantityMax: 0.333 }, third)).toEqual(right);
  });

  it('counts a preparation in the name against the strict name alone', () => {
    const verdict = judge({ ...label, name: 'chopped onions', preparation: null }, parsed);
    expect(verdict).toEqual({ ...right, name: false });
  });

  it('rejects another amount, unit and name', () => {
    const other = { ...label, quantityMax: 3, unit: null, name: 'red onions' };
    const wrong = { quantity: false, unit: false, name: false, settledName: false };
    expect(judge(other, parsed)).toEqual(wrong);
  });

  it('halves the rows the same way every time', () => {
    expect(isForDevelopment({ input: '2 teaspoons honey' })).toBe(true);
    expect(isForDevelopment({ input: '1 vanilla bean, split and scraped of pulp' })).toBe(false);
  });
});

describe('Reading labelled ingredient phrases, design §15', () => {
  it('is right on the simple rows of the first file', ({ skip }) => {
    skip(isAbsent, absence);
    const report = measureParsing(phrases);
    expect(report.rows).toBe(4460);
    expect(report.all).toBeGreaterThan(95);
    expect(report.quantity).toBeGreaterThan(99.5);
    expect(report.unit).toBeGreaterThan(99);
    expect(report.name).toBeGreaterThan(94.6);
    expect(report.settledName).toBeGreaterThan(96);
    expect(report.settledAll).toBeGreaterThan(95.6);
    expect(report.perSecond).toBeGreaterThan(5000);
  });

  it('is right on the second half of them', ({ skip }) => {
    skip(isAbsent, absence);
    const { heldOut } = measureParsing(phrases);
    expect(heldOut.rows).toBe(2304);
    expect(heldOut.all).toBeGreaterThan(91.5);
    expect(heldOut.quantity).toBeGreaterThan(99.5);
    expect(heldOut.unit).toBeGreaterThan(98.5);
    expect(heldOut.settledAll).toBeGreaterThan(94.5);
  });

  it('is right on the metric file, whose names hold the preparation', ({ skip }) => {
    skip(isAbsent, absence);
    const report = measureParsing(metricPhrases);
    expect(report.rows).toBe(1500);
    expect(report.quantity).toBeGreaterThan(96);
    expect(report.unit).toBeGreaterThan(96.5);
    expect(report.settledName).toBeGreaterThan(89);
  });
});
