/** A typeface as pages set it. */
export type FontFamily = {
  label: string;
  /** The open family that is served; a commercial name maps to its nearest relative. */
  family: string;
  kind: 'sans' | 'serif' | 'mono';
  axis: 'wght' | 'opsz' | 'static';
  lightest: number;
  boldest: number;
  hasItalic: boolean;
  /** Parts of the em above and below the baseline. */
  ascent: number;
  descent: number;
  /** Width of running text over Arial's of the same weight: regular at 20 px, bold at 56 px. */
  textWidth: number;
  displayWidth: number;
};

type Row = readonly [
  label: string,
  family: string,
  kind: FontFamily['kind'],
  axis: FontFamily['axis'],
  lightest: number,
  boldest: number,
  hasItalic: boolean,
  ascent: number,
  descent: number,
  textWidth: number,
  displayWidth: number,
];

const rows = {
  inter: ['Inter', 'Inter', 'sans', 'opsz', 100, 900, true, 0.9688, 0.2412, 1.036, 0.9524],
  helvetica: [
    'Helvetica',
    'Inter Tight',
    'sans',
    'wght',
    100,
    900,
    true,
    0.9688,
    0.2412,
    0.9595,
    0.9498,
  ],
  arimo: ['Arimo', 'Arimo', 'sans', 'wght', 400, 700, true, 0.9053, 0.2119, 1, 1],
  'franklin-gothic': [
    'Franklin Gothic',
    'Libre Franklin',
    'sans',
    'wght',
    100,
    900,
    true,
    0.966,
    0.246,
    1.0328,
    0.9929,
  ],
  graphik: ['Graphik', 'Hanken Grotesk', 'sans', 'wght', 100, 900, true, 1, 0.303, 1.0064, 0.9504],
  futura: ['Futura', 'Jost', 'sans', 'wght', 100, 900, true, 1.07, 0.375, 0.9639, 0.9881],
  'gill-sans': ['Gill Sans', 'Cabin', 'sans', 'wght', 400, 700, true, 0.965, 0.25, 0.9406, 0.8938],
  poppins: ['Poppins', 'Poppins', 'sans', 'static', 400, 700, true, 1.05, 0.35, 1.1199, 1.0666],
  'work-sans': [
    'Work Sans',
    'Work Sans',
    'sans',
    'wght',
    100,
    900,
    true,
    0.93,
    0.243,
    1.1275,
    1.0492,
  ],
  'instrument-sans': [
    'Instrument Sans',
    'Instrument Sans',
    'sans',
    'wght',
    400,
    700,
    true,
    0.97,
    0.25,
    1.0143,
    0.9818,
  ],
  'bricolage-grotesque': [
    'Bricolage Grotesque',
    'Bricolage Grotesque',
    'sans',
    'opsz',
    200,
    800,
    false,
    0.93,
    0.27,
    1.042,
    0.9587,
  ],
  archivo: ['Archivo', 'Archivo', 'sans', 'wght', 100, 900, true, 0.878, 0.21, 0.9733, 0.9711],
  oswald: ['Oswald', 'Oswald', 'sans', 'wght', 200, 700, false, 1.193, 0.289, 0.8249, 0.8684],
  'roboto-mono': [
    'Roboto Mono',
    'Roboto Mono',
    'mono',
    'wght',
    100,
    700,
    true,
    1.0479,
    0.271,
    1.4525,
    1.3471,
  ],
  'roboto-slab': [
    'Roboto Slab',
    'Roboto Slab',
    'serif',
    'wght',
    100,
    900,
    false,
    1.0479,
    0.271,
    1.0597,
    0.9947,
  ],
  georgia: ['Georgia', 'Gelasio', 'serif', 'wght', 400, 700, true, 0.9277, 0.3418, 0.9965, 1.0746],
  garamond: [
    'Garamond',
    'EB Garamond',
    'serif',
    'wght',
    400,
    800,
    true,
    1.007,
    0.298,
    0.8498,
    0.8788,
  ],
  baskerville: [
    'Baskerville',
    'Libre Baskerville',
    'serif',
    'wght',
    400,
    700,
    true,
    0.97,
    0.27,
    1.1483,
    1.0873,
  ],
  caslon: [
    'Caslon',
    'Libre Caslon Text',
    'serif',
    'static',
    400,
    700,
    true,
    0.97,
    0.26,
    1.0612,
    1.0771,
  ],
  cormorant: [
    'Cormorant',
    'Cormorant',
    'serif',
    'wght',
    300,
    700,
    true,
    0.924,
    0.287,
    0.8806,
    0.8263,
  ],
  'source-serif': [
    'Source Serif',
    'Source Serif 4',
    'serif',
    'opsz',
    200,
    900,
    true,
    1.036,
    0.335,
    1.0034,
    0.885,
  ],
  newsreader: [
    'Newsreader',
    'Newsreader',
    'serif',
    'opsz',
    200,
    800,
    true,
    0.735,
    0.265,
    0.9067,
    0.9763,
  ],
  literata: ['Literata', 'Literata', 'serif', 'opsz', 200, 900, true, 1.177, 0.308, 1.0601, 1.0395],
  lora: ['Lora', 'Lora', 'serif', 'wght', 400, 700, true, 1.006, 0.274, 1.0531, 1.0053],
  alegreya: ['Alegreya', 'Alegreya', 'serif', 'wght', 400, 900, true, 1.016, 0.345, 0.9133, 0.8551],
  vollkorn: ['Vollkorn', 'Vollkorn', 'serif', 'wght', 400, 900, true, 0.952, 0.441, 0.9755, 0.9773],
  fraunces: ['Fraunces', 'Fraunces', 'serif', 'opsz', 100, 900, true, 0.978, 0.255, 1.0389, 0.9805],
  playfair: [
    'Playfair Display',
    'Playfair Display',
    'serif',
    'wght',
    400,
    900,
    true,
    1.082,
    0.251,
    1.0076,
    0.9546,
  ],
  'bodoni-moda': [
    'Bodoni Moda',
    'Bodoni Moda',
    'serif',
    'opsz',
    400,
    900,
    true,
    1.125,
    0.4,
    1.0291,
    1.0075,
  ],
  minerva: [
    'Minerva',
    'Marcellus',
    'serif',
    'static',
    400,
    400,
    false,
    0.9741,
    0.2798,
    1.0303,
    1.0303,
  ],
  moret: ['Moret', 'Gloock', 'serif', 'static', 400, 400, false, 0.975, 0.225, 1.0178, 1.0178],
} as const satisfies Record<string, Row>;

