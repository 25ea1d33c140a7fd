import type { FilePicture } from './file-recipe.ts';

/** "data:image/png;base64,iVBOR…" with line breaks or without; null where it is no picture. */
export function base64Picture(written: unknown, name: string): FilePicture | null {
  if (typeof written !== 'string') return null;
  const start = written.startsWith('data:') ? written.indexOf(',') + 1 : 0;
  const head = bytesOf(written.slice(start, start + headCharacters).replaceAll(/\s/g, ''));
  if (!head || !isPicture(head)) return null;
  return {
    name,
    bytes: () =>
      Promise.resolve(
        bytesOf(written.slice(start).replaceAll(/[^\w+/-]/g, '')) ?? new Uint8Array(),
      ),
  };
}

/** Those of a list that are pictures; they have no names of their own. */
export const base64Pictures = (list: readonly unknown[]): FilePicture[] =>
  list.flatMap((written, at) => base64Picture(written, `image-${at + 1}`) ?? []);

const headCharacters = 64;

function bytesOf(base64: string): Uint8Array | null {
  const plain = base64.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '');
  const whole = plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0));
  try {
    return Uint8Array.from(atob(whole), (sign) => sign.codePointAt(0) ?? 0);
  } catch {
    // No base64 at all.
    return null;
  }
}

const beginnings = [
  '\u00FF\u00D8\u00FF',
  '\u0089PNG',
  'GIF8',
  'BM',
  '\0\0\u0001\0',
  '\u00FF\u000A',
];

/** By the first bytes, of whatever kind. */
export function isPicture(head: Uint8Array): boolean {
  const text = String.fromCodePoint(...head.subarray(0, 16));
  return (
    beginnings.some((beginning) => text.startsWith(beginning)) ||
    /^RIFF[^]{4}WEBP|^[^]{4}ftyp(?:avi|he|mif|ms)|^II\*\0|^MM\0\*/.test(text)
  );
}
