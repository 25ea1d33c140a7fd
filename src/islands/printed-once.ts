/** Longer ones belong to one page alone. */
const maxPropsLength = 1000;
/** As many as differ by site and by where they stand; all are short. */
const maxRemembered = 500;

type Printing = { island: unknown; props: Record<string, unknown>; prefix: string | undefined };

const remembered = new Map<unknown, Map<string, string>>();
let count = 0;

/**
 * The markup of an island with these properties. What an island prints follows from them and from
 * the prefix of its identifiers alone, and most islands are the same on all pages of a site.
 */
export function printedOnce({ island, props, prefix }: Printing, print: () => string): string {
  const key = keyOf(props, prefix);
  if (key === null) return print();
  const known = remembered.get(island)?.get(key);
  if (known !== undefined) return known;
  const html = print();
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

/** Null where no short text tells the properties apart from all others. */
function keyOf(props: Record<string, unknown>, prefix = ''): string | null {
  let isTold = !('children' in props);
  const text = JSON.stringify(props, (_name, value: unknown) => {
    isTold &&= isPlain(value);
    return value;
  });
  return isTold && text.length <= maxPropsLength ? `${prefix} ${text}` : null;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return Object.getPrototypeOf(value) === Object.prototype;
}
