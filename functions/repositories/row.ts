export type Row = Record<string, unknown>;

/** A column as the type that the schema gives it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type
export function column<Value>(row: Row, name: string): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the database keeps the type
  return row[name] as Value;
}

/** A JSON column as the service that wrote it validated it; null stays null. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type
export function jsonColumn<Value>(row: Row, name: string): Value {
  const stored = column<string | null>(row, name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- services write only what they validated
  return (stored === null ? null : JSON.parse(stored)) as Value;
}

/** The answer of a query that counts. */
export const totalIn = ([row]: Row[]): number => (row ? column<number>(row, 'total') : 0);
