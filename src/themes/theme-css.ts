import { fontStack } from '#domain/fonts.ts';
import type { FontKey } from '#domain/fonts.ts';
import type { ThemeStyle } from '#domain/site.ts';
import { fontFaceCss } from './font-css.ts';
import type { FontFace } from './font-files.ts';

/** The eight colours of a site and what is written on its accent. */
export type SchemeColors = {
  colorText: string;
  colorAccent: string;
  colorSubdued: string;
  colorOverlay: string;
  colorBackground: string;
  colorPanel: string;
  colorEmphasis: string;
  colorOutline: string;
  colorOnAccent: string;
};

export type ThemeColors = { light: SchemeColors; dark: SchemeColors };

export type ThemeFont = {
  key: FontKey;
  normalWeight: number;
  boldWeight: number;
  faces: FontFace[];
};

export type ThemeFonts = { display: ThemeFont; narrative: ThemeFont };

const schemeCss = (colors: SchemeColors) =>
  [
    `--color-text:${colors.colorText}`,
    `--color-accent:${colors.colorAccent}`,
    `--color-subdued:${colors.colorSubdued}`,
    `--color-overlay:${colors.colorOverlay}`,
    `--color-background:${colors.colorBackground}`,
    `--color-panel:${colors.colorPanel}`,
    `--color-emphasis:${colors.colorEmphasis}`,
    `--color-outline:${colors.colorOutline}`,
    `--color-on-accent:${colors.colorOnAccent}`,
  ].join(';');

const fontCss = ({ display, narrative }: ThemeFonts) =>
  [
    `--font-display:${fontStack(display.key)}`,
    `--font-narrative:${fontStack(narrative.key)}`,
    `--display-normal:${display.normalWeight}`,
    `--display-bold:${display.boldWeight}`,
    `--narrative-normal:${narrative.normalWeight}`,
    `--narrative-bold:${narrative.boldWeight}`,
  ].join(';');

/** Where a style puts the colours; every value is a colour of the scheme. */
const roles: Record<ThemeStyle, string> = {
  accent:
    '--field:var(--color-background);--field-ink:var(--color-text);--field-subdued:var(--color-subdued);--field-line:var(--color-text);--field-button:var(--color-accent);--field-button-ink:var(--color-on-accent);--header-ground:var(--color-background);--header-ink:var(--color-text);--title-ink:var(--color-text);--number-ink:var(--color-accent);--title-size:var(--step-6)',
  tonal:
    '--field:var(--color-panel);--field-ink:var(--color-text);--field-subdued:var(--color-subdued);--field-line:var(--color-outline);--field-button:var(--color-accent);--field-button-ink:var(--color-on-accent);--header-ground:var(--color-background);--header-ink:var(--color-text);--title-ink:var(--color-emphasis);--number-ink:var(--color-accent);--title-size:var(--step-6)',
  bold: '--field:var(--color-accent);--field-ink:var(--color-on-accent);--field-subdued:var(--color-on-accent);--field-line:var(--color-on-accent);--field-button:var(--color-on-accent);--field-button-ink:var(--color-accent);--header-ground:var(--color-accent);--header-ink:var(--color-on-accent);--title-ink:var(--color-text);--number-ink:var(--color-accent);--title-size:var(--step-7)',
};

const facesCss = ({ display, narrative }: ThemeFonts) => {
  const text = fontFaceCss(narrative.key, 'text', narrative.faces);
  return display.key === narrative.key
    ? text
    : fontFaceCss(display.key, 'display', display.faces) + text;
};

/** All custom properties and font rules of a site, as docs/theming.md lists them. */
export const themeCss = (colors: ThemeColors, fonts: ThemeFonts, style: ThemeStyle) =>
  `${facesCss(fonts)}@layer tokens{:root{${schemeCss(colors.light)};${fontCss(fonts)};${roles[style]}}@media (prefers-color-scheme:dark){:root{${schemeCss(colors.dark)}}}}`;
