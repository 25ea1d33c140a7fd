import { cleanLine } from '../ingredient-line/clean-line.ts';
import type { ParsedIngredientLine } from '../ingredient-line/parse-ingredient-line.ts';
import { textOfRole } from '../ingredient-line/role-text.ts';
import { at, isBorder, setRole, tokenize } from '../ingredient-line/tokens.ts';
import type { Range, Token } from '../ingredient-line/tokens.ts';
import { readBrackets } from './line-further.ts';
import type { MoreOfLine } from './line-further.ts';
import { readParts } from './line-parts.ts';
import type { LineParts } from './line-parts.ts';
import { setAsideBrackets, splitElisions, withoutEndings } from './line-tokens.ts';
import type { Vocabulary } from './phrases.ts';

/** A line in a language whose words are known. */
export type LineInLanguage = ParsedIngredientLine & {
  /** The spelling of the unit, which stays when the line is scaled. */
  unitWord: string | null;
  /** The name with the word that links it to the unit: "d'ail". */
  linkedName: string | null;
};

/**
 * Reads the amount, unit and name of a line. What the words do not tell for certain leaves the whole
 * line as its name, without an amount.
 */
export function parseLineIn(words: Vocabulary, line: string): LineInLanguage {
  const text = withoutEndings(cleanLine(line), words);
  const tokens = splitElisions(tokenize(text));
  const outside = setAsideBrackets(tokens);
  const parts = readParts(outside, words);
  const more: MoreOfLine = parts?.more ?? { measures: {}, ranges: [] };
  if (parts) markParts(outside, { ...parts, more });
  const ofLine = more.ranges.length;
  const furtherStart = at(outside, more.ranges[0]?.[0] ?? -1).start;
  if (parts?.measured) readBrackets(tokens, parts.measured, { words, more, furtherStart });
  for (const range of more.ranges.slice(ofLine)) setRole(tokens, range, 'measure');
  const name = parts && textOfRole(text, tokens, 'name');
  if (!parts || name === null) return unread(text);
  return {
    ...measureOf(text, outside, parts),
    ...more.measures,
    name,
    linkedName: linkedName(text, outside, { ...parts, text: name }),
    preparation: textOfRole(text, tokens, 'preparation'),
    note: textOfRole(text, tokens, 'note'),
  };
}

function measureOf(text: string, tokens: readonly Token[], { measured }: LineParts) {
  if (!measured) return unmeasured;
  const { min, max, unit, unitStart, unitNext } = measured;
  return {
    quantityMin: min,
    quantityMax: max,
    unit: unit?.slug ?? null,
    unitWord: unit ? textOf(text, tokens, [unitStart, unitNext]) : null,
  };
}

function linkedName(
  line: string,
  tokens: readonly Token[],
  { measured, link, name, text }: LineParts & { text: string },
): string | null {
  if (!measured?.unit || link[0] === link[1]) return null;
  return line.slice(at(tokens, link[0]).start, at(tokens, name[0]).start) + text;
}

const unmeasured = { quantityMin: null, quantityMax: null, unit: null, unitWord: null };

function unread(text: string): LineInLanguage {
  return { ...unmeasured, name: text, linkedName: null, preparation: null, note: null };
}

/** What is behind the name and a comma is preparation, what is behind it otherwise a note. */
function markParts(
  tokens: readonly Token[],
  { measured, more, part, from, link, name, half }: LineParts,
): void {
  setRole(tokens, [0, tokens.length], 'note');
  const end = Math.max(half?.[1] ?? name[1], measured?.next ?? 0);
  if (at(tokens, end).kind === 'comma') setRole(tokens, [end + 1, tokens.length], 'preparation');
  for (const [index, token] of tokens.entries()) {
    if (index <= end && isBorder(tokens, index)) token.role = 'gap';
  }
  if (measured) {
    setRole(tokens, [measured.start, measured.amountNext], 'measure');
    setRole(tokens, [measured.unitStart, measured.halfNext], 'measure');
  }
  if (half) setRole(tokens, half, 'measure');
  for (const range of more?.ranges ?? []) setRole(tokens, range, 'measure');
  if (part) setRole(tokens, part, 'preparation');
  if (from) setRole(tokens, from, 'gap');
  setRole(tokens, link, 'gap');
  setRole(tokens, name, 'name');
}

const textOf = (text: string, tokens: readonly Token[], [start, end]: Range): string =>
  text.slice(at(tokens, start).start, at(tokens, end - 1).end);
