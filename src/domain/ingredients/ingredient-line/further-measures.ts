import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import type { MeasuredUnit } from '../../measures/units.ts';
import { comesFrom, goesOn, readAmount } from './amounts.ts';
import type { ReadAmount } from './amounts.ts';
import { at, isBorder, setRole } from './tokens.ts';
import type { Token } from './tokens.ts';
import { readUnit, unitKindOf } from './unit-words.ts';
import { hasAmount } from './written-measure.ts';
import type { FurtherMeasures, ParsedMeasure, WrittenMeasure } from './written-measure.ts';

type Main = Pick<WrittenMeasure, 'quantityMin' | 'quantityMax' | 'unit'>;
type Field = keyof FurtherMeasures;

/** A measure among the remarks, from `start` to `next`, and how it is joined to the first one. */
type Remark = {
  start: number;
  next: number;
  measure: ParsedMeasure;
  joint: 'sum' | 'choice' | null;
  isEach: boolean;
  isDashed: boolean;
  isBeforeName: boolean;
  isInBrackets: boolean;
};

const sums = new Set(['plus', '+', 'and']);
const choices = new Set(['or', '=']);
const lengths = new Set(['inch', 'centimeter']);
/** Cooks round: 4 oz are 115 g, and a pint is half a litre. */
const closestRatio = 0.75;
/** Grams in a millilitre, from puffed rice to syrup. */
const lightest = 0.03;
const heaviest = 1.8;

/** Takes from the remarks what else tells of the amount: a sum, the same in other units, a size. */
export function readFurtherMeasures(tokens: readonly Token[], main: Main): FurtherMeasures {
  const found: FurtherMeasures = {};
  if (!hasAmount({ ...main, next: 0 })) return found;
  const firstName = tokens.findIndex(({ role }) => role === 'name');
  for (let index = 0; index < tokens.length; index += 1) {
    const remark = isRunStart(tokens, index) ? readRemark(tokens, index, firstName) : null;
    const field = remark && fieldOf(remark, main);
    if (remark && field && !found[field]) {
      found[field] = remark.measure;
      setRole(tokens, [remark.start, remark.next], 'measure');
      index = remark.next - 1;
    }
  }
  return found;
}

function isRunStart(tokens: readonly Token[], index: number): boolean {
  const [token, before] = [at(tokens, index), at(tokens, index - 1)];
  return token.role === 'note' && (before.role !== 'note' || isBorder(tokens, index - 1));
}

function readRemark(tokens: readonly Token[], start: number, firstName: number): Remark | null {
  const joint = jointOf(at(tokens, start));
  const isJoined = joint !== null || at(tokens, start).kind === 'slash';
  const amount = readAmountOf(tokens, start, isJoined ? start + 1 : start);
  if (!amount) return null;
  const isDashed = at(tokens, amount.next).kind === 'dash';
  const unit = readUnit(tokens, isDashed ? amount.next + 1 : amount.next);
  if (!unit || lengths.has(unit.slug)) return null;
  const isEach = at(tokens, unit.next).lower === 'each';
  const next = isEach ? unit.next + 1 : unit.next;
  if (!isEnd(tokens, next)) return null;
  return {
    start,
    next,
    measure: { quantityMin: amount.min, quantityMax: amount.max, unit: unit.slug },
    joint,
    isEach,
    isDashed,
    isBeforeName: start < firstName,
    isInBrackets: at(tokens, start - 1).kind === 'open',
  };
}

function readAmountOf(tokens: readonly Token[], start: number, first: number): ReadAmount | null {
  const isTorn = at(tokens, start - 1).role === 'note' && comesFrom(tokens, start);
  if (isTorn || at(tokens, first).role !== 'note') return null;
  const amount = readAmount(tokens, first);
  return amount && !goesOn(tokens, amount.next) ? amount : null;
}

function isEnd(tokens: readonly Token[], index: number): boolean {
  const { role, lower, kind } = at(tokens, index);
  return role !== 'note' || sums.has(lower) || kind === 'slash' || isBorder(tokens, index);
}

function jointOf({ lower }: Token): Remark['joint'] {
  if (sums.has(lower)) return 'sum';
  return choices.has(lower) ? 'choice' : null;
}

function fieldOf(remark: Remark, main: Main): Field | null {
  if (remark.joint === 'sum') return 'further';
  const kind = main.unit === null ? null : unitKindOf(main.unit);
  if (kind === 'measure') return measuredField(remark, main);
  const isMeasure = unitKindOf(remark.measure.unit ?? '') === 'measure';
  if (!isMeasure || remark.joint !== null) return null;
  const isSize = remark.isEach || remark.isDashed || remark.isBeforeName || kind === 'container';
  if (isSize) return 'packageSize';
  return main.quantityMax === 1 ? 'alternative' : null;
}

/** "1 lb 4 oz" is a sum; "1 cup (250 ml)" the same twice, if the numbers say so. */
function measuredField({ measure, joint, isInBrackets, isEach }: Remark, main: Main): Field | null {
  const unit = sized(main.unit);
  const other = sized(measure.unit);
  if (!unit || !other || isEach || main.quantityMax === null) return null;
  const amounts = [main.quantityMax * unit.perUnit, measure.quantityMax * other.perUnit] as const;
  if (isSame(amounts, [unit, other])) return 'alternative';
  const isSmaller = unit.kind === other.kind && amounts[1] < unit.perUnit;
  const isPart = isSmaller && unit.system === other.system && joint === null;
  return isPart && !isInBrackets ? 'further' : null;
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
