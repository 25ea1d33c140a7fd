import { ownSpelling } from '../../ingredients/languages/language-units.ts';
import { unitOfWords } from '../../ingredients/languages/unit-of-words.ts';
import type { Unit } from '../../measures/units.ts';
import type { IngredientUsage } from '../../recipe/recipe.ts';
import { isEnglish } from '../../text/language.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import type { Pantry } from './pantry.ts';
import { unitOfRow } from './pantry.ts';
import { textOfRow } from './read-row.ts';
import { nameOf } from './row-name.ts';

/** What a word of a line can be chosen to be. */
export const wordRoles = ['unit', 'ingredient', 'preparation', 'note'] as const;
export type WordRole = (typeof wordRoles)[number];

/** A word of a line, where it stands, and what it was understood as; null is part of the amount. */
export type RowWord = { text: string; start: number; end: number; role: WordRole | null };

/** From the first character up to, not including, the second. */
export type TextRange = { start: number; end: number };

export function wordsOfRow(row: IngredientUsage, pantry: Pantry): RowWord[] {
  const line = textOfRow(row, pantry);
  const words = [...line.matchAll(/[\p{L}\p{M}\p{N}%’'-]+/gu)].map(
    ({ 0: text, index }): RowWord => ({ text, start: index, end: index + text.length, role: null }),
  );
  const preparation = row.preparation ? toPlainText(row.preparation) : '';
  claim(words, nameOf(row, pantry), 'ingredient');
  claim(words, preparation, 'preparation');
  claim(words, row.note ?? '', 'note');
  const unit = unitOfRow(row, pantry);
  for (const word of words) {
    if (word.role === null && unit && unitNamed(word.text, pantry)?.id === unit.id) {
      word.role = 'unit';
    }
  }
  return words;
}

/** Gives the words of a text their role: where they follow each other, else each where it is free. */
function claim(words: RowWord[], text: string, role: WordRole): void {
  const wanted = text.toLowerCase().match(/[\p{L}\p{M}\p{N}%’'-]+/gu) ?? [];
  const isFree = (at: number, word: string) =>
    words[at]?.role === null && words[at].text.toLowerCase() === word;
  const start = words.findIndex((_, at) => wanted.every((word, next) => isFree(at + next, word)));
  for (const [next, word] of wanted.entries()) {
    const at = start >= 0 ? start + next : words.findIndex((_, place) => isFree(place, word));
    const found = words[at];
    if (found) found.role = role;
  }
}

/** The unit that words name in the recipe's language, by any of its spellings. */
export function unitNamed(words: string, { units, language }: Pantry): Unit | null {
  const slug = unitOfWords(words, language);
  const plain = words.toLowerCase().replace(/\.$/, '');
  const isNamed = ({ title, pluralTitle, abbreviation }: Unit) =>
    [title, pluralTitle, abbreviation].some((name) => name?.toLowerCase() === plain);
  return units.find((unit) => unit.slug === slug) ?? units.find(isNamed) ?? null;
}

/**
 * The row where the words of a range are what was chosen; null where they name no unit. The line
 * stays as it was typed.
 */
export function reassign(
  row: IngredientUsage,
  { role: chosen, ...range }: TextRange & { role: WordRole },
  pantry: Pantry,
): IngredientUsage | null {
  const words = wordsOfRow(row, pantry);
  const isInside = ({ start, end }: RowWord) => start < range.end && end > range.start;
  const picked = words.filter(isInside);
  const [first, last] = [picked[0], picked.at(-1)];
  if (!first || !last) return null;
  const line = textOfRow(row, pantry);
  const unit = chosen === 'unit' ? unitNamed(line.slice(first.start, last.end), pantry) : null;
  if (chosen === 'unit' && !unit) return null;
  const losesUnit = chosen !== 'unit' && picked.some(({ role }) => role === 'unit');
  for (const word of words) {
    if (isInside(word)) word.role = chosen;
    else if (unit && word.role === 'unit') word.role = 'ingredient';
  }
  const textOf = (role: WordRole, joint: string) => textOfWords(line, words, { role, joint });
  const { unitWord: _spelling, ...rest } = row;
  return {
    ...(unit || losesUnit ? rest : row),
    ...(unit && { unitId: unit.id, ...spelledAs(line.slice(first.start, last.end), unit, pantry) }),
    ...(losesUnit && { unitId: null }),
    ...named(row, textOf('ingredient', ' '), pantry),
    preparation: preparationOf(row, textOf('preparation', ', ')),
    note: textOf('note', ', ') || null,
  };
}

function spelledAs(words: string, { slug }: Unit, { language }: Pantry): { unitWord?: string } {
  const spelling = isEnglish(language) ? null : ownSpelling(language, slug, words);
  return spelling === null ? {} : { unitWord: spelling };
}

/** Another name is no longer the ingredient that was chosen. */
function named(row: IngredientUsage, name: string, pantry: Pantry) {
  const isSame = nameOf(row, pantry).toLowerCase() === name.toLowerCase();
  return isSame ? {} : { ingredientId: null, ingredientTitleOverride: name || null };
}

/** Formatted text stays formatted as long as it says the same. */
function preparationOf({ preparation }: IngredientUsage, text: string) {
  if (preparation && toPlainText(preparation) === text) return preparation;
  return text === '' ? null : paragraphsFromText(text);
}

/** The words of a role as they stand in the line, those apart from each other joined. */
function textOfWords(
  line: string,
  words: readonly RowWord[],
  { role, joint }: { role: WordRole; joint: string },
): string {
  const runs: TextRange[] = [];
  for (const [at, word] of words.entries()) {
    if (word.role !== role) continue;
    const last = runs.at(-1);
    if (last && words[at - 1]?.role === role) last.end = word.end;
    else runs.push({ start: word.start, end: word.end });
  }
  return runs.map(({ start, end }) => line.slice(start, end)).join(joint);
}
