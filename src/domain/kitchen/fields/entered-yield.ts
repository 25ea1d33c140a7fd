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

/** What stands beside the field already. */
const lead = /^(?:(?:makes|serves|yields?|for|für|ergibt|reicht für|pour|per|para|voor)\s+)*/iu;
const about =
  /^(?:about|around|approx\.?|ca\.?|circa|etwa|ungefähr|rund|environ|unos|unas|ongeveer)\s+/iu;
const number = String.raw`\d{0,7}(?:[.,]\d{1,3})?\s?[½¼¾]?`;
const makes = new RegExp(
  String.raw`^(${number})(?:\s*(?:[–—-]|(?<=\s)(?:to|or|bis|oder|à|ou|a|o|tot|of)(?=\s))\s*(?=[\d½¼¾])(${number}))?\s*(?:x\s+)?(?!\d|\p{L}+\d)(\p{L}.*)?$`,
  'iu',
);

/**
 * What a recipe makes as somebody writes it, with the word for it: "1 cake", "Serves 4",
 * "1 loaf (23 cm)". Of "about 4 to 6 people", which says more than a field can hold, it is the lower
 * number, as in what is imported: nobody goes hungry by it. Null of anything else.
 */
export function readYield(text: string): Reading | null {
  const told = text.trim().replace(lead, '');
  const said = told.replace(about, '');
  const [, first = '', second = '', words = ''] = makes.exec(said) ?? [];
  const value = enteredYield(first.trim());
  const upper = enteredYield(second.trim());
  if (value === null || (second !== '' && (upper === null || upper <= value))) return null;
  return { value, description: words.trim() || null, isInexact: upper !== null || said !== told };
}

export const writtenYield = (value: number | null): string => (value === null ? '' : String(value));
