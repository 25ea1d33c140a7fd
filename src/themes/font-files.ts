import { type FontFamily, fontFamily, nearestWeight } from '#domain/look/fonts.ts';
import type { FontKey } from '#domain/look/fonts.ts';
import type { FontFace } from '#domain/look/theme/font-face.ts';
import { areEveryday, everydayWeights, familySlug } from '#domain/look/theme/font-cut.ts';

/** Addresses of a font file as it is and, of Latin ones, as `scripts/fonts/font-cuts.ts` has it cut. */
type FontFile = { whole: string; cut?: string; cutAt?: Partial<Record<string, string>> };

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

type Weights = Pick<FontFamily, 'lightest' | 'boldest'>;
type Variant = { name: string; weight: string };

const styles = ['normal', 'italic'] as const;

/** The served files of a typeface that is set in these weights, what most text needs first. */
export function fontFacesOf(key: FontKey, weights: readonly number[]): FontFace[] {
  const family = fontFamily(key);
  const isEveryday = areEveryday(ownWeights(family, weights));
  return styles.flatMap((style) =>
    variantsOf(family, isEveryday ? everydayWeights : family).flatMap(({ name, weight }) => {
      const sources = sourcesOf(family, name, style);
      return facesOf({ style, weight }, sources, isEveryday ? sources.latin?.cut : undefined);
    }),
  );
}

/** The same of a typeface that sets titles: upright, each weight is a file of its own, half as large. */
export function titleFacesOf(key: FontKey, weights: readonly number[]): FontFace[] {
  const family = fontFamily(key);
  const sources = sourcesOf(family, family.axis, 'normal');
  const cuts = ownWeights(family, weights).map((weight) => ({
    weight: String(weight),
    cut: sources.latin?.cutAt?.[weight],
  }));
  const faces = fontFacesOf(key, weights);
  if (cuts.some(({ cut }) => cut === undefined)) return faces;
  return [
    ...cuts.flatMap(({ weight, cut }) => facesOf({ style: 'normal', weight }, sources, cut)),
    ...faces.filter(({ style }) => style === 'italic'),
  ];
}

/** Upright letters of words in English. */
export const isUprightLatin = ({ range, style }: FontFace): boolean =>
  style === 'normal' && (range === 'everyday' || range === 'latin');

type Sources = { latin: FontFile | undefined; extended: FontFile | undefined };

const ownWeights = (family: FontFamily, weights: readonly number[]) => [
  ...new Set(weights.map((weight) => nearestWeight(family, weight))),
];

function sourcesOf(family: FontFamily, name: string, style: FontFace['style']): Sources {
  const slug = familySlug(family.family);
  return {
    latin: fileByName.get(`${slug}-latin-${name}-${style}.woff2`),
    extended: fileByName.get(`${slug}-latin-ext-${name}-${style}.woff2`),
  };
}

/** Faces of one style and weight, which browsers take for one face whose characters lie in several files. */
function facesOf(
  shared: Pick<FontFace, 'style' | 'weight'>,
  { latin, extended }: Sources,
  cut: string | undefined,
): FontFace[] {
  const face = (range: FontFace['range'], href: string | undefined): FontFace[] =>
    href === undefined ? [] : [{ href, range, ...shared }];
  return [
    ...face('everyday', cut),
    ...face(cut === undefined ? 'latin' : 'other-latin', latin?.whole),
    ...face('latin-ext', extended?.whole),
  ];
}

function variantsOf(family: FontFamily, wanted: Weights): Variant[] {
  const [lightest, boldest] = [wanted.lightest, wanted.boldest].map((weight) =>
    nearestWeight(family, weight),
  );
  if (family.axis !== 'static') return [{ name: family.axis, weight: `${lightest} ${boldest}` }];
  return [...new Set([lightest, boldest])].map(String).map((weight) => ({ name: weight, weight }));
}
