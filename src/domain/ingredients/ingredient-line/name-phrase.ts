import { isSubtraction, readAmount, readWholeAmount } from './amounts.ts';
import {
  isDescription,
  nameEnders,
  ownParts,
  praises,
  qualityWords,
  states,
  tinnedLiquids,
} from './cooking-words.ts';
import { readNounList } from './noun-list.ts';
import { isLaterWork, manners, readEitherState, readWork } from './preparations.ts';
import { at, isBorder, isConjunction, isParting, setRole } from './tokens.ts';
import type { Role, Token } from './tokens.ts';
import { readUnit } from './unit-words.ts';
import { wordSet } from './word-set.ts';
import { readLength } from './written-sizes.ts';

/** What the measure tells of the words after it. */
export type MeasureTraits = { isMeasured: boolean; isCounted: boolean; isWeighed: boolean };

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
const idleSizes = wordSet('big extra-large large tiny');
const afterLeadingOr = wordSet(`
  a about additional an another as enough equivalent half if less more so some substitute to until use
`);
const leadingNotes = wordSet('about additional approximately divided optional optionally');
const shortestSentenceWord = 4;

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
  if (isConjunction(at(tokens, index + 1))) return 'stop';
  if (isDescription(before.lower) && isNameAfterComma(walk, index)) return keep(index);
  const end = readNounList(tokens, index, walk.isCounted ? alternatives : enumerations);
  return end === null ? 'stop' : { role: 'name', next: end };
}

function stepFromWord(walk: Walk, index: number): Step {
  const { tokens } = walk;
  const token = at(tokens, index);
  if (isConjunction(token)) return stepFromConjunction(walk, index);
  if (prepositions.has(token.lower)) return stepFromPreposition(walk, index);
  const isEnder = nameEnders.has(token.lower) || isSubtraction(tokens, index);
  if (isEnder) return stepFromEnder(walk, index);
  const work = stepFromWork(walk, index);
  if (work) return work;
  const aside = readEitherAside(walk, index);
  if (aside !== null && isNameAhead(walk, aside)) return { role: 'note', next: aside };
  if (!isDescription(token.lower)) walk.hasNoun = true;
  return keep(index);
}

/** "To taste" alone has to name what it can; "1 cup for the pan" has no name. */
function stepFromEnder({ tokens, hasNoun, isMeasured }: Walk, index: number): Step {
  if (hasNoun) return 'stop';
  if (leadingNotes.has(at(tokens, index).lower)) return { role: 'note', next: index + 1 };
  return isMeasured ? 'stop' : keep(index);
}

function stepFromConjunction(walk: Walk, index: number): Step {
  const { tokens } = walk;
  if (!walk.hasNoun) return keep(index);
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
  if (!hasNoun) return lower === 'of' ? { role: 'gap', next: index + 1 } : keep(index);
  if (lower === 'with') return isWeighed && !ownParts.has(following) ? keep(index) : 'stop';
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
  const isWork = !walk.isSecond && !isKind && isNameAhead(walk, next);
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

/** "2 cups flour 250 g": the same amount once more. */
function isLastMeasure(tokens: readonly Token[], index: number): boolean {
  const amount = readWholeAmount(tokens, index);
  const unit = amount && readUnit(tokens, amount.next);
  return unit?.kind === 'measure' && isBorder(tokens, unit.next);
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
function isLeadingAway({ tokens, isMeasured, isCounted, isWeighed }: Walk, index: number): boolean {
  const following = at(tokens, index + 1);
  if (at(tokens, index).isAfterBrackets || following.kind === 'number') return true;
  if (following.lower === 'other') return isCounted && !isWeighed;
  if (afterLeadingOr.has(following.lower) && at(tokens, index + 2).lower !== 'other') return true;
  if (states.has(following.lower) && isBorder(tokens, index + 2)) return true;
  return isMeasured && readWork(tokens, index + 1) !== null;
}

/** "Large or extra-large"; of "homemade or canned stock" both are kept. */
function readEitherAside(walk: Walk, index: number): number | null {
  const end = readAside(walk, index);
  if (end === null || !isConjunction(at(walk.tokens, end))) return end;
  return readAside(walk, end + 1);
}

/** The end of words that neither name nor prepare: "good-quality", "fresh or canned", or null. */
function readAside(walk: Walk, index: number): number | null {
  const { tokens } = walk;
  const word = at(tokens, index).lower;
  const following = at(tokens, index + 1);
  if (qualityWords.has(word)) {
    const quality = following.kind === 'dash' ? index + 2 : index + 1;
    if (at(tokens, quality).lower === 'quality') return quality + 1;
  }
  if (manners.has(word) && following.lower === 'packed') return index + 2;
  const isAside =
    praises.has(word) ||
    /-sized?$/.test(word) ||
    isOfTexture(walk, index) ||
    isIdleSize(walk, word);
  if (isAside) return index + 1;
  return walk.hasNoun ? null : readEitherState(tokens, index);
}

// "Fine dry bread crumbs", "soft butter": fine sea salt and soft cheese are other goods.
function isOfTexture({ tokens }: Walk, index: number): boolean {
  const word = at(tokens, index).lower;
  if (word === 'soft') return at(tokens, index + 1).lower === 'butter';
  if (word !== 'fine' && word !== 'coarse') return false;
  const isFirstBread = at(tokens, index + 1).lower.startsWith('bread');
  return isFirstBread || at(tokens, index + 2).lower.startsWith('bread');
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
