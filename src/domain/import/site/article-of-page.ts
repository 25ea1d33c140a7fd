import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  elementsIn,
  isTag,
  type ParentNode,
} from '../html/document.ts';
import { visibleText } from '../html/visible-text.ts';

export type Article = {
  element: Element;
  /** The text of a post and nothing else; what stands around one is among the text otherwise. */
  isBody: boolean;
};

const bodyClasses = new Set([
  'e-content',
  'entry-content',
  'post-content',
  'post-body',
  'post-entry',
  'post__content',
  'article-body',
  'article-content',
  'article__body',
  'blog-content',
  'single-content',
  'td-post-content',
  'content-inner',
]);

/** Where the article of a page stands; null where nothing says so. */
export function articleOf(root: Document): Article | null {
  const elements = [...elementsIn(root, isApartFromArticles)];
  const bodies = elements.filter(isBody);
  const articles = elements.filter(({ name }) => name === 'article');
  const mains = elements.filter((each) => each.name === 'main' || roleOf(each) === 'main');
  const body = standsOut(bodies);
  if (body) return { element: body, isBody: true };
  const element = standsOut(articles) ?? standsOut(mains);
  return element ? { element, isBody: false } : null;
}

const roleOf = (element: Element): string => attributeOf(element, 'role').toLowerCase();

/** Teasers of other posts are articles too. */
const isApartFromArticles = ({ name }: Element): boolean =>
  name === 'aside' || name === 'nav' || name === 'footer';

const isBody = (element: Element): boolean =>
  /\barticlebody\b/i.test(attributeOf(element, 'itemprop')) ||
  classesOf(element).some((name) => bodyClasses.has(name.toLowerCase()));

/** A list of others has many of about one length. */
const timesLonger = 2;

/** The outermost one that is much longer than all others; null where none is. */
function standsOut(candidates: readonly Element[]): Element | null {
  const outermost = candidates.filter((each) => !candidates.some((other) => holds(other, each)));
  const [first, second] = outermost
    .map((element) => ({ element, length: visibleText(element).length }))
    .toSorted((one, other) => other.length - one.length);
  if (!first || first.length === 0) return null;
  return !second || first.length >= second.length * timesLonger ? first.element : null;
}

function holds(outer: Element, inner: Element): boolean {
  for (let node: ParentNode | null = inner.parent; node; node = parentOf(node)) {
    if (node === outer) return true;
  }
  return false;
}

const parentOf = (node: ParentNode): ParentNode | null => (isTag(node) ? node.parent : null);
