import { isRecord } from '../../is-record.ts';
import { isUuid } from '../../is-uuid.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichText } from '../../text/rich-text.ts';

/**
 * A part of a recipe as somebody can compare it with another: its words and numbers without names
 * of fields and without ids; null where there is nothing.
 */
export function readableValue(value: unknown): string | null {
  const words = wordsIn(value).filter((text) => text.trim() !== '');
  return words.length === 0 ? null : words.join(' · ');
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (isDocument(value)) return [toPlainText(value)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isRecord(value) ? Object.values(value).flatMap(wordsIn) : [];
}

// What a recipe holds under this type is a rich text, whatever stands around it.
const isDocument = (value: unknown): value is RichText =>
  isRecord(value) && value['type'] === 'document' && Array.isArray(value['children']);
