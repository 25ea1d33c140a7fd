import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import type { MeasuredUnit } from '../../measures/units.ts';
import { comesFrom, goesOn, readAmount } from './amounts.ts';
import type { ReadAmount } from './amounts.ts';
import { multiplier } from './leading-measure.ts';
import { at, isBorder, setRole } from './tokens.ts';
import type { Range, Token } from './tokens.ts';
import { readUnit, unitKindOf } from './unit-words.ts';
import type { UnitKind } from './unit-words.ts';
import { hasAmount } from './written-measure.ts';
import type { FurtherMeasures, ParsedMeasure, WrittenMeasure } from './written-measure.ts';

type Main = Pick<WrittenMeasure, 'quantityMin' | 'quantityMax' | 'unit'> & { isButter?: boolean };
type Field = keyof FurtherMeasures;

/** Where the first measure and the name of a line stand. */
type Places = { measureEnd: number; firstName: number };

/** Where a remark stands among them; `isBeside` what tells of the first measure without a gap. */
type Place = {
  isBeforeUnit: boolean;
  isBeforeName: boolean;
  isBeside: boolean;
  isInBrackets: boolean;
};

/** A measure among the remarks, from `start` to `next`, and how it is joined to the first one. */
type Remark = Place & {
  start: number;
  next: number;
  measure: ParsedMeasure;
  joint: 'sum' | 'choice' | null;
  isEach: boolean;
  /** It is written as a size: "28-ounce", "x 400 g". */
  isSized: boolean;
};

const sums = new Set(['plus', '+', 'and']);
const choices = new Set(['or', '=']);
const lengths = new Set(['inch', 'centimeter']);
const inSticks = /^(?:butter|margarine|shortening)$/;
/** A stick of butter by volume and by weight. */
const stick = { volume: 118.294, weight: 113.398 };
/** Cooks round: 4 oz are 115 g, and a pint is half a litre. */
const closestRatio = 0.75;
/** Grams in a millilitre, from puffed rice to syrup. */
const lightest = 0.03;
const heaviest = 1.8;

/** Takes from the remarks what else tells of the amount: a sum, the same in other units, a size. */
export function readFurtherMeasures(tokens: readonly Token[], first: Main): FurtherMeasures {
  const found: FurtherMeasures = {};
  const isButter = tokens.some(({ role, lower }) => role === 'name' && inSticks.test(lower));
  const main = { ...first, isButter };
  if (!hasAmount({ ...main, next: 0 })) return found;
  const places = placesOf(tokens);
  const order: Field[] = [];
  let parallel: Range | null = null;
  for (let index = 0; index < tokens.length; index += 1) {
    const remark = isRunStart(tokens, index) ? readRemark(tokens, index, places) : null;
    const field = remark && fieldOf(remark, main);
    const isOwn = field === 'alternative' && isOfOtherSystem(remark, found, main);
    // What it stood for stays in the note.
    if (isOwn && parallel) setRole(tokens, parallel, 'note');
    if (remark && field && (isOwn || !found[field])) {
      if (field === 'alternative') parallel = [remark.start, remark.next];
      found[field] = remark.measure;
      order.push(field);
      setRole(tokens, [remark.start, remark.next], 'measure');
      if (remark.isBeside) places.measureEnd = remark.next;
      index = remark.next - 1;
    }
  }
  return order[0] === 'alternative' ? withoutFurther(found) : found;
}

/** A sum that comes behind the same in other units is not a part of that. */
function withoutFurther(found: FurtherMeasures): FurtherMeasures {
  const { alternative, further } = found;
  if (!alternative || !further) return found;
  return { ...found, alternative: { ...alternative, excludesFurther: true } };
}

/** Of several parallels the one counts that readers of the other system ask for: "1 cup (2 sticks; 226g)". */
function isOfOtherSystem(
  remark: Remark | null,
  { alternative }: FurtherMeasures,
  main: Main,
): boolean {
  const unit = sized(main.unit);
  if (!remark || !alternative || (!unit && main.unit !== 'stick')) return false;
  const system = unit?.system ?? 'imperial';
  const known = sized(alternative.unit)?.system ?? system;
  return known === system && (sized(remark.measure.unit)?.system ?? system) !== system;
}

