/** One measured number; `id` stays the same from run to run so that runs can be compared. */
export type Figure = { id: string; value: number; unit: string; note?: string };

export type Report = (figure: Figure) => void;

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Nearest rank: the value that so many per cent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new Error('Nothing was measured');
  const sorted = values.toSorted((one, other) => one - other);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] ?? 0;
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ id, value, unit, note = '' }) => [id, written(value), unit, note]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(([id = '', value = '', unit = '', note = '']) =>
      [id.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), unit.padEnd(widths[2] ?? 0), note]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function written(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value < 10 ? 3 : 1);
}
