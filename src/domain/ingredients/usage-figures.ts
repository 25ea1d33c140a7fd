import type { ReadText } from '../cooking/read-text.ts';
import { formatAmount } from '../measures/fractions.ts';
import type { MeasureFigures } from '../measures/quantity.ts';
import { withThirds } from '../measures/written-thirds.ts';
import { findMeasuredUnit, notationOf } from '../measures/units.ts';
import type { UnitName } from '../measures/units.ts';
import type { IngredientUsage, UsageMeasure } from '../recipe/recipe.ts';
import { usageMeasures } from '../recipe/recipe.ts';
import { decimalMarkOf } from '../text/language.ts';
import { plainLine } from './ingredient-line/clean-line.ts';
import { at, tokenize } from './ingredient-line/tokens.ts';
import type { Token } from './ingredient-line/tokens.ts';

type Measures = Pick<
  IngredientUsage,
  'quantityMin' | 'quantityMax' | 'unitId' | (typeof usageMeasures)[number]
>;
type UnitOf = (id: string) => UnitName | null;

/** Between the whole and the part of "1 and 1/2", "1-1/2", "2 und 1/2". */
const joint = /^(?:and|und|et|y|e|en|[&+–-])$/;
const comparedDigits = 6;

/** How a cook wrote the amounts of a line, where the line as it was typed holds them in digits. */
export function writtenFigures(
  usage: Measures & Pick<IngredientUsage, 'writtenAs'>,
): MeasureFigures | null {
  if (usage.writtenAs === undefined) return null;
  const written = figuresByValue(usage.writtenAs);
  return figuresFrom(usage, (measure) => figureIn(written, measure));
}

/** Those of them that a page would write in another way: "3/4 l" is not 0.75 of one. */
export function figuresBeside(
  usage: Measures & { figures?: MeasureFigures },
  unitOf: UnitOf,
  language: string,
): { figures?: MeasureFigures } {
  const { figures } = usage;
  if (!figures) return {};
  const mark = decimalMarkOf(language);
  const own = figuresFrom(usage, (measure, field) => {
    const figure = figures[field];
    const isAlike = figure === shownOf(measure, unitOf(measure.unitId ?? ''));
    return figure === undefined || isAlike ? null : figure.replaceAll('.', mark);
  });
  return own ? { figures: own } : {};
}

/** The amounts of a text with their figures, each looked for in the whole of the text. */
export function withFigures(read: ReadText): ReadText {
  const written = figuresByValue(read.text);
  const parts = read.parts.map((part) => {
    if (typeof part === 'string') return part;
    const { quantityMin, quantityMax, unit } = part;
    const measure = { quantityMin, quantityMax, unitId: null };
    const figure = figureIn(written, measure);
    const isAlike = figure === shownOf(measure, unit === null ? null : findMeasuredUnit(unit));
    return figure === null || isAlike ? part : { ...part, figure };
  });
  return { ...read, parts };
}

function figureIn(written: ReadonlyMap<string, string>, measure: UsageMeasure): string | null {
  const ends = endsOf(measure).map((end) => written.get(keyOf(end)));
  return ends.every((end) => end !== undefined) ? ends.join('–') : null;
}

type Field = keyof MeasureFigures;

function figuresFrom(
  usage: Measures,
  figureOf: (measure: UsageMeasure, field: Field) => string | null,
): MeasureFigures | null {
  const { quantityMin, quantityMax, unitId } = usage;
  const main = quantityMin === null ? undefined : { quantityMin, quantityMax, unitId };
  const found = (['quantity', ...usageMeasures] as const).flatMap((field) => {
    const measure = field === 'quantity' ? main : usage[field];
    const figure = measure ? figureOf(measure, field) : null;
    return figure === null ? [] : [[field, figure] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

const endsOf = ({ quantityMin: min, quantityMax: max }: UsageMeasure): number[] =>
  max === null || max === min ? [min] : [min, max];

function shownOf(measure: UsageMeasure, unit: UnitName | null): string {
  const { quantityMin: min, quantityMax: max } = measure;
  const exact = withThirds({ min, max }, unit);
  return endsOf({ ...measure, quantityMin: exact.min, quantityMax: exact.max })
    .map((end) => formatAmount(end, notationOf(unit)))
    .join('–');
}

const keyOf = (value: number): string => value.toFixed(comparedDigits);

/** How each number of a line is written, by its value; the first of a value counts. */
function figuresByValue(line: string): Map<string, string> {
  const tokens = tokenize(plainLine(line));
  const figures = new Map<string, string>();
  const add = (value: number, figure: string) => {
    if (!figures.has(keyOf(value))) figures.set(keyOf(value), figure);
  };
  for (const [index, token] of tokens.entries()) {
    const part = partBehind(tokens, index);
    if (part) add(token.value + part.value, fractionFigure(token.value, part));
    if (token.kind === 'number' && (token.grouping === null || token.grouping === 'slash')) {
      add(token.value, figureOfToken(token));
    }
  }
  return figures;
}

/** The fraction that a whole number goes on with. */
function partBehind(tokens: readonly Token[], index: number): Token | null {
  const { kind, value } = at(tokens, index);
  if (kind !== 'number' || !Number.isInteger(value)) return null;
  const next = joint.test(at(tokens, index + 1).lower) ? index + 2 : index + 1;
  const part = at(tokens, next);
  return isFraction(part) && part.value < 1 ? part : null;
}

const isFraction = ({ kind, text }: Token): boolean =>
  kind === 'number' && /[/⁄∕]|\P{Nd}$/u.test(text);

const figureOfToken = (token: Token): string =>
  isFraction(token) ? fractionFigure(0, token) : String(token.value);

/** With the sign that stands for a fraction, where there is one. */
function fractionFigure(whole: number, { value, text }: Pick<Token, 'value' | 'text'>): string {
  const figure = formatAmount(whole + value, 'fraction');
  if (!figure.includes('.')) return figure;
  return whole === 0 ? text : `${whole} ${text}`;
}
