import { singularWord, pluralWord } from '../english-plurals.ts';
import { isNumberLike, isSubtraction, readAmount, readWholeAmount } from './amounts.ts';
import {
  isDescription,
  nameEnders,
  ownParts,
  praises,
  qualityWords,
  states,
  tinnedLiquids,
} from './cooking-words.ts';
import { readNextItem, readNounList } from './noun-list.ts';
import { isLaterWork, manners, readEitherState, readOrigin, readWork } from './preparations.ts';
import { at, isBorder, isConjunction, isParting, setRole, skipPeriod } from './tokens.ts';
import type { Role, Token } from './tokens.ts';
import { readUnit, unitOf } from './unit-words.ts';
import { wordSet } from './word-set.ts';
import { readLength } from './written-sizes.ts';

/** What the measure tells of the words after it. */
export type MeasureTraits = {
  isMeasured: boolean;
  isCounted: boolean;
  isWeighed: boolean;
  /** More than one of what is named. */
  isMany: boolean;
  /** Of each of several: "1 tsp each: cumin, mace". */
  isEach: boolean;
  /** So much of another recipe, under its own title. */
  isRecipe: boolean;
};

type Walk = MeasureTraits & {
  readonly tokens: readonly Token[];
  /** A word that names the ingredient has been passed. */
  hasNoun: boolean;
  /** What follows is a second ingredient, after "and" or "or". */
  isSecond: boolean;
};

/** The role of the tokens up to `next`, or the end of the name. */
type Step = { role: Role; next: number } | 'stop';

const prepositions = wordSet('in of with');
const alternatives = wordSet('or');
const enumerations = wordSet('and or');
const idleSizes = wordSet('big extra-large large');
const afterLeadingOr = wordSet(`
  a about additional an another as enough equivalent half if less more so some substitute to until use
`);
const leadingNotes = wordSet('about additional approximately divided optional optionally');
const shortestSentenceWord = 4;
const flavors = /^(?:flavou?red|marbled|seasoned)$/;

/** Marks the words of the name and the work and notes among them, and says where the name ends. */
export function readName(tokens: readonly Token[], start: number, traits: MeasureTraits): number {
  const walk: Walk = { ...traits, tokens, hasNoun: false, isSecond: false };
  let index = start;
  while (index < tokens.length) {
    const step = stepFrom(walk, index);
    if (step === 'stop') return index;
    setRole(tokens, [index, step.next], step.role);
    index = step.next;
  }
  return index;
}

function stepFrom(walk: Walk, index: number): Step {
  const { tokens } = walk;
  const token = at(tokens, index);
  if (token.kind === 'comma') return stepFromComma(walk, index);
  if (token.kind === 'word') return stepFromWord(walk, index);
  if (token.kind === 'number') return stepFromNumber(walk, index);
  const isSum = /^[+=]$/.test(token.text) && at(tokens, index + 1).kind === 'number';
  if (isSum && walk.hasNoun) return 'stop';
  if (token.kind === 'slash' && token.isSpaced) walk.isSecond = true;
  const isStop = token.kind === 'break' || isParting(tokens, index) || isPeriod(tokens, index);
  return isStop && walk.hasNoun ? 'stop' : keep(index);
}

function stepFromComma(walk: Walk, index: number): Step {
  const { tokens } = walk;
  const before = at(tokens, index - 1);
  if (before.role !== 'name' || index === 0) return { role: 'gap', next: index + 1 };
  if (walk.isEach) {
    const item = readNextItem(tokens, index);
    return item === null ? 'stop' : { role: 'name', next: item };
  }
  if (isConjunction(at(tokens, index + 1))) return 'stop';
  if (isDescription(before.lower) && isNameAfterComma(walk, index)) return keep(index);
  const isOne = walk.isCounted && (!walk.isWeighed || at(tokens, index).isAfterBrackets);
  const end = readNounList(tokens, index, isOne ? alternatives : enumerations);
  return end === null ? 'stop' : { role: 'name', next: end };
}

function stepFromWord(walk: Walk, index: number): Step {
  const { tokens } = walk;
  const token = at(tokens, index);
  if (isConjunction(token)) return stepFromConjunction(walk, index);
  if (prepositions.has(token.lower)) return stepFromPreposition(walk, index);
  const numbering = readNumbering(tokens, index);
  if (numbering !== null) return { role: 'name', next: numbering };
  const isEnder = nameEnders.has(token.lower) || isSubtraction(tokens, index);
  if (isEnder) return stepFromEnder(walk, index);
  const work = stepFromWork(walk, index);
  if (work) return work;
  const aside = readEitherAside(walk, index);
  if (aside !== null && isNameAhead(walk, aside)) return { role: 'note', next: aside };
  if (!isDescription(token.lower)) walk.hasNoun = true;
  return keep(index);
}

