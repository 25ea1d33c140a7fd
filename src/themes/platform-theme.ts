import type { ShelfModel } from '#content/platform/platform-models.ts';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import { fontFamily, type FontKey } from '#domain/look/fonts.ts';
import type { ColorTheme } from '#domain/look/theme-options.ts';
import { fontFaceCss } from '#domain/look/theme/font-css.ts';
import type { FontFace } from '#domain/look/theme/font-face.ts';
import { fontFacesOf, isUprightLatin, titleFacesOf } from './font-files.ts';
import { italicsCss, themeCss } from '#domain/look/theme/theme-css.ts';

/** Unbleached linen and its woven indigo stripe. */
export const linen: ColorTheme = {
  colorText: '#20242b',
  colorAccent: '#2b4c8c',
  colorSubdued: '#5e6269',
  colorOverlay: '#14171d',
  colorBackground: '#fbfaf8',
  colorPanel: '#f1f1ef',
  colorEmphasis: '#1d3566',
  colorOutline: '#dbd8cf',
};

const typeface: FontKey = 'literata';

const [normalWeight, boldWeight] = [400, 600];

const isLatin = ({ range }: FontFace) => range !== 'latin-ext';

function makeTheme() {
  const schemes = deriveSchemes(linen);
  if (!schemes) throw new Error('A colour of the platform is not of the form #rrggbb');
  const faces = fontFacesOf(typeface, [normalWeight, boldWeight]);
  const font = { key: typeface, normalWeight, boldWeight, faces };
  const fonts = { display: font, narrative: font };
  return {
    css: themeCss(schemes, fonts, 'accent'),
    italicsCss: italicsCss(fonts),
    themeColor: { light: schemes.light.colorBackground, dark: schemes.dark.colorBackground },
    shareColors: schemes.light,
    fontPreloads: faces.filter(isUprightLatin).map(({ href }) => href),
  };
}

/** The look of the platform's own pages: one typeface, one accent. */
export const platformTheme = makeTheme();

type SetName = Pick<ShelfModel, 'displayFont' | 'displayWeight'>;

/** The upright Latin letters that only set names of sites, which may begin with any of them. */
export function nameFacesCss(names: readonly SetName[]): string {
  return [...Map.groupBy(names, ({ displayFont }) => displayFont)]
    .filter(([key]) => fontFamily(key).family !== fontFamily(typeface).family)
    .map(([key, of]) => {
      const weights = of.map(({ displayWeight }) => displayWeight);
      return fontFaceCss(key, titleFacesOf(key, weights).filter(isLatin));
    })
    .join('');
}