function placesOf(tokens: readonly Token[]): Places {
  const firstName = tokens.findIndex(({ role }) => role === 'name');
  const measureEnd = tokens.findLastIndex(({ role }) => role === 'measure') + 1;
  return { measureEnd, firstName };
}

function isRunStart(tokens: readonly Token[], index: number): boolean {
  const [token, before] = [at(tokens, index), at(tokens, index - 1)];
  return token.role === 'note' && (before.role !== 'note' || isBorder(tokens, index - 1));
}

function readRemark(tokens: readonly Token[], start: number, places: Places): Remark | null {
  const joint = jointOf(at(tokens, start));
  const isJoined = joint !== null || at(tokens, start).kind === 'slash';
  const amount = readAmountOf(tokens, start, isJoined ? start + 1 : start);
  if (!amount) return null;
  const isDashed = at(tokens, amount.next).kind === 'dash';
  const unit = readUnit(tokens, isDashed ? amount.next + 1 : amount.next);
  if (!unit || lengths.has(unit.slug)) return null;
  const isEach = at(tokens, unit.next).lower === 'each';
  const next = isEach ? unit.next + 1 : unit.next;
  const place = placeIn(tokens, start, places);
  if (!isEnd(tokens, next, place)) return null;
  if (joint === 'sum' && !isAddition(tokens, [places.measureEnd, start], place)) return null;
  return {
    start,
    next,
    measure: { quantityMin: amount.min, quantityMax: amount.max, unit: unit.slug },
    joint,
    isEach,
    isSized:
      isDashed ||
      multiplier.test(at(tokens, start - 1).lower) ||
      (place.isBeforeName && isAdjective(at(tokens, unit.start), amount)),
    ...place,
  };
}

/** The singular of "4 (6 ounce) chicken breasts" tells of each, as "6-ounce" does. */
function isAdjective({ lower }: Token, { max }: ReadAmount): boolean {
  return max > 1 && /^(?:gram|ounce|pound)$/.test(lower);
}

function placeIn(
  tokens: readonly Token[],
  start: number,
  { measureEnd, firstName }: Places,
): Place {
  const isUnitFirst = firstName < 0 || measureEnd <= firstName;
  return {
    isBeforeUnit: start < measureEnd && isUnitFirst,
    isBeforeName: start < firstName,
    isBeside: start === measureEnd || isBehindComma(tokens, start, measureEnd),
    isInBrackets: depthAt(tokens, start) > 0,
  };
}

/** "1 lb, 4 oz beef" */
const isBehindComma = (tokens: readonly Token[], start: number, measureEnd: number): boolean =>
  start === measureEnd + 1 &&
  at(tokens, measureEnd).kind === 'comma' &&
  /^(?:lbs?|pounds?|\.)$/.test(at(tokens, measureEnd - 1).lower);

function depthAt(tokens: readonly Token[], index: number): number {
  let depth = 0;
  for (const { kind } of tokens.slice(0, index)) {
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth = Math.max(0, depth - 1);
  }
  return depth;
}

/** Brackets and what follows another number tell of parts: "1 cup, divided (3/4 cup + 1/4 cup)". */
function isAddition(tokens: readonly Token[], [from, to]: Range, { isInBrackets }: Place): boolean {
  if (isInBrackets) return false;
  let depth = 0;
  for (const token of tokens.slice(from, to)) {
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (depth === 0 && token.kind === 'number' && token.role !== 'name') return false;
  }
  return true;
}

function readAmountOf(tokens: readonly Token[], start: number, first: number): ReadAmount | null {
  const isTorn = at(tokens, start - 1).role === 'note' && comesFrom(tokens, start);
  if (isTorn || at(tokens, first).role !== 'note') return null;
  const amount = readAmount(tokens, first);
  return amount && !goesOn(tokens, amount.next) ? amount : null;
}

