import { importLimits } from '#domain/import/imports/import-item.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** What names a place in the files for the server: it and all that it was cut to are the same each time. */
export async function itemKey(fileName: string, path: string): Promise<string> {
  const key = oneLine(`${fileName}/${path}`.toWellFormed().normalize('NFC')).trim();
  if (key !== '' && key.length <= importLimits.key) return key;
  const bytes = new TextEncoder().encode(`${fileName}/${path}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${key.slice(0, importLimits.key - hash.length - 1)} ${hash}`.trim();
}
