import { importLimits } from '#domain/import/imports/import-item.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { sha256 } from '../../device/sha256.ts';

/** What names a place in the files for the server; a place that is too long is told by its digest. */
export async function itemKey(fileName: string, path: string): Promise<string> {
  const key = oneLine(`${fileName}/${path}`.toWellFormed().normalize('NFC'));
  if (key !== '' && key.length <= importLimits.key) return key;
  const digest = await sha256(`${fileName}/${path}`);
  return `${key.slice(0, importLimits.key - digest.length - 1).toWellFormed()} ${digest}`.trim();
}
