const known = new WeakMap<object, number>();

/** How many bytes a value has as JSON in UTF-8. Values that never change in place are counted once. */
export function jsonBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value !== 'object' || value === null) return String(value).length;
  const counted = known.get(value) ?? bytesOf(value);
  known.set(value, counted);
  return counted;
}

function bytesOf(value: object): number {
  const parts: number[] = Array.isArray(value) ? value.map(jsonBytes) : propertyBytes(value);
  const brackets = 2;
  const commas = Math.max(0, parts.length - 1);
  return parts.reduce((sum, bytes) => sum + bytes, brackets + commas);
}

const propertyBytes = (value: object): number[] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    part === undefined ? [] : [textBytes(key) + 1 + jsonBytes(part)],
  );

const encoder = new TextEncoder();

const textBytes = (text: string): number => encoder.encode(JSON.stringify(text)).length;
