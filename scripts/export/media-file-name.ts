import { createHash } from 'node:crypto';

const hashLength = 12;

/**
 * A plain file name for an address, because a file server knows no query strings; two addresses of
 * the same bytes share it. An original keeps its name.
 */
export function mediaFileName(path: string, bytes: Uint8Array, ending: string): string {
  const [file = '', query] = path.split('?');
  if (query === undefined) return file;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  return `${file.replace(/\.[a-z0-9]+$/, '')}-${hash}.${ending}`;
}
