import { states } from './cooking-words.ts';
import { at, isBorder, isConjunction } from './tokens.ts';
import type { Token } from './tokens.ts';
import { wordSet } from './word-set.ts';

const preparations = wordSet(`
  bashed beaten blanched boiled boned braised broiled broken browned bruised butterflied
  caramelized charred chilled chopped chopped-up cleaned coddled cold cooked cooled cored cracked
  crisped crumbed crumbled crushed cubed cut-up deboned defatted defrosted degreased deribbed
  deseeded destemmed destoned deveined diced diluted drained dressed filleted flaked flattened grated
  gutted halved hand-torn hard-cooked heated hulled husked ice-cold iced juiced julienne julienned
  lukewarm mashed melted minced moistened par-cooked parboiled pared peeled pitted poached pounded precooked
  pressed puréed pulled pulverized pureed quartered reconstituted refrigerated riced rinsed
  roasted room-temperature sauteed sautéed scalded scaled scraped scrubbed seared sectioned seeded
  segmented separated shaken shaved shelled shredded shucked sieved sifted simmering skimmed skinned
  sliced slivered smashed snipped soaked soft-cooked softened spiralized squeezed steamed stemmed
  stewed stirred stoned strained tailed tepid thawed thinned toasted topped torn trimmed trussed
  undiluted undrained unheated unhulled unhusked unpeeled unpitted unseeded unshelled unshucked
  unsifted unthawed untoasted unwashed uncooked warm warmed washed whipped whisked wilted wiped zested
`);

// Before the ingredient these name a kind, as in "split peas" and "ground beef".
const laterPreparations = wordSet(`
  blended brushed chiffonade combined crisp crosswise cut decorated discarded dissolved divided dried
  drizzled folded frozen ground kneaded left lengthwise made marinated mixed packed patted picked popped
  powdered pricked removed preserved rendered reserved rolled rubbed scored seasoned simmered soaked split stuck stuffed
  tied whizzed wrapped
`);

/** How work is done: goes with the preparation that follows. */
export const manners = wordSet(`
  barely carefully coarsely crisply diagonally finely firmly freshly gently hand lightly loosely neatly
  newly partially partly roughly slightly thickly thinly thoroughly tightly very well
`);

const joinedManner =
  /^(?:coarse|coarsely|crisp|fine|finely|fresh|freshly|half|hand|large|lightly|pan|pre|roughly|semi|small|thick|thickly|thin|thinly|well)-/;

const afterWork = wordSet(`
  about and as at but by coarsely crosswise fine finely for from if in into just large lengthwise
  lightly of on optional or plus preferably slightly small then thick thin thinly thoroughly to twice
  until very well with
`);

const heatedFood = /^(?:broth|coffee|cooked|cream|milk|stock|water)$/;
const mostManners = 3;

// Sold under these names, so not work that a cook does.
const soldAs: Readonly<Record<string, RegExp>> = {
  cracked: /^(?:ice|wheat)/,
  crushed: /^(?:ice|pineapple|tomato)/,
  iced: /^(?:buns?|cakes?|coffee|tea)$/,
  roasted: /^(?:peppers?|bell|garlic|piquillo|red)$/,
  shelled: /^(?:beans|peas)$/,
};

/** What no cook does to a fluid, so that it tells of what the fluid is made: "toasted sesame oil". */
export const workOnSolids = wordSet(`
  charred chopped cracked crushed diced grated julienned mashed minced peeled pitted pounded roasted
  seeded shredded sliced slivered smashed toasted
`);
const fluid =
  /^(?:broth|chutney|jam|juice|ketchup|marmalade|oil|paste|preserves|relish|salsa|sauce|soup|stock|syrup|vinegar)$/;
const mostFluidWords = 5;

/** True of work wherever it is said, "fresh-squeezed" and "well-drained" included. */
export function isWorkWord(word: string): boolean {
  return isPreparation(word) || laterPreparations.has(word);
}

/** The end of a run such as "peeled, cored and very thinly sliced" that begins here, or null. */
export function readWork(tokens: readonly Token[], start: number): number | null {
  let index = start;
  let end: number | null = null;
  let mannersInARow = 0;
  for (;;) {
    if (isBoiledHard(tokens, index)) index += 1;
    if (isWorkAt(tokens, index) || isJoinedWork(tokens, index, end)) {
      index += 1;
      end = index;
      mannersInARow = 0;
    } else if (manners.has(at(tokens, index).lower) && mannersInARow < mostManners) {
      index += 1;
      mannersInARow += 1;
    } else if (end === index && isJoint(at(tokens, index))) {
      index += 1;
    } else {
      return end;
    }
  }
}

