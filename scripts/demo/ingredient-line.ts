import { isUnitSlug, type UnitSlug } from './unit-slugs.ts';

/** One line of an ingredient list; `key` is what `[@key]` in a step refers to. */
export type IngredientLine = {
  key: string | null;
  quantityMin: number | null;
  quantityMax: number | null;
  unitSlug: UnitSlug | null;
  ingredient: string;
  preparation: string | null;
  note: string | null;
};

export type ParsedIngredientLine =
  | { ok: true; line: IngredientLine }
  | { ok: false; reason: string };

type Quantity = { min: number; max: number | null };

/**
 * Reads `key = quantity | unit | ingredient | preparation | note`. The key and everything after the
 * ingredient may be left out; quantity and unit may be empty; a quantity is `2`, `0.5`, `1/2`,
 * `1 1/2` or a range of two of these joined by a hyphen.
 */
export function parseIngredientLine(source: string): ParsedIngredientLine {
  const { key, fields } = fieldsOf(source);
  const [quantityText = '', unitText = '', ingredient = ''] = fields;
  if (fields.length > 5) return refuse(source, 'has more than five fields');
  if (ingredient === '') return refuse(source, 'names no ingredient');
  const unitSlug = parseUnit(unitText);
  if (unitSlug === 'invalid') return refuse(source, `has the unknown unit "${unitText}"`);
  const quantity = parseQuantity(quantityText);
  if (quantity === 'invalid') return refuse(source, `has no readable amount in "${quantityText}"`);
  const amount = { quantityMin: quantity?.min ?? null, quantityMax: quantity?.max ?? null };
  const [preparation, note] = [fields[3] || null, fields[4] || null];
  return { ok: true, line: { key, ...amount, unitSlug, ingredient, preparation, note } };
}

function fieldsOf(source: string): { key: string | null; fields: string[] } {
  const keyed = /^([a-z][a-z0-9-]*) = (.*)$/.exec(source);
  const fields = (keyed?.[2] ?? source).split('|').map((field) => field.trim());
  return { key: keyed?.[1] ?? null, fields };
}

function parseUnit(text: string): UnitSlug | 'invalid' | null {
  if (text === '') return null;
  return isUnitSlug(text) ? text : 'invalid';
}

/** Null when there is no amount, `invalid` when the text is none. */
export function parseQuantity(text: string): Quantity | 'invalid' | null {
  if (text === '') return null;
  const [first = '', second, ...more] = text.split('-');
  if (more.length > 0) return 'invalid';
  const min = parseAmount(first);
  const max = second === undefined ? null : parseAmount(second);
  if (min === 'invalid' || max === 'invalid') return 'invalid';
  return max !== null && max <= min ? 'invalid' : { min, max };
}

const amountPattern = /^(?:(\d+) )?(\d+)\/([1-9]\d*)$|^\d+(?:\.\d+)?$/;

function parseAmount(text: string): number | 'invalid' {
  const trimmed = text.trim();
  const match = amountPattern.exec(trimmed);
  if (match === null) return 'invalid';
  const [, whole, numerator, denominator] = match;
  if (numerator === undefined || denominator === undefined) return Number(trimmed);
  return Number(whole ?? 0) + Number(numerator) / Number(denominator);
}

function refuse(source: string, reason: string): ParsedIngredientLine {
  return { ok: false, reason: `"${source}" ${reason}` };
}
