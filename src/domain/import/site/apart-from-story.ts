import {
  attributeOf,
  classesOf,
  type Element,
  elementsIn,
  isTag,
  isText,
} from '../html/document.ts';
import { isUnseen } from '../html/visible-text.ts';

const names = new Set(['nav', 'aside', 'footer', 'form', 'header', 'figcaption']);
const roles = new Set(['navigation', 'complementary', 'search', 'banner', 'contentinfo', 'dialog']);

/** The cards of recipe plugins, whole. */
const card =
  /^(?:wprm-recipe-container|wprm-recipe|tasty-recipes|mv-create-card|mv-recipe-card|mv-create-wrapper|easyrecipe|zlrecipe-container|zlrecipe-print-container|zrdn-recipe-container|zip-recipes|recipe-card|recipe-card-wrapper|recipecard|wpurp-container|jetpack-recipe|hrecipe|h-recipe|cooked-recipe|mpprecipe-container|yumprint-recipe|ersrecipe|feast-recipe-card|wp-block-wpzoom-recipe-card-block-recipe-card|wp-block-recipe-card|wpzoom-recipe-card|dr-summary-holder|dr-recipe-card|create-card|easy-recipe|simmer-recipe|ultimate-recipe|recipe-box|recipebox)$/i;

/** What a page shows around an article, by the beginning or the end of the names of its classes. */
const furnitureWords = [
  'comments?|comment-list|respond|disqus|reviews?|share|sharing|shares|sharedaddy|social|socials|addtoany|addthis',
  'related|relatedposts|jp-relatedposts|recommend(?:ed|ations?)|newsletter|subscribe|subscription|sign-?up|opt-?in|mailchimp|convertkit',
  'ads?|advert(?:isement|s)?|adthrive|mediavine|raptive|sponsor(?:ed)?|toc|table-of-contents|breadcrumbs?',
  'author-?(?:box|bio)?|byline|post-?meta|entry-?meta|meta-?data|pagination|post-?nav(?:igation)?|navigation|nav|menu',
  'jump(?:-to)?|jump-to-recipe|print|printbutton|ratings?|stars|sidebar|widgets?|cookies?|popup|modal|tooltip',
  'disclosure|disclaimer|affiliate|tag-?links|cat-?links|post-?tags|edit-?link|promo|cta|carousel|slider|search|login|toolbar',
  'screen-reader-text|visually-hidden|visuallyhidden|sr-only|skip-link|wp-caption-text|nutrition|nutrition-label',
].join('|');
const furniture = new RegExp(
  `^(?:${furnitureWords})(?:[-_].*)?$|^.*[-_](?:${furnitureWords})$`,
  'i',
);
/** Classes that say how something looks or what it has, not what it is. */
const aboutLooks = /^(?:has|no|not|is|with|without|hide|show|d|js|wp-block)[-_]/i;

/** Parts of a recipe that sites of their own write without a plugin. */
const recipePart =
  /(?:^|[-_])(?:ingredients?|instructions?|directions?|recipe-?steps|method|preparation|zutaten|zubereitung)(?:[-_](?:list|group|section|container|wrapper|items?|content|block|box))?$/i;

/** Words for search engines, which nobody sees; those who break into blogs leave them. */
const outOfSight = /(?:left|top|right|text-indent)\s*:\s*-\d{3}/i;

/** Nothing that holds most of the text is furniture of it. */
const mostOfAll = 0.7;

/** Takes out of an article what is no part of its story. */
export function takeApart(article: Element): void {
  const isBeside = partsBeside(article);
  for (const element of elementsIn(article)) {
    if (isBeside(element) || isPicture(element)) element.children = [];
  }
}

/** Tells cards of recipes, and what a page shows around every article, from an article. */
export function partsBeside(article: Element): (element: Element) => boolean {
  const lengths = new Map<Element, number>();
  const most = measure(article, lengths) * mostOfAll;
  const holdsMost = (element: Element): boolean => (lengths.get(element) ?? 0) > most;
  return (element) => isCard(element) || (isFurniture(element) && !holdsMost(element));
}

/** The letters in each element, counted once; nothing nests deeper than a tree may. */
function measure(element: Element, lengths: Map<Element, number>): number {
  let length = 0;
  for (const child of element.children) {
    if (isText(child)) length += child.data.trim().length;
    else if (isTag(child) && !isUnseen(child)) length += measure(child, lengths);
  }
  lengths.set(element, length);
  return length;
}

const wordsOf = (element: Element): string[] =>
  [...classesOf(element), attributeOf(element, 'id')].filter((each) => each !== '');

const isCard = (element: Element): boolean => classesOf(element).some((each) => card.test(each));

function isFurniture(element: Element): boolean {
  if (names.has(element.name) || roles.has(attributeOf(element, 'role').toLowerCase())) return true;
  if (outOfSight.test(attributeOf(element, 'style'))) return true;
  const type = `${attributeOf(element, 'itemtype')} ${attributeOf(element, 'typeof')}`;
  if (/(?:^|[/:\s])(?:Recipe|NutritionInformation|Comment|Review)(?:\s|$)/.test(type)) return true;
  return wordsOf(element)
    .filter((each) => !aboutLooks.test(each))
    .some((each) => furniture.test(each) || recipePart.test(each));
}

/** A picture with its caption; figures with tables or players say more. */
function isPicture(element: Element): boolean {
  const isFigure = element.name === 'figure' || classesOf(element).includes('wp-caption');
  if (!isFigure || !element.children.some(isTag)) return false;
  let hasPicture = false;
  for (const { name } of elementsIn(element)) {
    if (name === 'table' || name === 'blockquote') return false;
    hasPicture ||= name === 'img' || name === 'picture';
  }
  return hasPicture;
}
