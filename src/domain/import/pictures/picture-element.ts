import { attributeOf, classesOf, type Element, isTag } from '../html/document.ts';

/** Where pages that load pictures late, or in several sizes, name the picture itself; the whole one first. */
const wholeNames = ['data-orig-file', 'data-pin-media', 'data-full-url', 'data-large-file'];
const setNames = ['srcset', 'data-srcset', 'data-lazy-srcset'];
const lateNames = ['data-lazy-src', 'data-src', 'data-original', 'data-lazy', 'src'];

/** The address of the largest copy that a picture of a page names; empty where it names none. */
export function pictureAddress(element: Element): string {
  const written = (names: readonly string[], from = element): string =>
    names.map((name) => attributeOf(from, name)).find(isPicture) ?? '';
  const whole = written(wholeNames);
  if (whole !== '') return whole;
  const sets = setNames.map((name) => attributeOf(element, name));
  return largestOf(sets) || written(lateNames) || largestOf(sourcesOf(element));
}

const isPicture = (address: string): boolean =>
  address !== '' && !/^(?:data|blob|about):/i.test(address) && !placeholder.test(address);

const placeholder =
  /\/(?:spacer|pixel|blank|transparent|placeholder|loading|loader|spinner|lazy|clear|empty|grey|gray|1x1)(?:[-_.]\w{0,20})?\.(?:gif|png|svg|jpe?g|webp)(?:\?|$)/i;

/** "a.jpg 300w, b.jpg 1024w": addresses may have commas inside. */
function largestOf(sets: readonly string[]): string {
  const [first] = sets
    .flatMap(copiesIn)
    .filter(({ address }) => isPicture(address))
    .toSorted((one, other) => other.width - one.width);
  return first?.address ?? '';
}

/** Each address and how wide, or how dense, it is; a comma ends it only behind that, or before a blank. */
function copiesIn(set: string): { address: string; width: number }[] {
  const copies: { address: string; width: number }[] = [];
  for (const word of set.trim().split(/\s+/)) {
    const [, size, rest = ''] = /^([\d.]{1,8})[wxh](?:,(.*))?$/s.exec(word) ?? [];
    const last = copies.at(-1);
    if (size !== undefined && last) last.width ||= Number.parseFloat(size) || 0;
    const address = size === undefined || !last ? word : rest;
    for (const each of address.split(/,(?=https?:\/\/|\/\/|$)/)) {
      if (each !== '') copies.push({ address: each, width: 0 });
    }
  }
  return copies;
}

/** Beside a picture that names nothing itself. */
function sourcesOf({ parent }: Element): string[] {
  if (!parent || !isTag(parent) || parent.name !== 'picture') return [];
  return parent.children.flatMap((child) =>
    isTag(child) && child.name === 'source'
      ? [attributeOf(child, 'srcset'), attributeOf(child, 'data-srcset')]
      : [],
  );
}

/** Smaller than this a picture is a sign. */
const leastSide = 80;
const ornamentClasses =
  /^(?:wp-smiley|emoji|avatar|photo-avatar|gravatar|icon|logo|badge|spinner|pixel|tracking|wprm-.{0,60}|tasty-.{0,60}|mv-create-.{0,60}|[\w-]{0,40}(?:-avatar|-icon|-logo|-rating|-emoji))$/i;
const ornamentHosts =
  /(?:^|\.)(?:gravatar\.com|s\.w\.org|pixel\.wp\.com|stats\.wordpress\.com|amazon-adsystem\.com|ssl-images-amazon\.com|media-amazon\.com|doubleclick\.net|googlesyndication\.com|google-analytics\.com|facebook\.com|feedburner\.com|scorecardresearch\.com|quantserve\.com|statcounter\.com|shareasale\.com|linksynergy\.com|awin1\.com|skimresources\.com)$/i;

/** Readers' own pictures among them, which are not the cook's. */
const ornamentPaths =
  /\/[\w-]{0,30}comments?\/|\/(?:emojis?|smil(?:ies|eys)|spacer|icons?)\/|[-_/]logo[-_.]|\/wp-(?:content\/(?:themes|plugins)|includes)\/|\/(?:facebook|pinterest|instagram|twitter|youtube|tiktok|whatsapp)\.(?:png|gif)$|(?:button|icon|badge)\d{0,3}\.(?:png|gif)$/i;

/** No photo: an icon, an emoji, a face beside a name, an advertisement, a dot that counts visitors. */
export function isOrnament(element: Element): boolean {
  const sides = ['width', 'height']
    .map((name) => Number.parseFloat(attributeOf(element, name)))
    .filter((side) => !Number.isNaN(side));
  if (sides.some((side) => side <= 1)) return true;
  if (sides.length > 0 && sides.every((side) => side < leastSide)) return true;
  if (classesOf(element).some((each) => ornamentClasses.test(each))) return true;
  const address = pictureAddress(element);
  if (/\.svg(?:\?|$)/i.test(address)) return true;
  if (!URL.canParse(address, 'https://page.invalid')) return false;
  const { hostname, pathname } = new URL(address, 'https://page.invalid');
  return ornamentHosts.test(hostname) || ornamentPaths.test(pathname);
}
