import type { Context } from 'hono';

export const etagOf = (version: number) => `"${version}"`;

/**
 * The versions that `If-Match` allows to be replaced; null when it allows any. Weak tags count:
 * an edge that compresses an answer weakens its tag.
 */
export function ifMatchOf(c: Context): number[] | null {
  const header = c.req.header('if-match');
  if (header === undefined || header.trim() === '*') return null;
  return versionsIn(header);
}

/** The versions that the client has. */
export const ifNoneMatchOf = (c: Context): number[] =>
  versionsIn(c.req.header('if-none-match') ?? '');

const versionsIn = (header: string): number[] =>
  [...header.matchAll(/(?:W\/)?"(\d{1,15})"/g)].map((match) => Number(match[1]));
