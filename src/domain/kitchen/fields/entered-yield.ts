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

const makes =
  /^(?:(?:makes|serves|yields?|for|about|ca\.?|für|ergibt|pour|per|para|voor)\s+)*([\d.,\s½¼¾]*[\d½¼¾])\s*(?:x\s+)?(?!\d)(\p{L}[^\d]*)?$/iu;

export type WholeYield = { value: number; description: string | null };

/**
 * What a recipe makes where number and word stand in one text: "1 cake", "Serves 4", "12 muffins";
 * null of anything else, for example of two numbers, of which one would be lost.
 */
export function enteredWholeYield(text: string): WholeYield | null {
  const [, number = '', words = ''] = makes.exec(text.trim()) ?? [];
  const value = enteredYield(number);
  return value === null ? null : { value, description: words.trim() || null };
}

export const writtenYield = (value: number | null): string => (value === null ? '' : String(value));
