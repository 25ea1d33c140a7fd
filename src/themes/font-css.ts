import { fontFamily } from '#domain/fonts.ts';
import type { FontKey } from '#domain/fonts.ts';
import type { FontFace } from './font-files.ts';

const unicodeRanges = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

const localFonts = {
  sans: 'local("Arial"),local("Liberation Sans"),local("Roboto")',
  serif: 'local("Times New Roman"),local("Liberation Serif"),local("Tinos")',
  mono: 'local("Courier New"),local("Liberation Mono")',
} as const;

// Average widths of the stand-ins over Arial's: 832 and 1229 against 913 units of 2048.
const localWidths = { sans: 1, serif: 0.9113, mono: 1.3461 } as const;

/** What machines have that know none of those, and its widths over Arial's. */
const plainLocalFonts = 'local("Open Sans"),local("Noto Sans")';
const plainLocalWidths = { text: 1.031, display: 1.05 } as const;

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/** Local fonts stretched to the metrics of the served one, so that swapping moves nothing. */
const fallbackFaces = (key: FontKey, use: 'text' | 'display') => {
  const { family, kind, ascent, descent, textWidth, displayWidth } = fontFamily(key);
  const width = use === 'text' ? textWidth : displayWidth;
  const face = (name: string, fonts: string, size: number) =>
    `@font-face{font-family:"${name}";src:${fonts};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
  return (
    face(`${family} fallback`, localFonts[kind], width / localWidths[kind]) +
    face(`${family} plain fallback`, plainLocalFonts, width / plainLocalWidths[use])
  );
};

const servedFace = (family: string, face: FontFace) =>
  `@font-face{font-family:"${family}";src:url(${face.href}) format("woff2");font-weight:${face.weight};font-style:${face.style};font-display:swap;unicode-range:${unicodeRanges[face.subset]}}`;

/** The font rules of one typeface: its stand-ins and its files. */
export const fontFaceCss = (key: FontKey, use: 'text' | 'display', faces: FontFace[]) =>
  fallbackFaces(key, use) + faces.map((face) => servedFace(fontFamily(key).family, face)).join('');
