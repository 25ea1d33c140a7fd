import { deriveSchemes } from '../../look/color-scheme.ts';
import { keptCss } from '../../look/css-overrides.ts';
import type { FontKey } from '../../look/fonts.ts';
import type { ThemeStyle } from '../../look/theme-options.ts';
import type { FontFace } from '../../look/theme/font-face.ts';
import { type ThemeFont, tokensCss, uprightsCss } from '../../look/theme/theme-css.ts';
import { wornColors, wornTypes } from './dressing.ts';
import type { SiteLook } from './site-look.ts';
import { triedFaces } from './tried-faces.ts';

/** The files of each typeface by its key. */
export type FacesOfFonts = Readonly<Record<string, FontFace[]>>;

/** What a page wears that tries a look on: as the publisher would write it. */
export type TriedTheme = { fonts: string; rules: string; style: ThemeStyle };

/** Null while a colour is none. */
export function triedTheme(content: SiteLook, faces: FacesOfFonts): TriedTheme | null {
  const colors = deriveSchemes(wornColors(content));
  if (!colors) return null;
  const types = wornTypes(content);
  /** One typeface can set titles and text; then its files serve both. */
  const weightsOf = (key: FontKey) => [
    ...(key === types.displayFontFamily
      ? [types.displayFontNormalWeight, types.displayFontBoldWeight]
      : []),
    ...(key === types.narrativeFontFamily
      ? [types.narrativeFontNormalWeight, types.narrativeFontBoldWeight]
      : []),
  ];
  const font = (key: FontKey, normalWeight: number, boldWeight: number): ThemeFont => ({
    key,
    normalWeight,
    boldWeight,
    faces: triedFaces(key, weightsOf(key), faces[key] ?? []),
  });
  const fonts = {
    display: font(
      types.displayFontFamily,
      types.displayFontNormalWeight,
      types.displayFontBoldWeight,
    ),
    narrative: font(
      types.narrativeFontFamily,
      types.narrativeFontNormalWeight,
      types.narrativeFontBoldWeight,
    ),
  };
  const { themeStyle: style, cssOverrides } = content;
  const own = cssOverrides === null ? '' : `@layer site{${safeCss(cssOverrides)}}`;
  return { fonts: uprightsCss(fonts), rules: tokensCss(colors, fonts, style) + own, style };
}

/** Nobody waits for a long style sheet to be read again with each step of a slider. */
const lastRead = { written: '', css: '' };
function safeCss(written: string): string {
  if (lastRead.written !== written) {
    Object.assign(lastRead, { written, css: keptCss(written) });
  }
  return lastRead.css;
}
