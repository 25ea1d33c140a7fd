import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  elementsIn,
  isText,
  parseHtml,
  type ParentNode,
  textInLines,
} from '../../html/document.ts';
import { isUnseen } from '../../html/visible-text.ts';
import { isLinkAddress } from '../../../text/safe-href.ts';
import type { BlogLink, BlogPicture } from '../blog-content.ts';
import { isOwnAddress, oldAddress } from '../old-address.ts';
import { type BodyPlace, pictureFigures, picturesIn } from './body-pictures.ts';

export type BodyTree = { root: Document; pictures: BlogPicture[]; links: BlogLink[] };

/**
 * The text of a post with its pictures and links taken out of it: lines of old posts are parted as
 * the blog parted them, captions went with their pictures, links are whole addresses. Null where its
 * elements are nested beyond all measure.
 */
export function bodyTree(html: string, place: BodyPlace, isOld: boolean): BodyTree | null {
  const root = parseHtml(html.replaceAll(/\r\n?/g, '\n'));
  if (!root) return null;
  for (const element of elementsIn(root)) if (isFurniture(element)) element.children = [];
  breakLines(root, isOld ? /\n+/ : /\n[ \t]*\n\s*/);
  const pictures = takePictures(root, place);
  return { root, pictures, links: wholeLinks(root, place) };
}

/** As it was written, with its shortcodes. Neither blocks nor paragraphs: each line of it is one. */
export const isOldText = (html: string): boolean => !/<!-- wp:|<p[\s>]|<br/i.test(html);

const furniture =
  /^(?:button-wrapper|subscription-widget(?:-wrap)?|kg-signup-card|kg-cta-card|sharedaddy|jp-relatedposts|wprm-recipe-(?:jump|print)|tasty-recipes-(?:jump|print)\S*)$/;

/** Buttons to subscribe, to share and to jump, which are of the old blog and no text. */
const isFurniture = (element: Element): boolean =>
  classesOf(element).some((name) => furniture.test(name));

const kept = new Set(['pre', 'script', 'style', 'textarea']);

function breakLines(root: Document, gap: RegExp): void {
  const isKept = ({ name }: Element): boolean => kept.has(name);
  const elements = [...elementsIn(root, isKept)].filter((element) => !isKept(element));
  const parents: ParentNode[] = [root, ...elements];
  for (const parent of parents) {
    const hasGap = parent.children.some((child) => isText(child) && gap.test(child.data));
    if (!hasGap) continue;
    parent.children = parent.children.flatMap((child) =>
      isText(child) ? textInLines(child.data.split(gap)) : [child],
    );
  }
}

/** Their captions go with them. */
function takePictures(root: Document, place: BodyPlace): BlogPicture[] {
  const pictures = picturesIn(root, place);
  for (const figure of pictureFigures(root)) figure.children = [];
  return pictures;
}

/** Makes addresses of links whole, and tells those that lead to pages of the blog itself. */
export function wholeLinks(root: ParentNode, { base }: Pick<BodyPlace, 'base'>): BlogLink[] {
  const links = new Map<string, BlogLink>();
  for (const element of elementsIn(root, isUnseen)) {
    const written = element.name === 'a' ? attributeOf(element, 'href') : '';
    if (written === '' || written.startsWith('#')) continue;
    const href =
      base !== null && URL.canParse(written, base) ? new URL(written, base).href : written;
    element.attribs['href'] = href;
    const address = isOwnAddress(href, base) ? oldAddress(href, base) : null;
    if (address !== null && isLinkAddress(href)) links.set(href, { href, address });
  }
  return [...links.values()];
}
