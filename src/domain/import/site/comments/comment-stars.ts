import { attributeOf, type Element, elementsIn } from '../../html/document.ts';
import { visibleText } from '../../html/visible-text.ts';
import type { CommentPlace, OwnElement } from './comment-places.ts';
import { withMarks } from './comment-parts.ts';

const most = 5;

/** Stars of a scale of five; null where it is no number of them. */
export function starsOf(value: number, best = most): number | null {
  const stars = Math.round((value / best) * most);
  return Number.isFinite(stars) && stars >= 1 && stars <= most && value <= best ? stars : null;
}

/** The stars that a comment gives, as plugins show them. */
export function starsIn({ own }: CommentPlace): number | null {
  const [marked] = withMarks(own, ['@ratingvalue']);
  if (marked) return markedStars(marked.element, own);
  const parts = withMarks(own, ['tasty-recipes-rating']);
  if (parts.length > 0) return starsOf(sum(parts.map(clipOf)) / 100);
  const rating = own.filter(({ marks }) => [...marks].some((mark) => isRating(mark)));
  for (const { element } of rating) {
    const stars = labelledStars(element) ?? drawnStars(element) ?? starsInside(element);
    if (stars !== null) return stars;
  }
  const full = withMarks(own, ['fa-star', 'star-full', 'star-filled', 'dashicons-star-filled']);
  const shapes = withMarks(own, ['rated']).filter(({ element }) => element.name === 'svg');
  return starsOf(full.length) ?? starsOf(shapes.length);
}

/** Looked at in a row of stars. */
const partsMost = 20;

function starsInside(element: Element): number | null {
  let looked = 0;
  for (const each of elementsIn(element)) {
    if (looked >= partsMost) break;
    looked += 1;
    const stars = drawnStars(each);
    if (stars !== null) return stars;
  }
  return null;
}

/** "wprm-comment-rating", "star-rating", "erratingcommentinner". */
const isRating = (mark: string): boolean =>
  mark.includes('rating') || /(?:^|-)stars?(?:-|$)/.test(mark);

function markedStars(element: Element, own: readonly OwnElement[]): number | null {
  const valueOf = (each: Element): number =>
    numberIn(attributeOf(each, 'content') || visibleText(each)) ?? Number.NaN;
  const [best] = withMarks(own, ['@bestrating']);
  return starsOf(valueOf(element), best ? valueOf(best.element) : most);
}

const labels = ['aria-label', 'title', 'alt', 'data-rating', 'data-rate', 'data-score'];

/** "5 stars", "Rated 4 out of 5". */
function labelledStars(element: Element): number | null {
  for (const name of labels) {
    const value = numberIn(attributeOf(element, name));
    const stars = value === null ? null : starsOf(value);
    if (stars !== null) return stars;
  }
  return null;
}

/** "stars-5.svg", "5-star.svg", and bars that are so many hundredths wide. */
function drawnStars(element: Element): number | null {
  const addresses = ['data-lazy-src', 'data-src', 'src'].map((name) => attributeOf(element, name));
  const [, after, before] =
    /stars?[-_](?:alt-)?([1-5])\b|(?:^|[/_-])([1-5])[-_]?stars?\b/.exec(addresses.join(' ')) ?? [];
  const [, wide] = /width:\s?(\d{1,3})(?:\.\d+)?%/.exec(attributeOf(element, 'style')) ?? [];
  if (after !== undefined || before !== undefined) return starsOf(Number(after ?? before));
  return wide === undefined ? null : starsOf(Number(wide), 100);
}

/** Of one star of a row, how much of it is filled. */
const clipOf = ({ element, marks }: OwnElement): number => {
  const [, named] =
    /^tasty-recipes-clip-(\d{1,3})$/.exec(
      [...marks].find((mark) => mark.startsWith('tasty-recipes-clip-')) ?? '',
    ) ?? [];
  return Number(named ?? (attributeOf(element, 'data-tr-clip') || 0));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export function numberIn(text: string): number | null {
  const [found] = /(?<!\d)\d{1,3}(?:[.,]\d+)?/.exec(text) ?? [];
  return found === undefined ? null : Number(found.replace(',', '.'));
}
