export type FractionPart = { glyph: string; over: string; under: string };

/** All of them: typefaces draw halves and quarters, if at all, unlike the thirds and eighths that they lack. */
const fractions = /([¼-¾⅐-⅞])/;

export const hasFraction = (text: string): boolean => fractions.test(text);

/** Cuts a text where such a fraction stands, so that it can be set from digits. */
export function fractionParts(text: string): (string | FractionPart)[] {
  return text
    .split(fractions)
    .filter((part) => part !== '')
    .map((part) => (hasFraction(part) ? partsOf(part) : part));
}

function partsOf(glyph: string): FractionPart {
  const [over = '', under = ''] = glyph.normalize('NFKC').split('⁄');
  return { glyph, over, under };
}
