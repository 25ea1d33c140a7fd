/** A contact sheet in pixels: as many columns as fit, all rows of one height. */
export type SheetLayout = { columns: number; side: number; rowHeight: number };

type Measures = { width: number; gap: number; smallest: number; caption: number };

export function sheetLayout({ width, gap, smallest, caption }: Measures): SheetLayout {
  const columns = Math.max(2, Math.floor((width + gap) / (smallest + gap)));
  const side = Math.max(1, Math.floor((width - gap * (columns - 1)) / columns));
  return { columns, side, rowHeight: side + caption + gap };
}

/** How many tiles further a key leads; nothing for other keys. */
export function stepsOf(key: string, columns: number): number | undefined {
  const page = columns * 3;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: page,
    PageUp: -page,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}
