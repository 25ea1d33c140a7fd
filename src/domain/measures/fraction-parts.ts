export type FractionPart = { glyph: string; over: string; under: string };

/** Thirds, eighths and such: no typeface the platform serves has them, unlike quarters and halves. */
const rareFractions = /([⅐-⅞])/;

export const hasRareFraction = (text: string): boolean => rareFractions.test(text);

/** Cuts a text where such a fraction stands, so that it can be set from digits. */
export function fractionParts(text: string): (string | FractionPart)[] {
  return text
    .split(rareFractions)
    .filter((part) => part !== '')
    .map((part) => (hasRareFraction(part) ? partsOf(part) : part));
}

function partsOf(glyph: string): FractionPart {
  const [over = '', under = ''] = glyph.normalize('NFKC').split('⁄');
  return { glyph, over, under };
}
