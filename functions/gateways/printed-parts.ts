import type { PrintedParts } from '#domain/printed-parts.ts';
import { digestOf } from './digest.ts';

/** In characters: the recipes and cards of some hundred pages, a fraction of what an isolate may use. */
const maxLength = 8_000_000;

/** Keeps the parts that were used last. */
export function printedParts(limit = maxLength): PrintedParts {
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

  return {
    print(name, of, print) {
      const key = [name, ...of.map(digestOf)].join(' ');
      const known = parts.get(key);
      if (known === undefined) return print().then((html) => keep(key, html));
      parts.delete(key);
      parts.set(key, known);
      return known;
    },
  };
}
