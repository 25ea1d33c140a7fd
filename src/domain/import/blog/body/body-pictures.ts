import {
  attributeOf,
  classesOf,
  type Element,
  elementsIn,
  type ParentNode,
} from '../../html/document.ts';
import { visibleText } from '../../html/visible-text.ts';
import { fullPicture } from '../../pictures/full-picture.ts';
import { isOrnament, pictureAddress } from '../../pictures/picture-element.ts';
import type { BlogPicture } from '../blog-content.ts';

/** What the blog says of itself, for the addresses in its texts. */
export type BodyPlace = {
  /** Where the blog stands. */
  base: string | null;
  /** Pictures by the number of their item. */
  pictureOf: (id: string) => BlogPicture | null;
  knownPictures: ReadonlySet<string>;
};

/** The photos of a text, each once, with what stands below them; `isApart` leaves out what an element holds. */
export function picturesIn(
  root: ParentNode,
  place: BodyPlace,
  isApart: (element: Element) => boolean = () => false,
): BlogPicture[] {
  const captions = new Map<Element, string>();
  const pictures: BlogPicture[] = [];
  for (const element of elementsIn(root, isApart)) {
    if (isPictureFigure(element)) addCaption(element, captions);
    if (element.name !== 'img' || isApart(element)) continue;
    const picture = pictureOf(element, captions.get(element) ?? '', place);
    if (picture) pictures.push(picture);
  }
  return onceEach(pictures);
}

function addCaption(figure: Element, captions: Map<Element, string>): void {
  const caption = visibleText(figure);
  for (const element of elementsIn(figure)) {
    if (element.name === 'img') captions.set(element, caption);
  }
}

export const pictureFigures = (root: ParentNode): Element[] =>
  [...elementsIn(root)].filter(isPictureFigure);

/** A figure with a picture and no further figures; others hold tables or players. */
function isPictureFigure(element: Element): boolean {
  const isFigure = element.name === 'figure' || classesOf(element).includes('wp-caption');
  if (!isFigure) return false;
  let hasPicture = false;
  for (const { name } of elementsIn(element)) {
    if (name === 'figure' || name === 'table') return false;
    hasPicture ||= name === 'img';
  }
  return hasPicture;
}

function pictureOf(element: Element, caption: string, place: BodyPlace): BlogPicture | null {
  const [, id = ''] = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec(attributeOf(element, 'class')) ?? [];
  const alt = attributeOf(element, 'alt');
  const known = id === '' ? null : place.pictureOf(id);
  if (known) return { ...known, alt: alt || known.alt, caption: caption || known.caption };
  if (isOrnament(element)) return null;
  const address = fullPicture(pictureAddress(element), place.base, place.knownPictures);
  return address === null ? null : { address, alt, caption };
}

/** The words of the copy that has some. */
export const onceEach = (pictures: readonly BlogPicture[]): BlogPicture[] => {
  const byAddress = new Map<string, BlogPicture>();
  for (const picture of pictures) {
    const { address, alt, caption } = picture;
    const known = byAddress.get(address);
    byAddress.set(
      address,
      known ? { ...known, alt: known.alt || alt, caption: known.caption || caption } : picture,
    );
  }
  return [...byAddress.values()];
};
