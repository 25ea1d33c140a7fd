/** Longer properties are those of a single page. */
const maxPropsLength = 1000;
/** Bounds the memory; the entries differ by site and are short. */
const maxRemembered = 500;

const islandsOf = new WeakMap<object, Map<string, number>>();

/** What the ids of an island begin with: its name, and a number from the second of a page on. */
export function islandPrefix(page: object, name: string): string {
  const counts = islandsOf.get(page) ?? new Map<string, number>();
  const before = counts.get(name) ?? 0;
  islandsOf.set(page, counts.set(name, before + 1));
  return before === 0 ? name : `${name}${before + 1}`;
}

type Markup = { island: unknown; props: Record<string, unknown>; prefix: string | undefined };

const remembered = new Map<unknown, Map<string, string>>();
let count = 0;

/**
 * The markup of an island, from memory if it was rendered before. It depends only on the properties
 * and the prefix of its ids, and most islands are the same on all pages of a site.
 */
export function cachedMarkup({ island, props, prefix }: Markup, render: () => string): string {
  const key = keyOf(props, prefix);
  if (key === null) return render();
  const known = remembered.get(island)?.get(key);
  if (known !== undefined) return known;
  const html = render();
  remember(island, key, html);
  return html;
}

function remember(island: unknown, key: string, html: string): void {
  if (count >= maxRemembered) {
    remembered.clear();
    count = 0;
  }
  const ofIsland = remembered.get(island) ?? new Map<string, string>();
  remembered.set(island, ofIsland.set(key, html));
  count += 1;
}

/** Null if the properties have no short text that identifies them. */
function keyOf(props: Record<string, unknown>, prefix = ''): string | null {
  let isComplete = !('children' in props);
  const text = JSON.stringify(props, (_name, value: unknown) => {
    isComplete &&= isPlain(value);
    return value;
  });
  return isComplete && text.length <= maxPropsLength ? `${prefix} ${text}` : null;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return Object.getPrototypeOf(value) === Object.prototype;
}