/** True of work said after the ingredient: "garlic minced", "carrots chopped very fine". */
export function isLaterWork(tokens: readonly Token[], index: number): boolean {
  const first = manners.has(at(tokens, index).lower) ? index + 1 : index;
  const isLater = laterPreparations.has(at(tokens, first).lower);
  const end = isLater ? first + 1 : readWork(tokens, index);
  return end !== null && (isBorder(tokens, end) || afterWork.has(at(tokens, end).lower));
}

/** The end of "fresh or canned", "homemade or low-sodium canned" where it stands here, or null. */
export function readEitherState(tokens: readonly Token[], index: number): number | null {
  const first = at(tokens, index).lower === 'freshly' ? index + 1 : index;
  const isPair =
    states.has(at(tokens, first).lower) &&
    isConjunction(at(tokens, first + 1)) &&
    states.has(at(tokens, first + 2).lower);
  if (!isPair) return null;
  const isFurther = at(tokens, first + 2).lower === 'low-sodium';
  return isFurther && states.has(at(tokens, first + 3).lower) ? first + 4 : first + 3;
}

/** The end of "fresh or canned", "homemade or Hellmann's", "a combination of", or null. */
export function readOrigin(tokens: readonly Token[], index: number): number | null {
  const { lower } = at(tokens, index);
  if (lower === 'combination' && at(tokens, index + 1).lower === 'of') return index + 2;
  const isBrand =
    /^home-?made$/.test(lower) &&
    isConjunction(at(tokens, index + 1)) &&
    /['’]s$/.test(at(tokens, index + 2).lower);
  return isBrand ? index + 3 : readEitherState(tokens, index);
}

function isPreparation(word: string): boolean {
  if (preparations.has(word)) return true;
  return joinedManner.test(word) && preparations.has(word.slice(word.lastIndexOf('-') + 1));
}

function isWorkAt(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index).lower;
  if (isPreparation(word)) {
    return !isSoldAs(tokens, index) && readEitherState(tokens, index) === null;
  }
  return word === 'hot' ? isHeated(tokens, index) : isMannered(tokens, index);
}

function isSoldAs(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index).lower;
  const following = at(tokens, index + 1).lower;
  if (word === 'whipped') return following === 'cream' && at(tokens, index + 2).lower !== 'cheese';
  if (workOnSolids.has(word) && fluid.test(headFrom(tokens, index + 1))) return true;
  return soldAs[word]?.test(following) ?? false;
}

/** The last of the words that stand together from here. */
function headFrom(tokens: readonly Token[], start: number): string {
  let end = start;
  while (end < start + mostFluidWords && isOfPhrase(at(tokens, end))) end += 1;
  return at(tokens, end - 1).lower;
}

const isOfPhrase = (token: Token): boolean =>
  token.kind === 'word' && !isConjunction(token) && !afterWork.has(token.lower);

function isHeated(tokens: readonly Token[], index: number): boolean {
  return [1, 2].some((ahead) => heatedFood.test(at(tokens, index + ahead).lower));
}

/** "Hard boiled eggs": how long they are in the water. */
const isBoiledHard = (tokens: readonly Token[], index: number): boolean =>
  /^(?:hard|soft)$/.test(at(tokens, index).lower) &&
  /^(?:boiled|cooked)$/.test(at(tokens, index + 1).lower);

// "Finely cut chives": once its manner is told, the word is work. Pepper is sold freshly ground.
function isMannered(tokens: readonly Token[], index: number): boolean {
  const word = at(tokens, index).lower;
  const manner = at(tokens, index - 1).lower;
  if (!laterPreparations.has(word) || word === 'packed' || !manners.has(manner)) return false;
  const isFreshlyGround = manner === 'freshly' && word === 'ground';
  return !isFreshlyGround || at(tokens, index + 1).lower === 'black';
}

// "Boned and rolled", "cooked, crisp": the second word is work because the first is.
function isJoinedWork(tokens: readonly Token[], index: number, end: number | null): boolean {
  const word = at(tokens, index).lower;
  if (end !== index - 1) return false;
  const joint = at(tokens, end);
  const isJoined = isConjunction(joint) || (joint.kind === 'comma' && word === 'crisp');
  return isJoined && laterPreparations.has(word) && !states.has(word);
}

function isJoint(token: Token): boolean {
  return token.kind === 'comma' || isConjunction(token);
}
