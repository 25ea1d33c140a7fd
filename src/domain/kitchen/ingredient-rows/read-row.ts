import type { Id, IngredientId } from '../../ids.ts';
import { type LineReading, readLine } from '../../ingredients/line-reading/read-line.ts';
import { ingredientKey, titleOverride } from '../../ingredients/line-reading/title-override.ts';
import { partsOfReading } from '../../ingredients/line-reading/usage-of-reading.ts';
import type { ReadParts } from '../../ingredients/line-reading/usage-of-reading.ts';
import { type IngredientUsage, writtenLineMax } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { lineOf } from './line-of.ts';
import { ingredientOfRow, unitOfRow } from './pantry.ts';
import type { Pantry } from './pantry.ts';
import { readOwnLine } from './read-own-line.ts';
import { nameOf } from './row-name.ts';

/** What a line says of an ingredient. Known ingredients change nothing of how it is read. */
export const usageFromLine = (text: string, pantry: Pantry): ReadParts =>
  partsOf(readOwnLine(text, pantry), pantry);

const partsOf = (reading: LineReading, { units }: Pantry): ReadParts =>
  partsOfReading(reading, (slug) => units.find((unit) => unit.slug === slug)?.id ?? null);

/** The line as its cook typed it, else as it would be typed. */
export const textOfRow = (row: IngredientUsage, pantry: Pantry): string =>
  row.writtenAs ?? lineOnce(row, pantry);

const lines = new WeakMap<Pantry, WeakMap<IngredientUsage, string>>();

/** Neither a row nor a pantry is changed in place, and each part of a row asks for its line. */
function lineOnce(row: IngredientUsage, pantry: Pantry): string {
  const known = lines.get(pantry) ?? new WeakMap<IngredientUsage, string>();
  lines.set(pantry, known);
  const line = known.get(row) ?? lineOf(row, pantry);
  known.set(row, line);
  return line;
}

export const isBlankRow = (row: IngredientUsage): boolean =>
  row.quantityMin === null &&
  row.unitId === null &&
  row.ingredientId === null &&
  !row.ingredientTitleOverride &&
  row.note === null &&
  !row.writtenAs?.trim();

export function rowFromLine(id: Id, text: string, pantry: Pantry): IngredientUsage {
  const parts = usageFromLine(text, pantry);
  return { id, ...parts, ingredientId: null, link: null, ...written(text) };
}

/**
 * The row after its line was typed anew. A part that said what the line said follows the line; one
 * that was corrected by hand stays. An ingredient stays as long as the line names it; `remembered`
 * is one that the row had, and has again when it is named again.
 */
export function editLine(
  row: IngredientUsage,
  { text, remembered = row.ingredientId }: { text: string; remembered?: IngredientId | null },
  pantry: Pantry,
): IngredientUsage {
  const corrected = correctedParts(row, pantry);
  const read = rowFromLine(row.id, text, pantry);
  const edited = corrected.reduce<IngredientUsage>((all, part) => taken[part](all, row), {
    ...read,
    link: row.link,
  });
  if (corrected.includes('ingredient')) return edited;
  return withIngredient(edited, remembered, pantry);
}

/** Every part as the line says it. */
export function readAgain(row: IngredientUsage, pantry: Pantry): IngredientUsage {
  const read = rowFromLine(row.id, textOfRow(row, pantry), pantry);
  return withIngredient({ ...read, link: row.link }, row.ingredientId, pantry);
}

/**
 * The row as it reads with the words of another language. What its cook corrected stays, and so does
 * a row without a line, which nobody typed in any language.
 */
export function rowInLanguage(row: IngredientUsage, pantry: Pantry, language: string) {
  if (row.writtenAs === undefined) return row;
  const corrected = correctedParts(row, pantry);
  const read = readAgain(row, { ...pantry, language });
  return corrected.reduce<IngredientUsage>((all, part) => taken[part](all, row), read);
}

export const rowParts = [
  'quantity',
  'unit',
  'measures',
  'ingredient',
  'preparation',
  'note',
] as const;
export type RowPart = (typeof rowParts)[number];

