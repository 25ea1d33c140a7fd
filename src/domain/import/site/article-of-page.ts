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
  'post-text',
  'post--content',
  'article-body',
  'article-content',
  'article--body',
  'blog-content',
  'single-content',
  'td-post-content',
  'content-inner',
]);

/** Where the article of a page stands; null where nothing says so. */
export function articleOf(root: Document): Article | null {
  const elements = [...elementsIn(root, isApartFromArticles)].filter(
    (element) => !isApartFromArticles(element),
  );
  const bodies = elements.filter(isBody);
  const articles = elements.filter(({ name }) => name === 'article');
  const mains = elements.filter((each) => each.name === 'main' || roleOf(each) === 'main');
  const body = standsOut(bodies);
  if (body) return { element: body, isBody: true };
  const element = standsOut(articles) ?? standsOut(mains) ?? mostTold(elements);
  return element ? { element, isBody: false } : null;
}

const roleOf = (element: Element): string => attributeOf(element, 'role').toLowerCase();

/** What readers say is marked as articles too. */
const isApartFromArticles = (element: Element): boolean =>
  ['aside', 'nav', 'footer', 'form'].includes(element.name) ||
  [...classesOf(element), attributeOf(element, 'id')].some((name) => ofComments.test(name));

const ofComments = /^(?:comments?|comment-?list|commentlist|comment-body|respond|disqus_thread)$/i;

const isBody = (element: Element): boolean =>
  /\barticlebody\b/i.test(attributeOf(element, 'itemprop')) ||
  classesOf(element).some((name) => bodyClasses.has(name.toLowerCase().replaceAll('_', '-')));

/** A list of others has many of about one length. */
const timesLonger = 2;

/** The outermost one that is much longer than all others; null where none is. */
function standsOut(candidates: readonly Element[]): Element | null {
  const all = new Set<ParentNode>(candidates);
  const outermost = candidates.filter((each) => !stands(each, all));
  const [first, second] = outermost
    .map((element) => ({ element, length: visibleText(element).length }))
    .toSorted((one, other) => other.length - one.length);
  if (!first || first.length === 0) return null;
  return !second || first.length >= second.length * timesLonger ? first.element : null;
}

const leastParagraphs = 3;
const leastOfParagraph = 120;

/** Nothing says where the article is: it is where most long paragraphs stand side by side. */
function mostTold(elements: readonly Element[]): Element | null {
  const counts = new Map<Element, number>();
  for (const element of elements) {
    const { name, parent } = element;
    if (name !== 'p' || !parent || !isTag(parent)) continue;
    if (visibleText(element).length < leastOfParagraph) continue;
    counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && first[1] >= leastParagraphs ? first[0] : null;
}

/** Whether an element stands in one of others. */
function stands(inner: Element, others: ReadonlySet<ParentNode>): boolean {
  for (let node: ParentNode | null = inner.parent; node; node = parentOf(node)) {
    if (others.has(node)) return true;
  }
  return false;
}

const parentOf = (node: ParentNode): ParentNode | null => (isTag(node) ? node.parent : null);
