import type { FontKey } from './fonts.ts';
import type { ColorTheme, HeaderLayout, ThemeStyle, TypeTheme } from './theme-options.ts';

export const lookKeys = [
  'cookbook',
  'hearth',
  'garden',
  'atelier',
  'broadsheet',
  'poster',
  'plates',
] as const;

/** How the pages of a site are composed; colours, typefaces, style and custom CSS go on top. */
export type LookKey = (typeof lookKeys)[number];

export type Look = {
  title: string;
  /** What it is good for, in a sentence for the cook who chooses. */
  reason: string;
  /** What a site wears that has chosen no colours or typefaces of its own. */
  colors: ColorTheme;
  type: TypeTheme;
  /** Set with the look when a cook chooses it; each can be changed afterwards. */
  style: ThemeStyle;
  headerLayout: HeaderLayout;
};

export const defaultLook: LookKey = 'cookbook';

// Calls marked as pure are left out of visitors' scripts, which know the keys alone.
export const looks: Record<LookKey, Look> = {
  cookbook: {
    title: 'Cookbook',
    reason:
      'The opening spread of a book: a title page on the left, the first dish on the right. For any kitchen, with few pictures or none.',
    style: 'tonal',
    headerLayout: 'left',
    colors: {
      colorText: '#1f2421',
      colorAccent: '#0f5c4d',
      colorSubdued: '#5c645f',
      colorOverlay: '#161a18',
      colorBackground: '#ffffff',
      colorPanel: '#f3efe4',
      colorEmphasis: '#143f37',
      colorOutline: '#d8d6ca',
    },
    type: /* @__PURE__ */ typefaces(['caslon', 'work-sans'], [400, 700], [400, 600]),
  },
  hearth: {
    title: 'Hearth',
    reason:
      'The title in the middle under one wide picture, quiet pages below. For long stories and slow food.',
    style: 'tonal',
    headerLayout: 'centered',
    colors: {
      colorText: '#2a211c',
      colorAccent: '#9e2b20',
      colorSubdued: '#6a5a4d',
      colorOverlay: '#1e1713',
      colorBackground: '#f6eedf',
      colorPanel: '#ecdfc9',
      colorEmphasis: '#7a1f17',
      colorOutline: '#cdbda3',
    },
    type: /* @__PURE__ */ typefaces(['vollkorn', 'alegreya'], [700, 700], [400, 700]),
  },
  garden: {
    title: 'Garden',
    reason:
      'The name as wide as the page in a field of colour, then a stall full of dishes. For many quick recipes.',
    style: 'bold',
    headerLayout: 'left',
    colors: {
      colorText: '#12261a',
      colorAccent: '#0b7a3b',
      colorSubdued: '#4f6356',
      colorOverlay: '#0c1f14',
      colorBackground: '#ffffff',
      colorPanel: '#eef6e6',
      colorEmphasis: '#c13a17',
      colorOutline: '#cfe0c8',
    },
    type: /* @__PURE__ */ typefaces(
      ['bricolage-grotesque', 'instrument-sans'],
      [800, 800],
      [400, 650],
    ),
  },
  atelier: {
    title: 'Atelier',
    reason: 'A shop window and a numbered card of what there is. For few, precise things.',
    style: 'accent',
    headerLayout: 'left',
    colors: {
      colorText: '#1b1c22',
      colorAccent: '#4a6336',
      colorSubdued: '#63626a',
      colorOverlay: '#15161b',
      colorBackground: '#faf8f5',
      colorPanel: '#e6edd3',
      colorEmphasis: '#a04552',
      colorOutline: '#d9d2ca',
    },
    type: /* @__PURE__ */ typefaces(['bodoni-moda', 'futura'], [500, 700], [400, 600]),
  },
  broadsheet: {
    title: 'Broadsheet',
    reason:
      'The front page of a newspaper about food. For much to say and many recipes, pictured or not.',
    style: 'accent',
    headerLayout: 'centered',
    colors: {
      colorText: '#17181a',
      colorAccent: '#17457a',
      colorSubdued: '#5c5b57',
      colorOverlay: '#121315',
      colorBackground: '#f9f7f2',
      colorPanel: '#ece8de',
      colorEmphasis: '#27313d',
      colorOutline: '#d3cec2',
    },
    type: /* @__PURE__ */ typefaces(['newsreader', 'newsreader'], [500, 700], [400, 600]),
  },
  poster: {
    title: 'Poster',
    reason:
      'One dish is the whole first screen, and each that you feature a poster. For photos that sell.',
    style: 'accent',
    headerLayout: 'left',
    colors: {
      colorText: '#241512',
      colorAccent: '#b3260b',
      colorSubdued: '#6b5347',
      colorOverlay: '#1d100d',
      colorBackground: '#fffaf1',
      colorPanel: '#ffdc8f',
      colorEmphasis: '#7a1740',
      colorOutline: '#e6d8c2',
    },
    type: /* @__PURE__ */ typefaces(['oswald', 'graphik'], [500, 700], [400, 650]),
  },
  plates: {
    title: 'Plates',
    reason:
      'The table seen from above: every dish on a round plate, the first one large. For few pictures of mixed quality, since a round crop forgives.',
    style: 'tonal',
    headerLayout: 'left',
    colors: {
      colorText: '#1b2430',
      colorAccent: '#22508f',
      colorSubdued: '#4f5a69',
      colorOverlay: '#131a24',
      colorBackground: '#fcfbf7',
      colorPanel: '#dde6ee',
      colorEmphasis: '#8f3517',
      colorOutline: '#c0ccd8',
    },
    type: /* @__PURE__ */ typefaces(['fraunces', 'graphik'], [500, 650], [400, 600]),
  },
};

type Weights = [normal: number, bold: number];

function typefaces(
  [displayFontFamily, narrativeFontFamily]: [FontKey, FontKey],
  [displayFontNormalWeight, displayFontBoldWeight]: Weights,
  [narrativeFontNormalWeight, narrativeFontBoldWeight]: Weights,
): TypeTheme {
  return {
    displayFontFamily,
    narrativeFontFamily,
    displayFontNormalWeight,
    displayFontBoldWeight,
    narrativeFontNormalWeight,
    narrativeFontBoldWeight,
  };
}
