import type { FacesOfFonts } from '#domain/kitchen/look/tried-theme.ts';
import { fontKeys } from '#domain/look/fonts.ts';
import { everydayWeights } from '#domain/look/theme/font-cut.ts';
import { fontFacesOf } from './font-files.ts';

const { lightest, boldest } = everydayWeights;

/** Every typeface in its everyday weights, upright: what a cook sees who tries them on. */
export const facesOfFonts: FacesOfFonts = Object.fromEntries(
  fontKeys.map((key) => [
    key,
    fontFacesOf(key, [lightest, boldest]).filter(({ style }) => style === 'normal'),
  ]),
);
