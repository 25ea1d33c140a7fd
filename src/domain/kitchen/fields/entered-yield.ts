import type { Reading } from './entered-text.ts';

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

const lead =
  /^(?:(?:makes|serves|yields?|for|about|approx\.?|ca\.?|für|ergibt|etwa|reicht für|pour|environ|per|para|unos|unas|voor|ongeveer)\s+)*/iu;
const number = String.raw`\d{0,7}(?:[.,]\d{1,3})?\s?[½¼¾]?`;
const makes = new RegExp(
  String.raw`^(${number})(?:\s*(?:[–—-]|(?<=\s)(?:to|or|bis|oder|à|ou|a|o|tot|of)(?=\s))\s*(?=[\d½¼¾])(${number}))?\s*(?:x\s+)?(?!\d)(\p{L}.*)?$`,
  'iu',
);

/**
 * What a recipe makes as somebody writes it, with the word for it: "1 cake", "Serves 4",
 * "1 loaf (23 cm)". Of "4 to 6 people" the lower number counts, as in what is imported: amounts are
 * worked out from one number, and nobody goes hungry by it. Null of anything else.
 */
export function readYield(text: string): Reading | null {
  const said = text.trim().replace(lead, '');
  const [, first = '', second = '', words = ''] = makes.exec(said) ?? [];
  const value = enteredYield(first.trim());
  const upper = enteredYield(second.trim());
  if (value === null || (second !== '' && (upper === null || upper <= value))) return null;
  return { value, description: words.trim() || null, isInexact: upper !== null };
}

export const writtenYield = (value: number | null): string => (value === null ? '' : String(value));
