import { isCompound, isNumberLike } from './amounts.ts';
import { cleanLine } from './clean-line.ts';
import { readFurtherMeasures } from './further-measures.ts';
import { readLateMeasure, readPartMeasure } from './late-measure.ts';
import { withMoreBehind } from './amount-ends.ts';
import { withArticle } from './article-amount.ts';
import { readLeadingMeasure, skipApproximations } from './leading-measure.ts';
import { readName } from './name-phrase.ts';
import type { MeasureTraits } from './name-phrase.ts';
import { ounceBeside } from './fluid-ounces.ts';
import { isWorkStart, markRemarks } from './remarks.ts';
import { textOfRole } from './role-text.ts';
import { at, isArticle, tokenize } from './tokens.ts';
import type { Range, Role, Token } from './tokens.ts';
import { markShape, readInnerSize, readTrailingUnit } from './trailing-unit.ts';
import { unitKindOf, unitOf } from './unit-words.ts';
import type { UnitKind } from './unit-words.ts';
import { hasAmount } from './written-measure.ts';
import type { FurtherMeasures, WrittenMeasure } from './written-measure.ts';

type MeasuredLine = Omit<ParsedIngredientLine, 'name' | 'preparation' | 'note'>;

/** `unit` is a slug of the platform's table; one amount has `quantityMax` equal to `quantityMin`. */
export type ParsedIngredientLine = FurtherMeasures & {
  quantityMin: number | null;
  quantityMax: number | null;
  unit: string | null;
  name: string;
  preparation: string | null;
  note: string | null;
};

/** Reads a line as a cook writes it; a line that is nothing but an amount has an empty name. */
export function parseIngredientLine(line: string): ParsedIngredientLine {
  const text = cleanLine(line);
  const tokens = tokenize(text);
  const outside = setAsideBrackets(tokens);
  const leading = readLeadingMeasure(outside);
  const isClosed = hasAmount(leading) || startsWithNumber(outside);
  const first = (isClosed ? null : readPartMeasure(outside)) ?? leading;
  const nameEnd = readName(outside, first.next, traitsOf(first, outside));
  const measure = withMoreBehind(outside, nameEnd, withArticle(outside, nameEnd, first));
  markShape(outside, [first.next, nameEnd]);
  markRemarks(outside, skipMeasure(outside, nameEnd));
  const unit = findUnit(measure, outside, nameEnd);
  const isMeasured = isClosed || hasAmount(measure) || unit !== null;
  const late = isMeasured ? null : readLateMeasure(tokens);
  const { quantityMin, quantityMax } = late ?? measure;
  const measured = { quantityMin, quantityMax, unit: late?.unit ?? unit };
  const name = textOfRole(text, tokens, 'name');
  const isUnmeasured = quantityMin === null && measured.unit === null;
  if (isUnmeasured && (name === null || isClosed)) {
    return { ...measured, name: text, preparation: null, note: null };
  }
  const further = readFurtherMeasures(tokens, measured);
  const preparation = textOfRole(text, tokens, 'preparation');
  return {
    ...withFluidOunces({ ...measured, ...further }),
    name: name ?? '',
    preparation,
    note: textOfRole(text, tokens, 'note'),
  };
}

function withFluidOunces<Amounts extends MeasuredLine>(line: Amounts): Amounts {
  const { quantityMin, quantityMax, alternative } = line;
  if (!alternative || quantityMin === null || quantityMax === null) return line;
  const main = { quantityMin, quantityMax, unit: line.unit };
  return {
    ...line,
    unit: ounceBeside(main, alternative),
    alternative: { ...alternative, unit: ounceBeside(alternative, main) },
  };
}

function skipMeasure(outside: readonly Token[], start: number): number {
  let index = start;
  while (at(outside, index).role === 'measure') index += 1;
  return index;
}

/** True where an amount would stand first, whether it could be read or not. */
function startsWithNumber(outside: readonly Token[]): boolean {
  const start = skipApproximations(outside);
  const first = isArticle(at(outside, start)) ? start + 1 : start;
  return isNumberLike(at(outside, first)) && !isCompound(outside, first + 1);
}

/** Gives what stands in brackets its role and returns the tokens outside of them. */
function setAsideBrackets(tokens: readonly Token[]): Token[] {
  const outside: Token[] = [];
  let depth = 0;
  let role: Role = 'note';
  let isAfterBrackets = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open') {
      if (depth === 0) role = isWorkStart(at(tokens, index + 1)) ? 'preparation' : 'note';
      depth += 1;
    }
    const isLone = depth === 0 && token.kind === 'close';
    const isOutermost = depth <= 1 && (token.kind === 'open' || token.kind === 'close');
    if (depth > 0 || isOutermost) {
      token.role = isOutermost ? 'gap' : role;
      isAfterBrackets = true;
      if (isLone) outside.push(token);
    } else {
      token.isAfterBrackets = isAfterBrackets;
      isAfterBrackets = false;
      outside.push(token);
    }
    if (token.kind === 'close') depth = Math.max(0, depth - 1);
  }
  return outside;
}

function traitsOf(measure: WrittenMeasure, outside: readonly Token[]): MeasureTraits {
  const isEach = [1, 2].some((back) => at(outside, measure.next - back).lower === 'each');
  return {
    isMeasured: hasAmount(measure) || measure.unit !== null,
    isCounted: hasAmount(measure) && !isEach,
    isEach,
    isWeighed: kindOf(measure) === 'measure',
    isMany: (measure.quantityMax ?? 0) > 1 && isCountedBySelf(measure),
    isRecipe: measure.unit === 'recipe',
  };
}

function findUnit(
  measure: WrittenMeasure,
  outside: readonly Token[],
  nameEnd: number,
): string | null {
  const isSize = kindOf(measure) === 'size';
  if (measure.unit !== null && !isSize) return measure.unit;
  const range: Range = [measure.next, nameEnd];
  const trailing = readTrailingUnit(outside, range);
  if (trailing === null) {
    return measure.unit ?? (hasAmount(measure) ? readInnerSize(outside, range) : null);
  }
  // In "4 large garlic cloves" the cloves are counted and the size is a remark.
  for (const token of outside.slice(0, measure.next)) {
    if (token.role === 'measure' && unitOf(token.text)?.kind === 'size') token.role = 'note';
  }
  return trailing;
}

/** "2 large potatoes", not "2 heads lettuce". */
const isCountedBySelf = (measure: WrittenMeasure): boolean =>
  measure.unit === null || kindOf(measure) === 'size';

function kindOf({ unit }: WrittenMeasure): UnitKind | null {
  return unit === null ? null : unitKindOf(unit);
}
