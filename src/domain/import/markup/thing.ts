import { isRecord } from '../../is-record.ts';
import { parseHtml } from '../html/document.ts';
import { collapsed, visibleText } from '../html/visible-text.ts';

/** An item of schema.org's vocabulary as pages write it: any value may be of any shape. */
export type Thing = Readonly<Record<string, unknown>>;

/** Its types without their vocabulary: "https://schema.org/Recipe" and "schema:Recipe" are "recipe". */
export const typesOf = (thing: Thing): string[] =>
  listOf(thing['@type']).flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^.*[/#:]/s, '').toLowerCase()] : [],
  );

export const listOf = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  if (isRecord(value) && Array.isArray(value['@list'])) return value['@list'];
  return [value];
};

/** A name or text that stands for the value: a string, a number, or an object's own name. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return plainOf(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return wordsOf(value.find((each) => wordsOf(each) !== ''));
  if (!isRecord(value)) return '';
  return wordsOf(value['name'] ?? value['@value'] ?? value['text'] ?? value['headline']);
}

/** As `wordsOf` with the marks of HTML left in, for texts that keep them. */
export function markedOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value))
    return value
      .map((each) => markedOf(each))
      .filter(Boolean)
      .join('\n');
  if (!isRecord(value)) return typeof value === 'number' ? String(value) : '';
  return markedOf(value['text'] ?? value['@value'] ?? value['name']);
}

/** A string without tags and entities, which may have been escaped once more; in one line. */
export function plainOf(text: string): string {
  if (!/[<&]/.test(text)) return collapsed(text);
  const once = shownText(text);
  return /&(?:#\d|#x|[a-z]+\d*;)|<\/?[a-z][^>]*>/i.test(once) ? shownText(once) : once;
}

function shownText(text: string): string {
  const root = parseHtml(text);
  return root ? visibleText(root) : collapsed(text);
}

/** Addresses of the pictures or pages that a value names. */
export function addressesOf(value: unknown): string[] {
  return listOf(value).flatMap((each) => {
    if (typeof each === 'string') return [each.trim()];
    if (!isRecord(each)) return [];
    const named = each['url'] ?? each['contentUrl'] ?? each['@id'];
    return typeof named === 'string' ? [named.trim()] : addressesOf(named);
  });
}

/** One more value of a property. */
export function addTo<Value>(values: Map<string, Value[]>, key: string, value: Value): void {
  const known = values.get(key);
  if (known) known.push(value);
  else values.set(key, [value]);
}
