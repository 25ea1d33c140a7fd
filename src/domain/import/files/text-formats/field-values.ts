import { isRecord } from '../../../is-record.ts';
import type { Thing } from '../../markup/thing.ts';
import type { UnreadPart } from '../../read-recipe.ts';

/** The first of the fields that says something, whatever their case and blanks: "prep time", "prep_time". */
export function fieldIn(fields: Thing, ...names: string[]): string {
  return listIn(fields, ...names).join(', ');
}

/** As texts: those of a list, or of one text with commas. */
export function listIn(fields: Thing, ...names: string[]): string[] {
  for (const name of names) {
    const plain = plainKey(name);
    const key = Object.keys(fields).find((each) => plainKey(each) === plain);
    const texts = key === undefined ? [] : textsOf(fields[key]);
    if (texts.length > 0) return texts;
  }
  return [];
}

/** The fields that have other names than these, for somebody to look at. */
export const otherFields = (fields: Thing, names: ReadonlySet<string>): UnreadPart[] =>
  Object.entries(fields)
    .filter(([key]) => !names.has(plainKey(key)))
    .map(([field, value]) => ({ field, text: textsOf(value).join(', ') }));

/** Without case, accents, blanks and dashes: "Durée totale" is "dureetotale". */
export const plainKey = (key: string): string =>
  key
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** "[[cake.jpg]]" without quotes is a list in a list for YAML. */
export const textsOf = (value: unknown): string[] => {
  const all: unknown[] = Array.isArray(value) ? value.flat(2) : [value];
  return all.map((each) => textOf(each)).filter((text) => text !== '');
};

/** "- Sauce: 2 eggs" is a pair for YAML, and a line for whoever wrote it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .flatMap(([key, inner]) => {
      const text = textOf(inner);
      return text === '' ? [key] : [`${key}: ${text}`];
    })
    .join(', ');
}

export const wordsParted = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/[,;]/));
