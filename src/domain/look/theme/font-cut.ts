/**
 * What pages in English are set with: ASCII, the signs of English typography, and the letters of
 * words that kitchens have from their neighbours, as in crème, jalapeño and gruyère.
 */
export const everydayCharacters =
  'U+20-7E,U+A0,U+A3,U+A7,U+A9,U+AD-AE,U+B0,U+B7,U+BC-BE,U+C9,U+D7,U+DF-EF,U+F1-F6,U+F8-FC,U+152-153,U+2009-200D,U+2011-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2032-2033,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212';

/** How files name an open family. */
export const familySlug = (family: string) => family.toLowerCase().replaceAll(' ', '-');

/** A variable font is up to half as large when it is not thin. */
export const everydayWeights = { lightest: 400, boldest: 800 } as const;

/** Whether the cut files have what a typeface is set in. */
export const areEveryday = (weights: readonly number[]): boolean =>
  weights.every(
    (weight) => weight >= everydayWeights.lightest && weight <= everydayWeights.boldest,
  );

/** Titles of a site have one weight or two, and a file of one weight is half as large again. */
export const titleWeights = [400, 500, 600, 700, 800] as const;
