import { fontFamily, type FontKey, nearestWeight } from '../../look/fonts.ts';
import { areEveryday } from '../../look/theme/font-cut.ts';
import type { FontFace } from '../../look/theme/font-face.ts';

/**
 * The files that a typeface is tried on with. Those at hand are cut to everyday weights; thinner and
 * bolder letters are in the whole file, which they name for the other characters.
 */
export function triedFaces(
  key: FontKey,
  weights: readonly number[],
  everyday: readonly FontFace[],
): FontFace[] {
  const family = fontFamily(key);
  const { axis, lightest, boldest } = family;
  const isCut = everyday.some(({ range }) => range === 'everyday');
  if (axis === 'static' || areEveryday(weights.map((weight) => nearestWeight(family, weight)))) {
    return [...everyday];
  }
  const weight = `${lightest} ${boldest}`;
  return everyday
    .filter(({ range }) => range !== 'everyday')
    .map((face) => ({
      ...face,
      weight,
      range: isCut && face.range === 'other-latin' ? 'latin' : face.range,
    }));
}
