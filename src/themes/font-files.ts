import { type FontFamily, fontFamily, nearestWeight } from '#domain/fonts.ts';
import type { FontKey } from '#domain/fonts.ts';
import { everydayWeights } from './font-cut.ts';

/** Addresses of a font file as it is and, of Latin ones, as `scripts/fonts/cut-font.ts` cuts it. */
type FontFile = { whole: string; cut?: string };

const files: Record<string, FontFile> = {
  ...import.meta.glob<FontFile>(
    [
      '../../node_modules/@fontsource-variable/{alegreya,archivo,arimo,cabin,cormorant,eb-garamond,gelasio,hanken-grotesk,instrument-sans,inter-tight,jost,libre-baskerville,libre-franklin,lora,oswald,playfair-display,roboto-mono,roboto-slab,vollkorn,work-sans}/files/*-latin{,-ext}-wght-{normal,italic}.woff2',
      '../../node_modules/@fontsource-variable/{bodoni-moda,bricolage-grotesque,fraunces,inter,literata,newsreader,source-serif-4}/files/*-latin{,-ext}-opsz-{normal,italic}.woff2',
      '../../node_modules/@fontsource/{poppins,libre-caslon-text}/files/*-latin{,-ext}-{400,700}-{normal,italic}.woff2',
      '../../node_modules/@fontsource/{marcellus,gloock}/files/*-latin{,-ext}-400-normal.woff2',
    ],
    { eager: true, query: '?cut', import: 'default' },
  ),
};

const fileByName = new Map(
  Object.entries(files).map(([path, file]) => [path.slice(path.lastIndexOf('/') + 1), file]),
);

export type FontFace = {
  href: string;
  range: 'everyday' | 'other-latin' | 'latin' | 'latin-ext';
  style: 'normal' | 'italic';
  /** A weight, or the range of a variable font. */
  weight: string;
};

type Weights = Pick<FontFamily, 'lightest' | 'boldest'>;
type Variant = { name: string; weight: string };

const styles = ['normal', 'italic'] as const;

/** The served files of a typeface that is set in these weights, what most text needs first. */
export function fontFacesOf(key: FontKey, weights: readonly number[]): FontFace[] {
  const family = fontFamily(key);
  const isEveryday = weights
    .map((weight) => nearestWeight(family, weight))
    .every((weight) => weight === nearestWeight(everydayWeights, weight));
  const slug = family.family.toLowerCase().replaceAll(' ', '-');
  return styles.flatMap((style) =>
    variantsOf(family, isEveryday ? everydayWeights : family).flatMap(({ name, weight }) => {
      const { whole, cut } = fileByName.get(`${slug}-latin-${name}-${style}.woff2`) ?? {};
      const extended = fileByName.get(`${slug}-latin-ext-${name}-${style}.woff2`)?.whole;
      const face = (range: FontFace['range'], href: string | undefined): FontFace[] =>
        href === undefined ? [] : [{ href, range, style, weight }];
      return [
        ...(isEveryday
          ? [...face('everyday', cut), ...face('other-latin', whole)]
          : face('latin', whole)),
        ...face('latin-ext', extended),
      ];
    }),
  );
}

/** Upright letters of words in English. */
export const isUprightLatin = ({ range, style }: FontFace): boolean =>
  style === 'normal' && (range === 'everyday' || range === 'latin');

function variantsOf(family: FontFamily, wanted: Weights): Variant[] {
  const [lightest, boldest] = [wanted.lightest, wanted.boldest].map((weight) =>
    nearestWeight(family, weight),
  );
  if (family.axis !== 'static') return [{ name: family.axis, weight: `${lightest} ${boldest}` }];
  return [...new Set([lightest, boldest])].map(String).map((weight) => ({ name: weight, weight }));
}