const fieldsOf = {
  quantity: ['quantityMin', 'quantityMax'],
  unit: ['unitId', 'unitWord'],
  measures: ['furtherAmount', 'alternativeMeasure', 'packageSize'],
  ingredient: ['ingredientId', 'ingredientTitleOverride'],
  preparation: ['preparation'],
  note: ['note'],
} as const satisfies Record<RowPart, readonly (keyof IngredientUsage)[]>;

/**
 * The parts that say something else than the line; a cook corrected them, or another line was read.
 * A line that was read before a unit was called so is still read as it was.
 */
export function correctedParts(row: IngredientUsage, pantry: Pantry): RowPart[] {
  const text = textOfRow(row, pantry);
  const corrected = partsUnlike(row, usageFromLine(text, pantry), pantry);
  if (corrected.length === 0) return corrected;
  const before = partsUnlike(row, partsOf(readLine(text, pantry.language), pantry), pantry);
  return before.length < corrected.length ? before : corrected;
}

const partsUnlike = (row: IngredientUsage, read: ReadParts, pantry: Pantry): RowPart[] =>
  rowParts.filter((part) =>
    part === 'ingredient'
      ? !namesAlike(row, read, pantry)
      : fieldsOf[part].some((field) => valueOf(row, field) !== valueOf(read, field)),
  );

const valueOf = (parts: Partial<IngredientUsage>, field: keyof IngredientUsage): string => {
  const value = parts[field] ?? null;
  if (field === 'preparation') return parts.preparation ? toPlainText(parts.preparation) : '';
  return JSON.stringify(value === '' ? null : value);
};

function namesAlike(row: IngredientUsage, read: ReadParts, pantry: Pantry): boolean {
  const name = read.ingredientTitleOverride ?? '';
  if (nameOf(row, pantry) === name) return true;
  const ingredient = ingredientOfRow(row, pantry);
  const keyOf = (text: string) => ingredientKey(text, pantry.language);
  return (
    row.ingredientTitleOverride === null &&
    ingredient !== null &&
    keyOf(ingredient.title) === keyOf(name)
  );
}

/** The row with an ingredient of the cook's, where its line names it. */
function withIngredient(
  row: IngredientUsage,
  ingredientId: IngredientId | null,
  pantry: Pantry,
): IngredientUsage {
  const ingredient = ingredientOfRow({ ingredientId }, pantry);
  const name = row.ingredientTitleOverride;
  if (!ingredient || name === null) return row;
  const keyOf = (text: string) => ingredientKey(text, pantry.language);
  return keyOf(ingredient.title) === keyOf(name) ? linked(row, ingredient, pantry) : row;
}

/** The row as an ingredient of the cook's; its words stay where the title would not read like them. */
export function linked(
  row: IngredientUsage,
  { id, title }: { id: IngredientId; title: string },
  pantry: Pantry,
): IngredientUsage {
  const { quantityMin } = row;
  const unitSlug = unitOfRow(row, pantry)?.slug ?? null;
  const measure = { quantityMin, unitSlug, language: pantry.language };
  const name = nameOf(row, pantry);
  const override = name === '' ? null : titleOverride(name, title, measure);
  return { ...row, ingredientId: id, ingredientTitleOverride: override };
}

const written = (text: string): { writtenAs?: string } =>
  text.length <= writtenLineMax ? { writtenAs: text } : {};

type Take = (row: IngredientUsage, from: IngredientUsage) => IngredientUsage;

/** The row with a part of another one. */
const taken: Record<RowPart, Take> = {
  quantity: (row, { quantityMin, quantityMax }) => ({ ...row, quantityMin, quantityMax }),
  unit: ({ unitWord: _word, ...row }, { unitId, unitWord }) => ({
    ...row,
    unitId,
    ...(unitWord !== undefined && { unitWord }),
  }),
  measures: (row, { furtherAmount, alternativeMeasure, packageSize }) => {
    const { furtherAmount: _plus, alternativeMeasure: _same, packageSize: _size, ...rest } = row;
    return {
      ...rest,
      ...(furtherAmount && { furtherAmount }),
      ...(alternativeMeasure && { alternativeMeasure }),
      ...(packageSize && { packageSize }),
    };
  },
  ingredient: (row, { ingredientId, ingredientTitleOverride }) => ({
    ...row,
    ingredientId,
    ingredientTitleOverride,
  }),
  preparation: (row, { preparation }) => ({ ...row, preparation }),
  note: (row, { note }) => ({ ...row, note }),
};
