import { linkedPicture } from '../blog/blog-content.ts';
import { picturesIn } from '../blog/body/body-pictures.ts';
import { isOwnAddress } from '../blog/old-address.ts';
import { attributeOf, type Document, type Element } from '../html/document.ts';
import type { LinkedPicture } from '../pictures/web-pictures.ts';
import { partsBeside } from './apart-from-story.ts';
import { articleOf } from './article-of-page.ts';

/** The photos of an article, without those of cards of recipes and of what stands around its story. */
export function storyPictures(root: Document, address: string): LinkedPicture[] {
  const article = articleOf(root);
  if (!article) return [];
  const isBeside = partsBeside(article.element);
  const place = { base: address, pictureOf: () => null, knownPictures: new Set<string>() };
  return picturesIn(
    article.element,
    place,
    (element) => isBeside(element) || leadsElsewhere(element, address),
  ).map(linkedPicture);
}

/** A picture that leads to another page of the site shows what stands there. */
function leadsElsewhere(element: Element, address: string): boolean {
  const written = element.name === 'a' ? attributeOf(element, 'href') : '';
  if (written === '' || !URL.canParse(written, address)) return false;
  const url = new URL(written, address);
  if (!isOwnAddress(url.href, address) || url.searchParams.has('attachment_id')) return false;
  const [own, other] = [new URL(address).pathname, url.pathname].map((path) =>
    path.replace(/\/?$/, '/'),
  );
  // Pages of single pictures stand below their post.
  return !(other ?? '').startsWith(own ?? '/') || own === '/';
}
