import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  isTag,
  isText,
  type ParentNode,
} from '../../html/document.ts';

/** Where a comment stands in a page. */
export type CommentPlace = {
  /** What holds it, the outermost first: themes put one element into another, or a row of them side by side. */
  roots: Element[];
  /** What is in it, without what is in others. */
  own: OwnElement[];
  /** As the page tells it apart; null where it does not. */
  number: string | null;
  parent: CommentPlace | null;
  /** The page says that it is one, and not only that it looks so. */
  isSaid: boolean;
  hasText: boolean;
};

/** `marks` are its classes, its properties as "@author", and its name as "<time>". */
export type OwnElement = { element: Element; marks: ReadonlySet<string> };

export type CommentPlaces = { places: CommentPlace[]; holders: ReadonlySet<Element> };

/** Every comment that a page shows, by the markup of schema.org, of microformats and of the themes of blogs. */
export function commentPlaces(root: Document): CommentPlaces {
  const walk: Walk = { places: [], holders: new Set(), lastAt: new Map() };
  visitAll(root, null, walk);
  return walk;
}

type Walk = {
  places: CommentPlace[];
  holders: Set<Element>;
  /** By their depth, where the theme numbers it. */
  lastAt: Map<number, CommentPlace>;
};

function visitAll(parent: ParentNode, above: CommentPlace | null, walk: Walk): void {
  let here = above;
  for (const child of parent.children) {
    if (isText(child) && above) above.hasText ||= child.data.trim() !== '';
    if (!isTag(child)) continue;
    const marks = marksOf(child);
    if (isApart(child, marks)) continue;
    // Old pages of Blogger have a row of terms, each with what was said below it.
    if (child.name === 'dt') here = isTermOfComment(child, marks) ? begin(child, null, walk) : above;
    else if (child.name === 'dd' && here && here !== above) here.roots.push(child);
    else here = above;
    visit({ element: child, marks }, here, walk);
  }
}

/** No page has so many elements in one comment that say what they are. */
const ownMax = 500;

function visit(own: OwnElement, above: CommentPlace | null, walk: Walk): void {
  const { element, marks } = own;
  const place = isComment(element, marks) ? placeOf(own, above, walk) : above;
  if (place && place.own.length < ownMax) place.own.push(own);
  visitAll(element, place, walk);
}

function placeOf({ element, marks }: OwnElement, above: CommentPlace | null, walk: Walk) {
  const number = numberOf(element);
  const isSame =
    above && ((number !== null && number === above.number) || (number === null && !above.hasText));
  if (!isSame) return begin(element, above, walk);
  above.roots.push(element);
  above.isSaid ||= isTyped(marks);
  walk.holders.add(element);
  return above;
}

function begin(element: Element, above: CommentPlace | null, walk: Walk): CommentPlace {
  const number = numberOf(element);
  const depth = Number(/(?:^|\s)depth-(\d{1,3})(?:\s|$)/.exec(attributeOf(element, 'class'))?.[1]);
  const place: CommentPlace = {
    roots: [element],
    own: [],
    number,
    // A list of answers may stand beside what they answer.
    parent: above ?? walk.lastAt.get(depth - 1) ?? null,
    isSaid: number !== null || isTyped(marksOf(element)),
    hasText: false,
  };
  if (depth > 0) walk.lastAt.set(depth, place);
  walk.holders.add(element);
  walk.places.push(place);
  return place;
}

const holderNames = new Set(['li', 'div', 'article', 'section', 'blockquote', 'tr', 'td', 'details']);
const commentClasses = ['comment', 'wpd-comment', 'user-comment', 'single-comment'];

function isComment(element: Element, marks: ReadonlySet<string>): boolean {
  if (!holderNames.has(element.name)) return false;
  if (isTyped(marks)) return !holdsPage(element);
  const isCited = marks.has('h-cite') && (marks.has('u-comment') || marks.has('p-comment'));
  return isCited || commentClasses.some((each) => marks.has(each)) || numberOf(element) !== null;
}

const isTyped = (marks: ReadonlySet<string>): boolean =>
  marks.has('=comment') || marks.has('=usercomments') || marks.has('=review');

/** A post may be a review itself, and a review may be of something that the page sells. */
function holdsPage(element: Element): boolean {
  const pending: ParentNode[] = [element];
  for (let node = pending.pop(); node; node = pending.pop()) {
    for (const child of node.children) {
      if (!isTag(child)) continue;
      if (child.name === 'h1' || marksOf(child).has('=recipe')) return true;
      pending.push(child);
    }
  }
  return isOfThing(element);
}

const ownThings = /(?:^|[/:#])(?:recipe|\w*article|\w*posting|\w*page|blog|comment|usercomments|review|answer|question)$/i;

/** The nearest item around it is neither a recipe nor an article. */
function isOfThing(element: Element): boolean {
  for (let node = element.parent; node; node = node.parent) {
    if (!isTag(node)) return false;
    const type = attributeOf(node, 'itemtype') || attributeOf(node, 'typeof');
    if (type !== '') return !type.split(/\s+/).some((each) => ownThings.test(each));
  }
  return false;
}

const isTermOfComment = (element: Element, marks: ReadonlySet<string>): boolean =>
  marks.has('comment-author') && numberOf(element) !== null;

const numberedIds = [
  /^(?:li-|div-|article-|single-|wp-|the-)?comment-([\da-f]{1,40})$/i,
  /^wpd-comm-(\d{1,20})(?:_\d+)?$/,
  /^c(\d{10,25})$/,
];

function numberOf(element: Element): string | null {
  const id = attributeOf(element, 'id');
  if (id === '') return null;
  for (const pattern of numberedIds) {
    const [, number] = pattern.exec(id) ?? [];
    if (number !== undefined && /\d/.test(number)) return number;
  }
  return null;
}

const apartNames = new Set(['form', 'script', 'style', 'template', 'nav', 'noscript']);
const apartMarks = ['pingback', 'trackback', 'comment-respond', 'comment-form', 'recentcomments'];

/** What is no word of a reader: where others are written, and links of other blogs. */
const isApart = (element: Element, marks: ReadonlySet<string>): boolean =>
  apartNames.has(element.name) ||
  attributeOf(element, 'id') === 'respond' ||
  apartMarks.some((each) => marks.has(each)) ||
  (element.name === 'aside' && !/comment/i.test(`${attributeOf(element, 'class')} ${attributeOf(element, 'id')}`));

/** Classes in one way of writing them, properties, types and the name. */
function marksOf(element: Element): Set<string> {
  const properties = `${attributeOf(element, 'itemprop')} ${attributeOf(element, 'property')}`;
  const types = `${attributeOf(element, 'itemtype')} ${attributeOf(element, 'typeof')}`;
  return new Set([
    `<${element.name}>`,
    ...classesOf(element).map((each) => each.toLowerCase().replaceAll(/_+/g, '-')),
    ...wordsIn(properties).map((each) => `@${each}`),
    ...wordsIn(types).map((each) => `=${each}`),
  ]);
}

/** Without their vocabularies. */
const wordsIn = (list: string): string[] =>
  list
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^.*[/#:]/s, ''))
    .filter(Boolean);
