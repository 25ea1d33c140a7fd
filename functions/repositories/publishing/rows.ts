/** A row as the engine answers it: texts, numbers and nulls. */
export type Row = Record<string, unknown>;

export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new TypeError('A column that must hold text holds none');
}

export const optionalText = (value: unknown): string | null =>
  value === null ? null : text(value);

/** A column that holds one of a fixed list. */
export function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value {
  const found = values.find((each) => each === value);
  if (found === undefined) throw new TypeError('A column holds what is not in its list');
  return found;
}

/** A JSON column; null stays null. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what the caller reads
export function parse<Value>(value: unknown): Value {
  const parsed: unknown = value === null ? null : JSON.parse(text(value));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service that wrote it validated it
  return parsed as Value;
}
