const most = 1_000_000;
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** How much a recipe makes, as somebody writes it: "6", "1.5", "1,5", "2½"; null where it is none. */
export function enteredYield(text: string): number | null {
  const [, whole = '', fraction = ''] =
    /^(\d{0,7}(?:[.,]\d{1,3})?)\s?([½¼¾]?)$/.exec(text.trim()) ?? [];
  if (whole === '' && fraction === '') return null;
  const value = Number(whole.replace(',', '.')) + (fractions[fraction] ?? 0);
  return value > 0 && value <= most ? value : null;
}

export const writtenYield = (value: number | null): string => (value === null ? '' : String(value));
