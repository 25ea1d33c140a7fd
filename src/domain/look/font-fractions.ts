import type { FontKey } from './fonts.ts';

/**
 * Served files without the feature that sets 1⁄3 as one sign ("frac"), and the room in ems on both
 * sides of their slash that keeps small digits clear of it: some slashes bring room of their own.
 */
const slashRooms: Partial<Record<FontKey, number>> = {
  arimo: 0.05,
  fraunces: -0.11,
  futura: -0.2,
  'instrument-sans': 0.06,
  newsreader: 0.06,
  poppins: -0.11,
  'roboto-mono': -0.25,
};

/** The room around the slash of a fraction that is made of small digits; null where a typeface sets it as one sign. */
export const slashRoom = (key: FontKey): number | null => slashRooms[key] ?? null;

// The large cut has hairlines that vanish on a screen: of a 4 a bar is left, of $84 "$8 1".
const figureCuts: Partial<Record<FontKey, number>> = { 'bodoni-moda': 11 };

/** The optical size in which a typeface's large figures can be read; null where any will do. */
export const figureCut = (key: FontKey): number | null => figureCuts[key] ?? null;
