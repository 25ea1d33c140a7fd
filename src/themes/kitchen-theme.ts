import { deriveSchemes } from '#domain/look/color-scheme.ts';
import type { FontKey } from '#domain/look/fonts.ts';
import { linen } from './platform-theme.ts';
import { fontFacesOf, isUprightLatin } from './font-files.ts';
import { italicsCss, themeCss } from '#domain/look/theme/theme-css.ts';

const typeface: FontKey = 'instrument-sans';
const [normalWeight, boldWeight] = [400, 600];

function makeTheme() {
  const schemes = deriveSchemes(linen);
  if (!schemes) throw new Error('A colour of the kitchen is not of the form #rrggbb');
  const faces = fontFacesOf(typeface, [normalWeight, boldWeight]);
  const font = { key: typeface, normalWeight, boldWeight, faces };
  const fonts = { display: font, narrative: font };
  return {
    css: themeCss(schemes, fonts, 'accent'),
    italicsCss: italicsCss(fonts),
    themeColor: { light: schemes.light.colorBackground, dark: schemes.dark.colorBackground },
    fontPreloads: faces.filter(isUprightLatin).map(({ href }) => href),
  };
}

/** The look of the owner area: the platform's colours in a typeface that is made for tools. */
export const kitchenTheme = makeTheme();