function isEnd(tokens: readonly Token[], index: number, { isBeside }: Place): boolean {
  const { role, lower, kind } = at(tokens, index);
  const isBeforeSum = isBeside && sums.has(lower);
  return role !== 'note' || isBeforeSum || kind === 'slash' || isBorder(tokens, index);
}

function jointOf({ lower }: Token): Remark['joint'] {
  if (sums.has(lower)) return 'sum';
  return choices.has(lower) ? 'choice' : null;
}

function fieldOf(remark: Remark, main: Main): Field | null {
  if (remark.joint === 'sum') return 'further';
  if (isOfSticks(remark, main)) return 'alternative';
  const kind = main.unit === null ? null : unitKindOf(main.unit);
  if (kind === 'measure') return measuredField(remark, main);
  const isMeasure = unitKindOf(remark.measure.unit ?? '') === 'measure';
  return isMeasure && remark.joint === null ? countedField(remark, kind, main) : null;
}

/** "1 cup (2 sticks) butter", "2 sticks (1 cup) butter": eight tablespoons each. */
function isOfSticks({ measure, isEach }: Remark, main: Main): boolean {
  const units = [main.unit, measure.unit];
  const other = sized(units.find((unit) => unit !== 'stick') ?? null);
  if (!main.isButter || !units.includes('stick') || !other || isEach) return false;
  const perUnit = (unit: string | null) => (unit === 'stick' ? stick[other.kind] : other.perUnit);
  const [own, same] = [
    (main.quantityMax ?? 0) * perUnit(main.unit),
    measure.quantityMax * perUnit(measure.unit),
  ];
  return Math.min(own, same) / Math.max(own, same) >= closestRatio;
}

/** A measure beside several things may be that of all: "2 sticks (1 cup) butter". */
function countedField(remark: Remark, kind: UnitKind | null, main: Main): Field | null {
  const isPackaged = remark.isBeforeUnit && (kind === 'container' || kind === 'piece');
  if (remark.isEach || remark.isSized || isPackaged) return 'packageSize';
  if (main.quantityMax === null || main.quantityMax > 1) return null;
  const isWhole = main.quantityMax === 1;
  const isSize = isWhole && (remark.isBeforeName || kind === 'container');
  return isSize ? 'packageSize' : 'alternative';
}

/** "1 lb 4 oz" is a sum; "1 cup (250 ml)" the same twice, if the numbers say so. */
function measuredField(remark: Remark, main: Main): Field | null {
  const { measure, joint, isEach } = remark;
  const unit = sized(main.unit);
  const other = sized(measure.unit);
  if (!unit || !other || isEach || main.quantityMax === null) return null;
  const amounts = [main.quantityMax * unit.perUnit, measure.quantityMax * other.perUnit] as const;
  const isOther = main.unit !== measure.unit;
  if (isOther && isSame(amounts, [unit, other])) return 'alternative';
  const isSmaller = unit.kind === other.kind && amounts[1] < unit.perUnit;
  const isPart = isSmaller && unit.system === other.system && joint === null;
  return isPart && isOther && remark.isBeside ? 'further' : null;
}

/** True of two measures in different units that may be the same amount. */
export function areSame(measure: ParsedMeasure, other: ParsedMeasure): boolean {
  const [unit, second] = [sized(measure.unit), sized(other.unit)];
  if (!unit || !second || measure.unit === other.unit) return false;
  const amounts = [measure.quantityMax * unit.perUnit, other.quantityMax * second.perUnit] as const;
  return isSame(amounts, [unit, second]);
}

function isSame(
  [first, second]: readonly [number, number],
  [unit, other]: readonly [MeasuredUnit, MeasuredUnit],
): boolean {
  if (unit.kind === other.kind) {
    return Math.min(first, second) / Math.max(first, second) >= closestRatio;
  }
  const density = unit.kind === 'weight' ? first / second : second / first;
  return density >= lightest && density <= heaviest;
}

function sized(slug: string | null): MeasuredUnit | null {
  const unit = slug === null ? null : findBuiltInUnit(slug);
  return unit?.system ? unit : null;
}