/** The end of "No. 2", as in "ziti No. 2", or null. */
function readNumbering(tokens: readonly Token[], index: number): number | null {
  if (!/^nos?$/.test(at(tokens, index).lower)) return null;
  const number = skipPeriod(tokens, index + 1);
  return at(tokens, number).kind === 'number' ? number + 1 : null;
}

/** "To taste" alone has to name what it can; "1 cup for the pan" has no name. */
function stepFromEnder({ tokens, hasNoun, isMeasured }: Walk, index: number): Step {
  if (hasNoun) return 'stop';
  if (leadingNotes.has(at(tokens, index).lower)) return { role: 'note', next: index + 1 };
  return isMeasured ? 'stop' : keep(index);
}

function stepFromConjunction(walk: Walk, index: number): Step {
  const { tokens } = walk;
  if (!walk.hasNoun) return isMeasureAhead(tokens, index + 1) ? 'stop' : keep(index);
  const isLeaving = at(tokens, index).lower === 'or' && isLeadingAway(walk, index);
  if (isLeaving || at(tokens, index + 1).kind === 'number' || isBorder(tokens, index + 1)) {
    return 'stop';
  }
  walk.isSecond = true;
  return keep(index);
}

function stepFromPreposition({ tokens, hasNoun, isWeighed }: Walk, index: number): Step {
  const { lower } = at(tokens, index);
  const following = at(tokens, index + 1).lower;
  const isAmount = isNumberLike(at(tokens, index + 1));
  if (!hasNoun) return lower === 'of' ? { role: 'gap', next: index + 1 } : keep(index);
  if (lower === 'with') {
    return isWeighed && !isAmount && !ownParts.has(following) ? keep(index) : 'stop';
  }
  if (lower === 'in') return tinnedLiquids.has(following) ? keep(index) : 'stop';
  return following === 'your' || following === 'choice' ? 'stop' : keep(index);
}

function stepFromWork(walk: Walk, index: number): Step | null {
  const { tokens } = walk;
  if (walk.hasNoun && isLaterWork(tokens, index)) return 'stop';
  const work = readWork(tokens, index);
  const next = work === null || walk.hasNoun ? work : skipOtherState(tokens, work);
  if (next === null) return null;
  // "Whole or diced tomatoes" are both sold.
  const isKind = !walk.hasNoun && index > 0 && isConjunction(at(tokens, index - 1));
  const isWork = !walk.isSecond && !walk.isRecipe && !isKind && isNameAhead(walk, next);
  return { role: isWork ? 'preparation' : 'name', next };
}

function stepFromNumber({ tokens, hasNoun, isMeasured }: Walk, index: number): Step {
  const length = readLength(tokens, index);
  if (length !== null) return { role: 'note', next: length };
  if (hasNoun && isMeasured && isLastMeasure(tokens, index)) return 'stop';
  const amount = readAmount(tokens, index);
  const next = amount?.next ?? index + 1;
  const following = at(tokens, next);
  const isPercent = following.text === '%' || following.lower === 'percent';
  return isPercent ? { role: 'note', next: next + 1 } : keep(index);
}

/** "10 g fresh or 3 g dried yeast": what follows is measured apart. */
function isMeasureAhead(tokens: readonly Token[], index: number): boolean {
  const amount = at(tokens, index).kind === 'number' ? readAmount(tokens, index) : null;
  return amount !== null && readUnit(tokens, amount.next)?.kind === 'measure';
}

/** "2 cups flour 250 g": the same amount once more. */
function isLastMeasure(tokens: readonly Token[], index: number): boolean {
  const amount = readWholeAmount(tokens, index);
  const unit = amount && readUnit(tokens, amount.next);
  if (unit?.kind !== 'measure') return false;
  return isBorder(tokens, unit.next) || at(tokens, unit.next).lower === 'each';
}

function keep(index: number): Step {
  return { role: 'name', next: index + 1 };
}

/** True where a word that can name the ingredient follows, if need be after a comma. */
function isNameAhead({ tokens, hasNoun }: Walk, index: number): boolean {
  if (!isBorder(tokens, index)) return true;
  const following = at(tokens, index + 1);
  const isComma = at(tokens, index).kind === 'comma' && !hasNoun;
  return isComma && following.kind === 'word' && !nameEnders.has(following.lower);
}

