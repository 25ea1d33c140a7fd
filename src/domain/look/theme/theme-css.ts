import type { ColorScheme } from '../color-scheme.ts';
import { coverTones } from '../cover-tones.ts';
import { fontFamily, fontStack, nearestWeight } from '../fonts.ts';
import { figureCut, slashRoom } from '../font-fractions.ts';
import type { FontKey } from '../fonts.ts';
import type { ThemeStyle } from '../theme-options.ts';
import { fontFaceCss, italicFaceCss } from './font-css.ts';
import type { FontFace } from './font-face.ts';

export type ThemeColors = { light: ColorScheme; dark: ColorScheme };

export type ThemeFont = {
  key: FontKey;
  normalWeight: number;
  boldWeight: number;
  faces: FontFace[];
};

export type ThemeFonts = { display: ThemeFont; narrative: ThemeFont };

const schemeCss = (colors: ColorScheme) =>
  [
    `--color-text:${colors.colorText}`,
    `--color-accent:${colors.colorAccent}`,
    `--color-subdued:${colors.colorSubdued}`,
    `--color-overlay:${colors.colorOverlay}`,
    `--color-background:${colors.colorBackground}`,
    `--color-panel:${colors.colorPanel}`,
    `--color-emphasis:${colors.colorEmphasis}`,
    `--color-outline:${colors.colorOutline}`,
    `--color-accent-text:${colors.colorAccentText}`,
    `--color-on-accent:${colors.colorOnAccent}`,
  ].join(';');

// A weight the family does not have would be smeared on by the browser: bearable in text, not in titles.
const ownWeight = (key: FontKey, weight: number) => nearestWeight(fontFamily(key), weight);

/** How wide a letter of a title is on average, in ems: what decides how large its longest word can be. */
export const averageLetter = (key: FontKey) =>
  Math.round(fontFamily(key).displayWidth * 635) / 1000;

const fontCss = ({ display, narrative }: ThemeFonts) =>
  [
    `--font-display:${fontStack(display.key)}`,
    `--font-narrative:${fontStack(narrative.key)}`,
    `--letter:${averageLetter(display.key)}`,
    `--display-normal:${ownWeight(display.key, display.normalWeight)}`,
    `--display-bold:${ownWeight(display.key, display.boldWeight)}`,
    `--narrative-normal:${narrative.normalWeight}`,
    `--narrative-bold:${narrative.boldWeight}`,
  ].join(';');

type Roles = Record<string, string>;

const plainField: Roles = {
  field: 'var(--color-background)',
  'field-ink': 'var(--color-text)',
  'field-subdued': 'var(--color-subdued)',
  'field-line': 'var(--color-text)',
  'field-button': 'var(--color-accent)',
  'field-button-ink': 'var(--color-on-accent)',
};

/** Where a style puts the colours; every value is made of colours of the scheme. */
const roles: Record<ThemeStyle, Roles> = {
  accent: {
    ...plainField,
    plate: 'var(--color-panel)',
    'plate-ink': 'var(--color-text)',
    'plate-other': 'var(--color-accent)',
    'plate-other-ink': 'var(--color-on-accent)',
    'title-ink': 'var(--color-text)',
    'number-ink': 'var(--color-accent-text)',
    'title-size': 'var(--step-6)',
  },
  tonal: {
    ...plainField,
    field: 'var(--color-panel)',
    'field-line': 'var(--color-outline)',
    plate: 'var(--color-panel)',
    'plate-ink': 'var(--color-emphasis)',
    'plate-other': 'var(--color-emphasis)',
    'plate-other-ink': 'var(--color-background)',
    'title-ink': 'var(--color-emphasis)',
    'number-ink': 'var(--color-accent-text)',
    'title-size': 'var(--step-6)',
    'header-line': '3px double var(--color-outline)',
  },
  bold: {
    field: 'var(--color-accent)',
    'field-ink': 'var(--color-on-accent)',
    'field-subdued': 'var(--color-on-accent)',
    'field-line': 'var(--color-on-accent)',
    'field-button': 'var(--color-on-accent)',
    'field-button-ink': 'var(--color-accent)',
    plate: 'var(--color-accent)',
    'plate-ink': 'var(--color-on-accent)',
    'plate-other': 'var(--color-panel)',
    'plate-other-ink': 'var(--color-accent-text)',
    'title-ink': 'var(--color-accent-text)',
    'number-ink': 'var(--color-accent-text)',
    'title-size': 'var(--step-6)',
    'display-leading': '0.98',
    'display-tracking': '-0.03em',
  },
};