export type FontKey = keyof typeof rows;

export const isFontKey = (text: string): text is FontKey => Object.hasOwn(rows, text);

export const fontKeys: FontKey[] = Object.keys(rows).filter(isFontKey);

export const fontFamily = (key: FontKey): FontFamily => {
  const [label, family, kind, axis, lightest, boldest, ...rest] = rows[key];
  const [hasItalic, ascent, descent, textWidth, displayWidth] = rest;
  return {
    label,
    family,
    kind,
    axis,
    lightest,
    boldest,
    hasItalic,
    ascent,
    descent,
    textWidth,
    displayWidth,
  };
};

/** The weight that a typeface has for a wished one. */
export const nearestWeight = (
  { lightest, boldest }: Pick<FontFamily, 'lightest' | 'boldest'>,
  wished: number,
) => Math.min(Math.max(wished, lightest), boldest);

const genericFamilies = {
  sans: 'Arial,sans-serif',
  serif: 'Georgia,serif',
  mono: 'ui-monospace,monospace',
} as const;

/** The font-family value of a key; the second name is its size-adjusted fallback. */
export const fontStack = (key: FontKey) => {
  const { family, kind } = fontFamily(key);
  return `"${family}","${family} fallback","${family} plain fallback",${genericFamilies[kind]}`;
};