function isNameAfterComma({ tokens, hasNoun }: Walk, comma: number): boolean {
  const following = at(tokens, comma + 1);
  if (hasNoun || following.kind !== 'word' || nameEnders.has(following.lower)) return false;
  return !isLaterWork(tokens, comma + 1);
}

/** True where "or" leads away from the ingredient: "or to taste", "or 2 yolks", "or canned". */
function isLeadingAway(walk: Walk, index: number): boolean {
  const { tokens, isMeasured, isCounted, isWeighed } = walk;
  const following = at(tokens, index + 1);
  if (at(tokens, index).isAfterBrackets || following.kind === 'number') return true;
  if (isOtherAlone(tokens, index + 1)) return true;
  if (following.lower === 'other') return isCounted && !isWeighed && !isHalfNamed(walk, index);
  if (afterLeadingOr.has(following.lower) && at(tokens, index + 2).lower !== 'other') return true;
  if (states.has(following.lower) && isBorder(tokens, index + 2)) return true;
  return isMeasured && readWork(tokens, index + 1) !== null;
}

/** "Sirloin or other cut of steak": no noun follows. */
const isOtherAlone = (tokens: readonly Token[], index: number): boolean =>
  at(tokens, index).lower === 'other' &&
  (isBorder(tokens, index + 1) || isLaterWork(tokens, index + 1));

/** "6 Granny Smith or other apples": a singular among several waits for its noun. */
function isHalfNamed({ tokens, isMany }: Walk, or: number): boolean {
  const { lower } = at(tokens, or - 1);
  return isMany && singularWord(lower) === lower && pluralWord(lower) !== lower;
}

/** "Large or extra-large", "homemade or low-sodium". */
function readEitherAside(walk: Walk, index: number): number | null {
  const origin = walk.hasNoun ? null : readOrigin(walk.tokens, index);
  if (origin !== null) return origin;
  const end = readAside(walk, index);
  if (end === null || !isConjunction(at(walk.tokens, end))) return end;
  return readAside(walk, end + 1);
}

/** The end of words that neither name nor prepare: "good-quality", "fresh or canned", or null. */
function readAside(walk: Walk, index: number): number | null {
  const { tokens } = walk;
  const word = at(tokens, index).lower;
  const following = at(tokens, index + 1);
  if (isSizeAt(tokens, index) && following.lower === 'to' && isSizeAt(tokens, index + 2)) {
    return index + 3;
  }
  if (qualityWords.has(word)) {
    const quality = following.kind === 'dash' ? index + 2 : index + 1;
    if (at(tokens, quality).lower === 'quality') return quality + 1;
  }
  if (isWithManner(word, following.lower)) return index + 2;
  const isAside =
    praises.has(word) ||
    (/-(?:grind|infused|quality|sized?|textured)$/.test(word) && !isSizeAt(tokens, index)) ||
    (word === 'quality' && !walk.hasNoun) ||
    isOfTexture(walk, index) ||
    isIdleSize(walk, word);
  if (isAside) return index + 1;
  return walk.hasNoun ? null : readEitherState(tokens, index);
}

/** "Firmly packed", "richly flavored". */
const isWithManner = (manner: string, word: string): boolean =>
  (word === 'packed' && manners.has(manner)) || (flavors.test(word) && manner.endsWith('ly'));

const isSizeAt = (tokens: readonly Token[], index: number): boolean =>
  unitOf(at(tokens, index).text)?.kind === 'size';

// "Fine dry bread crumbs", "soft butter": fine sea salt, fine bread crumbs and soft cheese are goods.
function isOfTexture({ tokens }: Walk, index: number): boolean {
  const word = at(tokens, index).lower;
  if (word === 'soft') return at(tokens, index + 1).lower === 'butter';
  if (word !== 'fine' && word !== 'coarse') return false;
  return at(tokens, index + 2).lower.startsWith('bread');
}

// "2 pounds large tomatoes": weighed food is not counted by size.
function isIdleSize({ isWeighed }: Walk, word: string): boolean {
  return isWeighed && idleSizes.has(word);
}

function isPeriod(tokens: readonly Token[], index: number): boolean {
  const isLong = at(tokens, index - 1).text.length >= shortestSentenceWord;
  return at(tokens, index).text === '.' && isLong && at(tokens, index + 1).isSpaced;
}

/** "Blanched or unblanched almonds": a name never begins with the second of two states. */
function skipOtherState(tokens: readonly Token[], index: number): number {
  const [or, state, following] = [0, 1, 2].map((offset) => at(tokens, index + offset));
  const isState = or?.lower === 'or' && state?.kind === 'word' && following?.kind === 'word';
  return isState && !nameEnders.has(following.lower) ? index + 2 : index;
}
