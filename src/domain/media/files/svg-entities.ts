/** Short for an address, as Illustrator has for its namespaces; the value refers to nothing else. */
const ENTITY =
  /\s{0,1000}<!ENTITY\s{1,100}([A-Za-z_][\w.-]{0,50})\s{1,100}(?:"(https?:\/\/[^"'&<>%\s]{1,200})"|'(https?:\/\/[^"'&<>%\s]{1,200})')\s{0,100}>/y;
const END = /\s{0,1000}\]\s{0,1000}/y;
const MAX_ENTITIES = 100;

export type Subset = { entities: Map<string, string>; end: number };

/**
 * The rules of a document type from its bracket on; nothing where there are others than short names
 * of addresses, which can neither load anything nor grow by each other.
 */
export function readSubset(text: string, bracket: number): Subset | undefined {
  const entities = new Map<string, string>();
  let at = bracket + 1;
  for (let left = MAX_ENTITIES; left > 0; left -= 1) {
    ENTITY.lastIndex = at;
    const [whole, name, ...values] = ENTITY.exec(text) ?? [];
    if (whole === undefined || name === undefined) break;
    if (!entities.has(name)) entities.set(name, values.find((value) => value !== undefined) ?? '');
    at += whole.length;
  }
  END.lastIndex = at;
  return END.test(text) ? { entities, end: END.lastIndex } : undefined;
}
