/**
 * Whether two values that JSON holds are the same; a field that is undefined counts as absent.
 * `isSameText` tells of two texts that are not the very same whether they count as one.
 */
export function isSameData(
  one: unknown,
  other: unknown,
  isSameText: (one: string, other: string) => boolean = () => false,
): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'string' && typeof other === 'string') return isSameText(one, other);
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const names = namesOf(one);
  const isAsLong = names.length === namesOf(other).length;
  return isAsLong && names.every((name) => isSameData(one[name], other[name], isSameText));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const namesOf = (value: Record<string, unknown>) =>
  Object.keys(value).filter((name) => value[name] !== undefined);
