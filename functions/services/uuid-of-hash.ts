const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/;

/**
 * The same id each time for the same thing. A UUID of version 8, which RFC 9562 has for ids that are
 * made by rules of one's own; the hash has 32 hexadecimal digits or more.
 */
export function uuidOfHash(hash: string): string {
  const [, first = '', second = '', third = '', fourth = '', fifth = ''] = parts.exec(hash) ?? [];
  return `${first}-${second}-8${third}-8${fourth}-${fifth}`;
}
