import { fontFamily } from '#domain/fonts.ts';
import type { FontKey } from '#domain/fonts.ts';

const files: Record<string, string> = {
  ...import.meta.glob<string>(
    [
      '../../node_modules/@fontsource-variable/{alegreya,archivo,arimo,cabin,cormorant,eb-garamond,gelasio,hanken-grotesk,instrument-sans,inter-tight,jost,libre-baskerville,libre-franklin,lora,oswald,playfair-display,roboto-mono,roboto-slab,vollkorn,work-sans}/files/*-latin{,-ext}-wght-{normal,italic}.woff2',
      '../../node_modules/@fontsource-variable/{bodoni-moda,bricolage-grotesque,fraunces,inter,literata,newsreader,source-serif-4}/files/*-latin{,-ext}-opsz-{normal,italic}.woff2',
      '../../node_modules/@fontsource/{poppins,libre-caslon-text}/files/*-latin{,-ext}-{400,700}-{normal,italic}.woff2',
      '../../node_modules/@fontsource/{marcellus,gloock}/files/*-latin{,-ext}-400-normal.woff2',
    ],
    { eager: true, query: '?url&no-inline', import: 'default' },
  ),
};

const hrefByName = new Map(
  Object.entries(files).map(([path, href]) => [path.slice(path.lastIndexOf('/') + 1), href]),
);

export type FontFace = {
  href: string;
  subset: 'latin' | 'latin-ext';
  style: 'normal' | 'italic';
  /** A weight, or the range of a variable font. */
  weight: string;
};

const subsets = ['latin', 'latin-ext'] as const;
const styles = ['normal', 'italic'] as const;

const cutsOf = (key: FontKey) => {
  const { axis, lightest, boldest } = fontFamily(key);
  if (axis !== 'static') return [{ cut: axis, weight: `${lightest} ${boldest}` }];
  return [...new Set([lightest, boldest])].map((weight) => ({
    cut: String(weight),
    weight: String(weight),
  }));
};

/** Every served file of a typeface, Latin first. */
export const fontFacesOf = (key: FontKey): FontFace[] => {
  const slug = fontFamily(key).family.toLowerCase().replaceAll(' ', '-');
  return styles.flatMap((style) =>
    cutsOf(key).flatMap(({ cut, weight }) =>
      subsets.flatMap((subset) => {
        const href = hrefByName.get(`${slug}-${subset}-${cut}-${style}.woff2`);
        return href === undefined ? [] : [{ href, subset, style, weight }];
      }),
    ),
  );
};
