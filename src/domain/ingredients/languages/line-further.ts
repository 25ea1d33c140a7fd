import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import { areSame } from '../ingredient-line/further-measures.ts';
import { at } from '../ingredient-line/tokens.ts';
import type { Range, Token } from '../ingredient-line/tokens.ts';
import { unitKindOf } from '../ingredient-line/unit-words.ts';
import type { FurtherMeasures, ParsedMeasure } from '../ingredient-line/written-measure.ts';
import { goesOn, readOpenMeasure } from './line-amount.ts';
import type { Measured } from './line-amount.ts';
import { readUnit } from './phrases.ts';
import type { Vocabulary } from './phrases.ts';

/** What else tells of the amount, and where that stands. */
export type MoreOfLine = { measures: FurtherMeasures; ranges: Range[] };

type Field = keyof FurtherMeasures;
type Found = { field: Field; measure: ParsedMeasure; range: Range };

const sums = /^(?:\+|plus|und|et|y|ed?|en|más|più)$/;
const choices = /^(?:[/=]|oder|ou|o|oppure|of)$/;
/** Before the size of each package: "2 Dosen à 400 g", "2 boîtes de 400 g". */
const ofEach = /^(?:[àáa]|je|zu|de|d'|d’|da|di|van)$/;
const multiplier = /^[x×]$/;
const mostMeasures = 3;
/** What they hold the cook tells: "2 Tassen (250 g)". */
const vessels = new Set(['mug', 'glass']);

/** Words that join the measures of a line, which no field keeps. */
export const isJoiningWord = (word: string): boolean =>
  sums.test(word) || choices.test(word) || ofEach.test(word) || multiplier.test(word);

/** Reads a measure with all that stands beside it: a sum, the same in other units, a package's size. */
export function readWithMore(
  tokens: readonly Token[],
  start: number,
  words: Vocabulary,
): { measured: Measured; more: MoreOfLine } | null {
  const multiplied = readMultiplied(tokens, start, words);
  if (multiplied) return multiplied;
  const first = readOpenMeasure(tokens, start, words);
  if (!first) return null;
  const more: MoreOfLine = { measures: {}, ranges: [] };
  let { next } = first;
  for (let count = 0; count < mostMeasures; count += 1) {
    const found = readBeside(tokens, next, { first, words });
    if (!found || more.measures[found.field]) break;
    add(more, found);
    if (found.field === 'further') excludeFurther(more);
    next = found.range[1];
  }
  return goesOn(tokens, next, words) ? null : { measured: { ...first, next }, more };
}

/** Adds what a bracket holds and nothing else: "2 Tassen (250 g) Mehl", "2 Dosen (à 400 g)". */
export function readBrackets(
  tokens: readonly Token[],
  first: Measured,
  { words, more, furtherStart }: { words: Vocabulary; more: MoreOfLine; furtherStart: number },
): void {
  for (const [index, token] of tokens.entries()) {
    const found = token.kind === 'open' ? readBracket(tokens, index + 1, { first, words }) : null;
    if (found && !more.measures[found.field]) {
      add(more, found);
      if (token.start < furtherStart) excludeFurther(more);
    }
  }
}

function add(more: MoreOfLine, { field, measure, range }: Found): void {
  more.measures = { ...more.measures, [field]: measure };
  more.ranges.push(range);
}

/** "1 Cup (200 g) plus 2 EL": what stands before a sum tells of its first amount. */
function excludeFurther({ measures }: MoreOfLine): void {
  const { alternative } = measures;
  if (alternative && measures.further) {
    measures.alternative = { ...alternative, excludesFurther: true };
  }
}

type Beside = { first: Measured; words: Vocabulary };

function readBeside(tokens: readonly Token[], index: number, beside: Beside): Found | null {
  const { lower } = at(tokens, index);
  const sum = sums.test(lower) ? readPart(tokens, index, beside) : null;
  if (sum) return { ...sum, field: 'further' };
  if (choices.test(lower)) return readSame(tokens, index, beside);
  if (ofEach.test(lower)) return readSize(tokens, index, beside);
  const next = at(tokens, index).kind === 'number' ? readPart(tokens, index - 1, beside) : null;
  return next && isSmallerPart(next.measure, measureOf(beside.first))
    ? { ...next, field: 'further' }
    : null;
}

/** The measure behind a word that joins it. */
function readPart(
  tokens: readonly Token[],
  joint: number,
  { words }: Beside,
): Omit<Found, 'field'> | null {
  const part = readOpenMeasure(tokens, joint + 1, words);
  const measure = part && measureOf(part);
  if (!measure || unitKindOf(measure.unit ?? '') !== 'measure') return null;
  const start = at(tokens, joint).kind === 'number' ? joint + 1 : joint;
  return { measure, range: [start, part.next] };
}

function readSame(tokens: readonly Token[], index: number, beside: Beside): Found | null {
  const part = readPart(tokens, index, beside);
  const first = measureOf(beside.first);
  return part && first && areSame(first, part.measure) ? { ...part, field: 'alternative' } : null;
}

function readSize(tokens: readonly Token[], index: number, beside: Beside): Found | null {
  const kind = unitKindOf(beside.first.unit?.slug ?? '');
  const part = kind === 'container' || kind === 'piece' ? readPart(tokens, index, beside) : null;
  return part && { ...part, field: 'packageSize' };
}

function readBracket(tokens: readonly Token[], index: number, beside: Beside): Found | null {
  const isEach = ofEach.test(at(tokens, index).lower);
  const part = readPart(tokens, isEach ? index : index - 1, beside);
  if (!part || at(tokens, part.range[1]).kind !== 'close') return null;
  const range: Range = [index, part.range[1]];
  const first = measureOf(beside.first);
  const kind = unitKindOf(first?.unit ?? '');
  const isSize = isEach || (kind === 'container' && first?.quantityMax === 1);
  if (isSize && (kind === 'container' || kind === 'piece')) {
    return { measure: part.measure, range, field: 'packageSize' };
  }
  const isSame = first && (vessels.has(first.unit ?? '') || areSame(first, part.measure));
  return isSame ? { measure: part.measure, range, field: 'alternative' } : null;
}

/** "2 x 400 g Dosen Tomaten": without the name of the package nobody knows what is counted. */
function readMultiplied(tokens: readonly Token[], start: number, words: Vocabulary) {
  const count = at(tokens, start);
  const isCount = count.kind === 'number' && Number.isInteger(count.value) && count.value > 0;
  if (!isCount || !multiplier.test(at(tokens, start + 1).lower)) return null;
  const size = readOpenMeasure(tokens, start + 2, words);
  const measure = size && measureOf(size);
  if (!measure || unitKindOf(measure.unit ?? '') !== 'measure') return null;
  const vessel = readUnit(tokens, size.next, words);
  if (!vessel || unitKindOf(vessel.value.slug) !== 'container') return null;
  if (goesOn(tokens, vessel.next, words)) return null;
  const measured: Measured = {
    min: count.value,
    max: count.value,
    unit: vessel.value,
    start,
    amountNext: start + 1,
    unitStart: size.next,
    unitNext: vessel.next,
    halfNext: vessel.next,
    next: vessel.next,
  };
  const ranges: Range[] = [[start + 1, size.next]];
  return { measured, more: { measures: { packageSize: measure }, ranges } };
}

function measureOf({ min, max, unit }: Measured): ParsedMeasure | null {
  return min === null || max === null || !unit
    ? null
    : { quantityMin: min, quantityMax: max, unit: unit.slug };
}

/** "1 kg 200 g", "1 lb 4 oz" */
function isSmallerPart(part: ParsedMeasure, first: ParsedMeasure | null): boolean {
  const [unit, whole] = [findBuiltInUnit(part.unit ?? ''), findBuiltInUnit(first?.unit ?? '')];
  if (!unit?.system || !whole?.system || unit.kind !== whole.kind) return false;
  return unit.system === whole.system && part.quantityMax * unit.perUnit < whole.perUnit;
}
