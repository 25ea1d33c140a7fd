import { createHash } from 'node:crypto';
import type { PlainData } from '#domain/plain-data.ts';

const known = new WeakMap<object, string>();

/** The same for the same data; of a value that many pages share it is worked out once. */
export function digestOf(data: PlainData): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const found = known.get(data);
  if (found !== undefined) return found;
  const digest = createHash('sha256').update(JSON.stringify(data)).digest('base64');
  known.set(data, digest);
  return digest;
}
