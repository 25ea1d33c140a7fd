import type { FontKey } from './fonts.ts';

// Served files without the feature that sets 1⁄3 as one sign ("frac").
const withoutFractions = new Set<FontKey>([
  'arimo',
  'fraunces',
  'futura',
  'instrument-sans',
  'newsreader',
  'poppins',
  'roboto-mono',
]);

/** Whether a typeface sets a fraction of any digits as one sign. */
export const setsFractions = (key: FontKey): boolean => !withoutFractions.has(key);
