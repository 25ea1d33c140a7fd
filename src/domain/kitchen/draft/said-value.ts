import { isRecord } from '../../is-record.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichText } from '../../text/rich-text.ts';

type Said = {
  /** What a picture is called. */
  picture?: (id: string) => string;
  yes: string;
  no: string;
};

/**
 * Whatever stands in a field, a text or rows of them, in words: a line for each row, with all that it
 * says, so that two values that differ read so. Empty where nothing stands there.
 */
export function saidValue(value: unknown, said: Said): string {
  if (typeof value === 'boolean') return value ? said.yes : said.no;
  if (Array.isArray(value))
    return joined(
      value.map((row) => saidValue(row, said)),
      '\n',
    );
  if (isDocument(value)) return toPlainText(value);
  if (isRecord(value)) return saidRow(value, said);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const saidRow = (row: Record<string, unknown>, said: Said): string =>
  joined(
    Object.entries(row)
      .filter(([name]) => name !== 'id')
      .map(([name, value]) =>
        said.picture && typeof value === 'string' && /imageId$/i.test(name)
          ? said.picture(value)
          : saidValue(value, said),
      ),
    ' · ',
  );

const joined = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between);

const isDocument = (value: unknown): value is RichText =>
  isRecord(value) && value['type'] === 'document' && Array.isArray(value['children']);
