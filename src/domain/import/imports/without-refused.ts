import { isRecord } from '../../is-record.ts';

/** Something that was left out, and where it stood. */
export type LeftOut = { path: string; value: unknown };

/**
 * A value without what stands at some places, each written "groups.0.title". What is not there, because its lack
 * is what was refused, goes with the thing around it. Null where nothing of it can be left out.
 */
export function withoutRefused(
  value: unknown,
  paths: readonly string[],
): { value: unknown; left: LeftOut[] } | null {
  const places = paths.map((path) => placeOf(value, path.split('.')));
  const chosen = outermost(places.filter((place) => place.length > 0));
  if (chosen.length === 0) return null;
  const left = chosen.map((place) => ({ path: place.join('.'), value: at(value, place) }));
  return { value: chosen.reduce<unknown>(without, value), left };
}

/** The nearest place that is there, at or around the one that was named. */
function placeOf(value: unknown, named: readonly string[]): string[] {
  for (let length = named.length; length > 0; length -= 1) {
    const place = named.slice(0, length);
    if (at(value, place) !== undefined) return place;
  }
  return [];
}

/** Of places inside of one another the outer one, those that stand behind in a list first. */
function outermost(places: readonly string[][]): string[][] {
  const all = [...new Map(places.map((place) => [place.join('.'), place])).values()];
  const isInside = (place: string[]) =>
    all.some(
      (other) => other.length < place.length && other.every((part, no) => part === place[no]),
    );
  return all.filter((place) => !isInside(place)).toSorted(fromBehind);
}

function fromBehind(one: readonly string[], other: readonly string[]): number {
  const no = one.findIndex((part, index) => part !== other[index]);
  const [a = '', b = ''] = [one[no], other[no]];
  return Number(b) - Number(a) || b.localeCompare(a);
}

function at(value: unknown, place: readonly string[]): unknown {
  let found = value;
  for (const part of place) found = child(found, part);
  return found;
}

function child(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return value[Number(part)] as unknown;
  return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

function without(value: unknown, place: readonly string[]): unknown {
  const [part = '', ...inside] = place;
  if (Array.isArray(value)) {
    const no = Number(part);
    return inside.length === 0
      ? value.toSpliced(no, 1)
      : (value.with(no, without(value[no], inside)) as unknown[]);
  }
  if (!isRecord(value)) return value;
  const { [part]: held, ...rest } = value;
  return inside.length === 0 ? rest : { ...value, [part]: without(held, inside) };
}
