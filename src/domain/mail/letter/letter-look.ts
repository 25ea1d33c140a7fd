import { type ColorScheme, deriveSchemes } from '../../look/color-scheme.ts';
import { type FontFamily, fontFamily } from '../../look/fonts.ts';
import type { ColorTheme } from '../../look/theme-options.ts';
import { colorThemeOf, typeThemeOf } from '../../look/themes.ts';
import type { SiteSettings } from '../../site/site.ts';
import { defaultLanguage } from '../../text/language.ts';

/** What all letters of a site wear. */
export type LetterLook = {
  /** A BCP 47 tag: that of the text around, in which what the product says may be a foreign one. */
  language: string;
  colors: { light: ColorScheme; dark: ColorScheme };
  fonts: { display: FontFamily; narrative: FontFamily };
};

type Chosen = Pick<SiteSettings, 'language'> &
  Parameters<typeof colorThemeOf>[0] &
  Parameters<typeof typeThemeOf>[0];

const plainTheme: ColorTheme = {
  colorText: '#26211c',
  colorAccent: '#7a2e1d',
  colorSubdued: '#6b6259',
  colorOverlay: '#26211c',
  colorBackground: '#ffffff',
  colorPanel: '#f6f3ee',
  colorEmphasis: '#4a2017',
  colorOutline: '#e4dfd8',
};
const plainScheme = { ...plainTheme, colorAccentText: '#7a2e1d', colorOnAccent: '#ffffff' };

const schemesOf = (theme: ColorTheme): LetterLook['colors'] =>
  deriveSchemes(theme) ?? { light: plainScheme, dark: plainScheme };

/** What the letters of the platform itself wear. */
export const platformLetterLook: LetterLook = {
  language: defaultLanguage,
  colors: schemesOf(plainTheme),
  fonts: { display: fontFamily('source-serif'), narrative: fontFamily('source-serif') },
};

export function letterLookOf(settings: Chosen): LetterLook {
  const { displayFontFamily, narrativeFontFamily } = typeThemeOf(settings);
  return {
    language: settings.language,
    colors: schemesOf(colorThemeOf(settings)),
    fonts: { display: fontFamily(displayFontFamily), narrative: fontFamily(narrativeFontFamily) },
  };
}
