import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  elementsIn,
  isTag,
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
};

/** `marks` are its classes, its properties as "@author", and its name as "<time>". */
export type OwnElement = { element: Element; marks: ReadonlySet<string> };

export type CommentPlaces = {
  /** In the order of the page. */
  places: CommentPlace[];
  /** Every element that one of them begins with. */
  holders: Set<Element>;
};

/** Every comment that a page shows, by the markup of schema.org, of microformats and of the themes of blogs. */
export function commentPlaces(root: Document): CommentPlaces {
  const walk: Walk = {
    places: [],
    holders: new Set(),
    lastAt: new Map(),
    pageHolders: pageHolders(root),
  };
  visitAll(root, { place: null, isThing: false }, walk);
  return walk;
}

type Walk = CommentPlaces & {
  /** By their depth, where the theme numbers it. */
  lastAt: Map<number, CommentPlace>;
  pageHolders: ReadonlySet<ParentNode>;
};

/** `isThing`: the nearest item is neither a recipe nor an article, so that reviews are of that. */
type Around = { place: CommentPlace | null; isThing: boolean };

function visitAll(parent: ParentNode, around: Around, walk: Walk): void {
  let { place } = around;
  for (const child of parent.children) {
    if (!isTag(child)) continue;
    const marks = marksOf(child);
    if (isApart(child, marks)) continue;
    // Old pages of Blogger have a row of terms, each with what was said below it.
    const isTerm = child.name === 'dt' && marks.has('comment-author') && numberOf(child) !== null;
    const isGoingOn = child.name === 'dd' && place !== around.place;
    if (isTerm) place = begin({ element: child, marks }, null, walk);
    else if (isGoingOn) place?.roots.push(child);
    else ({ place } = around);
    visit({ element: child, marks }, { ...around, place }, walk);
  }
}

/** No page has so many elements in one comment that say what they are. */
const ownMax = 500;

function visit(own: OwnElement, around: Around, walk: Walk): void {
  const { element, marks } = own;
  const isHolder = isComment(own, around, walk);
  const place = isHolder ? placeOf(own, around.place, walk) : around.place;
  if (place && place.own.length < ownMax) place.own.push(own);
  const types = [...marks].filter((mark) => mark.startsWith('='));
  const isThing = types.length > 0 ? !types.some((type) => ownThings.test(type)) : around.isThing;
  visitAll(element, { place, isThing }, walk);
}

const ownThings =
  /^=(?:recipe|\w{0,20}article|\w{0,20}posting|\w{0,20}page|blog|comment|usercomments|review|answer|question|person|rating|organization)$/;

/** Themes number an element and the one inside of it alike. */
function placeOf(own: OwnElement, above: CommentPlace | null, walk: Walk): CommentPlace {
  const number = numberOf(own.element);
  if (!above || number === null || number !== above.number) return begin(own, above, walk);
  above.roots.push(own.element);
  walk.holders.add(own.element);
  return above;
}

function begin({ element, marks }: OwnElement, above: CommentPlace | null, walk: Walk) {
  const number = numberOf(element);
  const [, depth] = /(?:^|\s)depth-(\d{1,3})(?:\s|$)/.exec(attributeOf(element, 'class')) ?? [];
  const place: CommentPlace = {
    roots: [element],
    own: [],
    number,
    // A list of answers may stand beside what they answer.
    parent: above ?? walk.lastAt.get(Number(depth) - 1) ?? null,
    isSaid: number !== null || isTyped(marks),
  };
  if (depth !== undefined) walk.lastAt.set(Number(depth), place);
  walk.holders.add(element);
  walk.places.push(place);
  return place;
}

const holderNames = new Set([
  'li',
  'div',
  'article',
  'section',
  'blockquote',
  'tr',
  'td',
  'details',
]);
const commentClasses = ['comment', 'wpd-comment', 'user-comment', 'single-comment'];

function isComment({ element, marks }: OwnElement, { isThing }: Around, walk: Walk): boolean {
  if (!holderNames.has(element.name)) return false;
  // A post may be a review itself, and a review may be of something that the page sells.
  if (isTyped(marks)) return !isThing && !walk.pageHolders.has(element);
  const isCited = marks.has('h-cite') && (marks.has('u-comment') || marks.has('p-comment'));
  return isCited || commentClasses.some((each) => marks.has(each)) || numberOf(element) !== null;
}

const isTyped = (marks: ReadonlySet<string>): boolean =>
  marks.has('=comment') || marks.has('=usercomments') || marks.has('=review');

/** All that holds the title of a page, or a recipe. */
function pageHolders(root: Document): Set<ParentNode> {
  const holders = new Set<ParentNode>();
  for (const element of elementsIn(root)) {
    const type = attributeOf(element, 'itemtype') || attributeOf(element, 'typeof');
    if (element.name !== 'h1' && !/\brecipe(?:\s|$)/i.test(type)) continue;
    let node: ParentNode | null = element;
    while (node && !holders.has(node)) {
      holders.add(node);
      node = isTag(node) ? node.parent : null;
    }
  }
  return holders;
}

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
  (element.name === 'aside' &&
    !/comment/i.test(`${attributeOf(element, 'class')} ${attributeOf(element, 'id')}`));

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
