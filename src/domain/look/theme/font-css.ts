import { fontFamily } from '../fonts.ts';
import type { FontKey } from '../fonts.ts';
import { everydayCharacters } from './font-cut.ts';
import type { FontFace } from './font-face.ts';
import { rangeWithout } from './unicode-range.ts';

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const unicodeRanges = {
  everyday: everydayCharacters,
  'other-latin': rangeWithout(latin, everydayCharacters),
  latin,
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const satisfies Record<FontFace['range'], string>;

/** Full and PostScript names, since systems look local fonts up by one or the other; cuts are named apart. */
const localFonts = {
  sans: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto', 'Roboto-Regular'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'],
  },
  serif: {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
  },
  mono: {
    regular: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
    bold: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'],
  },
  /** What machines have that know none of those. */
  plain: {
    regular: ['OpenSans-Regular', 'NotoSans-Regular'],
    bold: ['OpenSans-Bold', 'NotoSans-Bold'],
  },
} as const;

// Average widths of the stand-ins over Arial's of the same weight.
const localWidths = { sans: 1, serif: 0.9113, mono: 1.3461, plain: 1.036 } as const;

// A bold stand-in drawn from a regular cut would be a twelfth too narrow.
const localWeights = { regular: '1 549', bold: '550 999' } as const;

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/** Local fonts stretched to the metrics of the served one, so that swapping moves nothing. */
const fallbackFaces = (key: FontKey) => {
  const { family, kind, ascent, descent, textWidth, displayWidth } = fontFamily(key);
  const face = (name: string, local: keyof typeof localFonts, cut: keyof typeof localWeights) => {
    const size = (cut === 'bold' ? displayWidth : textWidth) / localWidths[local];
    const sources = localFonts[local][cut].map((font) => `local("${font}")`).join();
    return `@font-face{font-family:"${name}";font-weight:${localWeights[cut]};src:${sources};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
  };
  const [own, plain] = [`${family} fallback`, `${family} plain fallback`];
  return (
    face(own, kind, 'regular') +
    face(own, kind, 'bold') +
    face(plain, 'plain', 'regular') +
    face(plain, 'plain', 'bold')
  );
};

const servedFace = (family: string, face: FontFace) =>
  `@font-face{font-family:"${family}";src:url(${face.href}) format("woff2");font-weight:${face.weight};font-style:${face.style};font-display:swap;unicode-range:${unicodeRanges[face.range]}}`;

/** The font rules of one typeface: its stand-ins and its upright files. */
export const fontFaceCss = (key: FontKey, faces: FontFace[]) =>
  fallbackFaces(key) + servedFaces(key, 'normal', faces);

/** The rules of its italic files. */
export const italicFaceCss = (key: FontKey, faces: FontFace[]) => servedFaces(key, 'italic', faces);

const servedFaces = (key: FontKey, style: FontFace['style'], faces: FontFace[]) =>
  faces
    .filter((face) => face.style === style)
    .map((face) => servedFace(fontFamily(key).family, face))
    .join('');
