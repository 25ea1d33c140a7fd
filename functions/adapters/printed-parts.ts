import type { PrintedParts } from '#domain/publishing/printed-parts.ts';
import { digestOf } from './digest.ts';

/** In characters: the recipes and cards of some hundred pages, a fraction of what an isolate may use. */
const maxLength = 8_000_000;
/** So many parts are known by what they are printed from, to tell which come again. */
const maxSeen = 10_000;

/**
 * Keeps the parts that were used last, of those that were asked for before: a build of a whole site
 * prints thousands that no other page has.
 */
export function printedParts(limit = maxLength): PrintedParts {
  const seen = new Set<string>();
  const parts = new Map<string, string>();
  let length = 0;

  function keep(key: string, html: string): string {
    forget(key);
    parts.set(key, html);
    length += html.length;
    for (const oldest of parts.keys()) {
      if (length <= limit) break;
      forget(oldest);
    }
    return html;
  }

  function forget(key: string): void {
    length -= parts.get(key)?.length ?? 0;
    parts.delete(key);
  }

  function wasSeen(key: string): boolean {
    if (seen.has(key)) return true;
    if (seen.size >= maxSeen) seen.clear();
    seen.add(key);
    return false;
  }

  return {
    print(name, of, print) {
      const key = [name, ...of.map(digestOf)].join(' ');
      const known = parts.get(key);
      if (known !== undefined) {
        parts.delete(key);
        parts.set(key, known);
        return known;
      }
      return wasSeen(key) ? print().then((html) => keep(key, html)) : null;
    },
  };
}