// A whole field of a bright colour would glare in the dark.
const dimmed = (color: string): Roles => ({
  'plate-other': `color-mix(in oklab,var(--color-${color}) 24%,var(--color-background))`,
  'plate-other-ink': 'var(--color-text)',
});

const darkRoles: Record<ThemeStyle, Roles> = {
  accent: dimmed('accent'),
  tonal: dimmed('accent'),
  bold: {
    ...plainField,
    field: 'color-mix(in oklab,var(--color-accent) 24%,var(--color-background))',
    'field-subdued': 'var(--color-text)',
    'field-line': 'var(--color-accent)',
    plate: 'color-mix(in oklab,var(--color-accent) 24%,var(--color-background))',
    'plate-ink': 'var(--color-text)',
  },
};

const coverRoles = (colors: ColorScheme, style: ThemeStyle): Roles =>
  Object.fromEntries(
    coverTones(colors, style).flatMap(({ ground, ink }, index) => [
      [`cover-${index + 1}`, ground],
      [`cover-ink-${index + 1}`, ink],
    ]),
  );

const declarations = (values: Roles) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const facesCss = ({ display, narrative }: ThemeFonts, cssOf: typeof fontFaceCss) => {
  const text = cssOf(narrative.key, narrative.faces);
  return display.key === narrative.key ? text : cssOf(display.key, display.faces) + text;
};

/** The font rules for text in italics, which seldom stands in a first view; empty without such files. */
export const italicsCss = (fonts: ThemeFonts) => facesCss(fonts, italicFaceCss);

const ownFractions =
  ".fraction{--fraction:attr(data-over)'⁄'attr(data-under);--fraction-slash:none;--fraction-under:none;--fraction-size:1em;--fraction-rise:0;--fraction-figures:diagonal-fractions}";

/** Fractions stand in running text: as its typeface sets them, else of small digits around its slash. */
const fractionCss = ({ narrative }: ThemeFonts) => {
  const room = slashRoom(narrative.key);
  return room === null ? ownFractions : `.fraction{--slash-room:${room}em}`;
};

const figureCss = ({ display }: ThemeFonts) => {
  const cut = figureCut(display.key);
  return cut === null ? '' : `;--figure-cut:'opsz' ${cut}`;
};

/** The font rules for upright text. */
export const uprightsCss = (fonts: ThemeFonts) => facesCss(fonts, fontFaceCss);

/** All custom properties of a site, as docs/theming.md lists them. */
export const tokensCss = (colors: ThemeColors, fonts: ThemeFonts, style: ThemeStyle) => {
  const light = `${schemeCss(colors.light)};${fontCss(fonts)}${figureCss(fonts)};${declarations({ ...roles[style], ...coverRoles(colors.light, style) })}`;
  const dark = `${schemeCss(colors.dark)};${declarations({ ...darkRoles[style], ...coverRoles(colors.dark, style) })}`;
  return `@layer tokens{:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}${fractionCss(fonts)}}`;
};

/** A site's font rules for upright text and its custom properties. */
export const themeCss = (colors: ThemeColors, fonts: ThemeFonts, style: ThemeStyle) =>
  uprightsCss(fonts) + tokensCss(colors, fonts, style);
