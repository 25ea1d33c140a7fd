import type { FontKey } from './fonts.ts';

export const headerLayouts = ['left', 'centered'] as const;
export type HeaderLayout = (typeof headerLayouts)[number];

export const themeStyles = ['accent', 'tonal', 'bold'] as const;
export type ThemeStyle = (typeof themeStyles)[number];

/** The eight colours of a site, each as #rrggbb. */
export type ColorTheme = {
  colorText: string;
  colorAccent: string;
  colorSubdued: string;
  colorOverlay: string;
  colorBackground: string;
  colorPanel: string;
  colorEmphasis: string;
  colorOutline: string;
};

export type TypeTheme = {
  displayFontFamily: FontKey;
  narrativeFontFamily: FontKey;
  displayFontNormalWeight: number;
  displayFontBoldWeight: number;
  narrativeFontNormalWeight: number;
  narrativeFontBoldWeight: number;
};
