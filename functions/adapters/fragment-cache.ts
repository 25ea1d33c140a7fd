import { boundedMap } from '#domain/bounded-map.ts';
import type { FragmentCache } from '#domain/publishing/fragment-cache.ts';
import { digestOf } from './digest.ts';

/** In characters: the recipes and cards of some hundred pages, a fraction of what an isolate may use. */
const maxLength = 8_000_000;
/** So many parts are known by what they are rendered from, to tell which come again. */
const maxSeen = 10_000;

/**
 * Keeps the parts that were used last, of those that were asked for before: a build of a whole site
 * renders thousands that no other page has.
 */
export function fragmentCache(limit = maxLength): FragmentCache {
  const seen = new Set<string>();
  const parts = boundedMap<string>(limit, (html) => html.length);

  function wasSeen(key: string): boolean {
    if (seen.has(key)) return true;
    if (seen.size >= maxSeen) seen.clear();
    seen.add(key);
    return false;
  }

  return {
    render(name, of, render) {
      const key = [name, ...of.map(digestOf)].join(' ');
      const known = parts.get(key);
      if (known !== undefined) return known;
      if (!wasSeen(key)) return null;
      return render().then((html) => {
        parts.set(key, html);
        return html;
      });
    },
  };
}
