import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseIngredientLine } from '#domain/ingredients/ingredient-line/parse-ingredient-line.ts';
import type { ParsedIngredientLine } from '#domain/ingredients/ingredient-line/parse-ingredient-line.ts';
import { unitOf } from '#domain/ingredients/ingredient-line/unit-words.ts';

const phrase = z.object({
  input: z.string(),
  unit: z.string().nullable(),
  name: z.string().nullable(),
  preparation: z.string().nullable().default(null),
  quantityMin: z.number().nullable(),
  quantityMax: z.number().nullable(),
  simple: z.boolean().default(true),
});

export type LabelledPhrase = z.infer<typeof phrase>;

/** Percentages of rows that are right. */
export type ParsingShares = {
  rows: number;
  all: number;
  quantity: number;
  unit: number;
  /** The label's words in the label's order; case, punctuation and white space aside. */
  name: number;
  /** As `name`, once what the labels themselves file now so, now so is set aside. */
  settledName: number;
  settledAll: number;
};

export type ParsingReport = ParsingShares & {
  perSecond: number;
  /** Rows the rules were written on. */
  development: ParsingShares;
  /** The other half, which was not used while the first rules were written. */
  heldOut: ParsingShares;
};

type Verdict = { quantity: boolean; unit: boolean; name: boolean; settledName: boolean };

const tolerance = 0.01;
const measuredMs = 1000;

export function readPhrases(file: string | URL): LabelledPhrase[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => phrase.parse(JSON.parse(line)));
}

/** Measures the rows of a labelled file that hold at most one amount and one unit. */
export function measureParsing(file: string | URL): ParsingReport {
  const rows = readPhrases(file).filter(({ simple }) => simple);
  return {
    ...measureShares(rows),
    perSecond: measureSpeed(rows.map(({ input }) => input)),
    development: measureShares(rows.filter(isForDevelopment)),
    heldOut: measureShares(rows.filter((row) => !isForDevelopment(row))),
  };
}

export function measureShares(rows: readonly LabelledPhrase[]): ParsingShares {
  const verdicts = rows.map((row) => judge(row, parseIngredientLine(row.input)));
  const share = (isRight: (verdict: Verdict) => boolean): number =>
    (100 * verdicts.filter(isRight).length) / Math.max(1, rows.length);
  return {
    rows: rows.length,
    all: share(({ quantity, unit, name }) => quantity && unit && name),
    quantity: share(({ quantity }) => quantity),
    unit: share(({ unit }) => unit),
    name: share(({ name }) => name),
    settledName: share(({ settledName }) => settledName),
    settledAll: share(({ quantity, unit, settledName }) => quantity && unit && settledName),
  };
}

/** Halves the rows by a hash of their text, so that every run halves them alike. */
export function isForDevelopment({ input }: Pick<LabelledPhrase, 'input'>): boolean {
  let hash = 0x811c9dc5;
  for (let index = 0; index < input.length; index += 1) {
    hash = Math.imul(hash ^ input.charCodeAt(index), 0x01000193);
  }
  return ((hash >>> 16) & 1) === 0;
}

export function judge(row: LabelledPhrase, parsed: ParsedIngredientLine): Verdict {
  return {
    quantity:
      isClose(parsed.quantityMin, row.quantityMin) && isClose(parsed.quantityMax, row.quantityMax),
    unit: unitKey(parsed.unit) === unitKey(row.unit),
    name: wordsOf(parsed.name).join(' ') === wordsOf(row.name).join(' '),
    settledName: isSettled(row, parsed),
  };
}

function isClose(parsed: number | null, label: number | null): boolean {
  if (parsed === null || label === null) return parsed === label;
  return Math.abs(parsed - label) <= tolerance * Math.abs(label);
}

/** "medium-size" is "medium" and "400 g tins" is "tin". */
function unitKey(unit: string | null): string | null {
  if (unit === null) return null;
  const last = unit.slice(unit.lastIndexOf(' ') + 1);
  const known = unitOf(unit) ?? unitOf(last);
  return known?.slug ?? last.toLowerCase().replace(/s$/, '');
}

function wordsOf(text: string | null): string[] {
  const plain = (text ?? '').normalize('NFKC').toLowerCase().replaceAll(/[’‘]/g, "'");
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

/**
 * The labels put "or canned" now in the name, now in the comment, and "freshly ground" now in the
 * name, now in the preparation: here both are right, and so is any order of the words.
 */
function isSettled(row: LabelledPhrase, parsed: ParsedIngredientLine): boolean {
  const label = { words: wordsOf(row.name), work: new Set(wordsOf(row.preparation)) };
  const ours = { words: wordsOf(parsed.name), work: new Set(wordsOf(parsed.preparation)) };
  if (sorted(beforeOr(label.words)) === sorted(beforeOr(ours.words))) return true;
  const labelOnly = label.words.filter((word) => !ours.words.includes(word));
  const oursOnly = ours.words.filter((word) => !label.words.includes(word));
  const isLabelWork = labelOnly.every((word) => ours.work.has(word));
  return isLabelWork && oursOnly.every((word) => label.work.has(word));
}

function beforeOr(words: string[]): string[] {
  const or = words.indexOf('or');
  return or > 0 ? words.slice(0, or) : words;
}

function sorted(words: string[]): string {
  return words.toSorted().join(' ');
}

function measureSpeed(inputs: readonly string[]): number {
  const started = performance.now();
  let parsed = 0;
  while (performance.now() - started < measuredMs && inputs.length > 0) {
    for (const input of inputs) parseIngredientLine(input);
    parsed += inputs.length;
  }
  return Math.round((1000 * parsed) / (performance.now() - started));
}
