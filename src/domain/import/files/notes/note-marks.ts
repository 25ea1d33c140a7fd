import { decodedPath } from '../../archive/entry-names.ts';

export type PictureMark = { path: string; alt: string };

const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|bmp|tiff?|svg)$/i;
const wikiPicture = /!\[\[([^\]\n|#]{1,500})(?:[|#][^\]\n]{0,300})?\]\]/g;
/** A path may have brackets of its own. */
const picture =
  /!\[([^\]\n]{0,300})\]\([ \t]{0,4}(?:<([^>\n]{1,1000})>|((?:[^()\n]|\([^()\n]{0,200}\)){1,1500}))[^)\n]{0,300}\)/g;
const pictureTag = /<img\b([^>\n]{0,1500})>/gi;
const referred = /!\[([^\]\n]{0,300})\]\[([^\]\n]{0,100})\]/g;
const emptyLink = /\[\s{0,8}\]\(([^)\n]{1,2000})\)/g;

/** "![Cake][1]" and below "[1]: cake.jpg". */
const definition = /^ {0,3}\[([^\]\n]{1,100})\]:[ \t]{1,8}<?([^\s>]{1,1000})/;

/** What stands for pictures in a text, by the small letters of its name. */
export const definitionsIn = (lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const [, name, path] = definition.exec(line) ?? [];
      return name !== undefined && path !== undefined && pictureEnding.test(path)
        ? [[name.toLowerCase(), path] as const]
        : [];
    }),
  );

export const isDefinition = (line: string): boolean =>
  pictureEnding.test(definition.exec(line)?.[2] ?? '');

type Parted = { text: string; pictures: PictureMark[]; links: string[] };

/** Nobody writes such lines; each sign of one may begin a picture. */
const longestLine = 20_000;

const isTooLong = (text: string): boolean =>
  text.length > longestLine && text.split('\n').some((line) => line.length > longestLine);

/** A line without the pictures that stand in it, in their order; a picture may have been a link. */
export function partedPictures(line: string, definitions: ReadonlyMap<string, string>): Parted {
  if (!/!\[|<img/i.test(line) || isTooLong(line)) return { text: line, pictures: [], links: [] };
  const found: (PictureMark & { at: number })[] = [];
  const take = (mark: PictureMark, at: number) => {
    found.push({ ...mark, at });
    return '  ';
  };
  const text = line
    .replaceAll(wikiPicture, (whole, path: string, at: number) =>
      pictureEnding.test(path.trim()) ? take({ path, alt: '' }, at) : whole.slice(1),
    )
    .replaceAll(
      picture,
      (...[, alt = '', quoted, bare, at]: [string, string?, string?, string?, number?]) =>
        take({ path: quoted ?? withoutTitle(bare ?? ''), alt }, at ?? 0),
    )
    .replaceAll(
      referred,
      (...[whole, alt = '', name = '', at = 0]: [string, string?, string?, number?]) => {
        const path = definitions.get((name || alt).toLowerCase());
        return path === undefined ? whole : take({ path, alt }, at);
      },
    )
    .replaceAll(pictureTag, (_, attributes: string, at: number) =>
      take({ path: attributeIn(attributes, 'src'), alt: attributeIn(attributes, 'alt') }, at),
    );
  const links = [...text.matchAll(emptyLink)].map(([, address = '']) => address);
  const pictures = found
    .toSorted((one, other) => one.at - other.at)
    .map(({ path, alt }) => ({ path: path.trim(), alt: alt.trim() }));
  return {
    text: text.replaceAll(emptyLink, ' ').replaceAll(/ {2,}/g, ' ').trimEnd(),
    pictures: pictures.filter(({ path }) => path !== ''),
    links: links.filter((link) => !pictureEnding.test(decodedPath(link))),
  };
}

/** `cake.jpg "Our cake"`, `cake.jpg =300x200` */
const withoutTitle = (path: string): string =>
  path.replace(/(?<!\s)\s+(?:["'(].*|=\d{0,5}x?\d{0,5})$/s, '');

const attributeIn = (attributes: string, name: 'src' | 'alt'): string => {
  const pattern = name === 'src' ? sourceOfTag : wordsOfTag;
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
};

const sourceOfTag = /(?<![\w-])src\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const wordsOfTag = /(?<![\w-])alt\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const wikiLink = /\[\[([^\]\n|]{1,500})(?:\|([^\]\n]{1,500}))?\]\]/g;

/** "[[Carrots|carrots]]" reads "carrots", "[[Sauces/Pesto#Red]]" reads "Pesto". */
export const withoutWikiLinks = (line: string): string =>
  line.includes('[[')
    ? line.replaceAll(
        wikiLink,
        (_, target: string, alias?: string) => (alias ?? nameOfTarget(target)) || target,
      )
    : line;

const nameOfTarget = (target: string): string => {
  const [path = ''] = target.split('#');
  return path.slice(path.lastIndexOf('/') + 1).trim();
};

/** A note that a text leads to, and in which words. */
export type WikiTarget = { target: string; words: string };

export const wikiTargets = (line: string): WikiTarget[] =>
  [...line.matchAll(wikiLink)].map(([, written = '', alias]) => {
    const target = nameOfTarget(written);
    return { target, words: alias ?? target };
  });

const tag = /#[\p{L}\p{N}_/-]+/gu;

/** "#soup #food/italian" in a line of its own, and "#two words#" as Bear writes it; null of other lines. */
export function tagsOfLine(line: string): string[] | null {
  const text = line.trim();
  const [, several] = /^#([\p{L}\p{N}][^#\n]{1,60}[\p{L}\p{N}])#$/u.exec(text) ?? [];
  if (several !== undefined) return several.split('/');
  if (!text.startsWith('#') || text.replaceAll(tag, '').replaceAll(/[\s,]/g, '') !== '')
    return null;
  const tags = [...text.matchAll(tag)].flatMap(([each]) => each.slice(1).split('/'));
  return tags.some((each) => /\p{L}/u.test(each)) ? tags : null;
}
