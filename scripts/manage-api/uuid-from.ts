import { createHash } from 'node:crypto';

/** The same name in the same namespace always gives the same uuid (version 5 of RFC 9562). */
export function uuidFrom(namespace: string, name: string): string {
  const hash = createHash('sha1').update(namespace.replaceAll('-', ''), 'hex').update(name);
  const hex = hash.digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0b0011) | 0b1000).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`];
  return [...parts, variant + hex.slice(17, 20), hex.slice(20, 32)].join('-');
}
