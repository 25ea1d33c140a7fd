import { bareHost } from '../../address/bare-host.ts';
import { cutText } from '../../../text/cut-text.ts';
import { isBlank } from '../../../text/blank.ts';
import { addAll } from '../../add-all.ts';
import type { BlogPostNote } from '../../blog/blog-content.ts';
import { keyOf } from '../../blog/body/recipe-in-body.ts';
import { flattened } from '../../blog/comment-threads.ts';
import type { Document } from '../../html/document.ts';
import type { ImportedComment } from '../../imported-comment.ts';
import { type CommentPlace, type CommentPlaces, commentPlaces } from './comment-places.ts';
import { dateOf, isWaiting, leadsHome, nameOf, wordsOfComment } from './comment-parts.ts';
import { addTo } from '../../markup/thing.ts';
import { starsIn } from './comment-stars.ts';
import { madeId } from './made-id.ts';
import { type ToldComment, toldComments } from './told-comments.ts';

export type CommentedPage = {
  address: string;
  language: string;
  /** Who wrote its recipe; empty where it does not say so. */
  author: string;
  isOwnRecipe: (name: string) => boolean;
};

/** A comment as a page shows it. */
type Shown = Omit<ImportedComment, 'parentId'> & { isCut: boolean };

/** What is said on a page. */
export type SaidOnPage = {
  shown: Shown[];
  told: ToldComment[];
  /** Below which other one each stands, also of those that are left out. */
  parents: Map<string, string>;
  /** Who said nothing. */
  wordless: string[];
};

export function saidOnPage(root: Document, page: CommentedPage): SaidOnPage {
  const found = withContinued(commentPlaces(root), page.language);
  const ids = new Map<CommentPlace, string>();
  const parents = new Map<string, string>();
  const wordless: string[] = [];
  const shown = found.places.flatMap((place): Shown[] => {
    const read = isWaiting(place) ? null : shownAt(place, found, page);
    const id = place.number ?? read?.id ?? madeId([page.address, String(ids.size)]);
    ids.set(place, id);
    const parent = place.parent ? ids.get(place.parent) : undefined;
    if (parent !== undefined && !parents.has(id)) parents.set(id, parent);
    if (!read) return [];
    if (!isBlank(read.text ?? '')) return [read];
    wordless.push(read.name);
    return [];
  });
  return { shown, told: toldComments(root, page.isOwnRecipe), parents, wordless };
}

/** Where an element says nothing itself, the first comment inside of it that has no number is the same one. */
function withContinued({ places, holders }: CommentPlaces, language: string): CommentPlaces {
  const asked = new Set<CommentPlace>();
  const same = new Map<CommentPlace, CommentPlace>();
  for (const place of places) {
    const above = place.parent && (same.get(place.parent) ?? place.parent);
    place.parent = above;
    if (!above || place.number !== null || asked.has(above)) continue;
    asked.add(above);
    const parts = [nameOf(above), dateOf(above, language)];
    if (!isBlank(wordsOfComment(above, { holders, parts }).text)) continue;
    addAll(above.roots, place.roots);
    addAll(above.own, place.own);
    above.isSaid ||= place.isSaid;
    for (const each of place.roots) holders.delete(each);
    same.set(place, above);
  }
  return { places: places.filter((place) => !same.has(place)), holders };
}

/** Null for what only looks like a comment. */
function shownAt(
  place: CommentPlace,
  { holders }: CommentPlaces,
  page: CommentedPage,
): Shown | null {
  const name = nameOf(place);
  const date = dateOf(place, page.language);
  const { text, isCut } = wordsOfComment(place, { holders, parts: [name, date] });
  if (!place.isSaid && ((!name && !date) || isBlank(text))) return null;
  const at = date?.value ?? null;
  return {
    id: place.number ?? madeId([at ?? '', name?.value ?? '', text]),
    name: name?.value ?? '',
    isFromAuthor: isFromCook(place, name, page),
    text,
    isCut,
    at,
    rating: starsIn(place),
    approved: true,
  };
}

const shortestName = 3;
const cookMarks = ['bypostauthor', 'by-post-author', 'blog-author', 'wpd-blog-post-author'];

/** Said by the theme; of other writers with an account here those whose name is the cook's, or leads to the site. */
function isFromCook(
  place: CommentPlace,
  name: ReturnType<typeof nameOf>,
  { address, author }: CommentedPage,
): boolean {
  if (place.own.some(({ marks }) => cookMarks.some((mark) => marks.has(mark)))) return true;
  const hasAccount = place.own.some(({ marks }) => marks.has('byuser'));
  if (!hasAccount || !name) return false;
  const key = keyOf(name.value);
  const isNamed = key.length >= shortestName && keyOf(author).includes(key);
  return isNamed || leadsHome(place, name, bareHost(new URL(address)));
}

export type ReadComments = { comments: ImportedComment[]; notes: BlogPostNote[] };

/**
 * Each comment once, in two levels, though pages tell the same to people and to machines, and show
 * some on several of their pages.
 */
export function commentsOf(pages: readonly SaidOnPage[]): ReadComments {
  const shown = new Map<string, Shown>();
  for (const each of pages.flatMap((page) => page.shown)) {
    if (!shown.has(each.id)) shown.set(each.id, each);
  }
  const told = pages.flatMap((page) => page.told);
  const ids = sameComments(told, shown);
  for (const each of told) {
    const id = ids.get(each) ?? idOf(each);
    shown.set(id, joined(shown.get(id), each, id));
  }
  const parents = new Map(pages.flatMap((page) => [...page.parents]));
  for (const each of told) {
    const [id, parent] = [ids.get(each), each.parent && ids.get(each.parent)];
    if (id !== undefined && parent && !parents.has(id)) parents.set(id, parent);
  }
  const read = [...shown.values()];
  const comments = read.map(({ isCut: _isCut, ...comment }) => ({ ...comment, parentId: null }));
  const inThreads = flattened(comments, parents);
  const firsts = inThreads.filter(({ parentId }) => parentId === null);
  const answers = inThreads.filter(({ parentId }) => parentId !== null);
  // What is answered is sent before its answers.
  return { comments: [...firsts, ...answers], notes: notesOf(read, pages) };
}

const idOf = ({ number, at, name, text }: ToldComment): string =>
  number ?? madeId([at ?? '', name, text]);

/** Machines are told less of a long text. */
const wordsCompared = 60;

const keyOfWords = ({ text }: Pick<Shown, 'text'>): string =>
  keyOf(text ?? '').slice(0, wordsCompared);

/** What several people may say is told apart by who said it, and by the day. */
type Said = { who: string; day: string };

const saidBy = ({ name, at }: Pick<Shown, 'name' | 'at'>): Said => ({
  // A name may be of nothing but signs.
  who: keyOf(name) || name,
  day: at?.slice(0, 10) ?? '',
});

const isOneDay = (one: Said, other: Said) => one.day !== '' && one.day === other.day;
const isOneName = (one: Said, other: Said) => one.who !== '' && one.who === other.who;
const isNameless = (one: Said, other: Said) => one.who === '' || other.who === '';
const isDayless = (one: Said, other: Said) => one.day === '' || other.day === '';

/** How two may be the same, the surest first; never of two names. */
const likenesses: readonly ((one: Said, other: Said) => boolean)[] = [
  (one, other) => isOneName(one, other) && isOneDay(one, other),
  isOneName,
  (one, other) => isNameless(one, other) && isOneDay(one, other),
  (one, other) => isNameless(one, other) && isDayless(one, other),
];

/** Which of those that people are shown is each that machines are told: by its number, else one by its words. */
function sameComments(
  told: readonly ToldComment[],
  shown: ReadonlyMap<string, Shown>,
): Map<ToldComment, string> {
  const ids = new Map<ToldComment, string>();
  const isNumbered = ({ number }: ToldComment) => number !== null && shown.has(number);
  for (const each of told) if (isNumbered(each)) ids.set(each, each.number ?? '');
  const taken = new Set(ids.values());
  const free = new Map<string, Free[]>();
  for (const each of shown.values()) {
    if (!taken.has(each.id)) addTo(free, keyOfWords(each), { id: each.id, said: saidBy(each) });
  }
  let left = told
    .filter((each) => !ids.has(each))
    .map((each) => ({ each, said: saidBy(each), alike: free.get(keyOfWords(each)) ?? [] }));
  // What is surest of all is taken before anything less sure, whichever is told first.
  for (const isAlike of likenesses) {
    left = left.filter(({ each, said, alike }) => {
      const at = alike.slice(0, alikeMost).findIndex((one) => isAlike(one.said, said));
      const [same] = at === -1 ? [] : alike.splice(at, 1);
      if (same) ids.set(each, same.id);
      return !same;
    });
  }
  for (const { each } of left) ids.set(each, idOf(each));
  return ids;
}

type Free = { id: string; said: Said };

/** Of those that say the same, so many are looked at. */
const alikeMost = 100;

/** What machines are told counts, but for what people are told more exactly: the words and the hour. */
function joined(shown: Shown | undefined, told: ToldComment, id: string): Shown {
  const { name, text, isCut, at, isDay, rating } = told;
  if (!shown) {
    return { id, name, isFromAuthor: false, text, isCut, at, rating, approved: true };
  }
  return {
    ...shown,
    name: name || shown.name,
    at: isDay ? (shown.at ?? at) : at,
    rating: rating ?? shown.rating,
  };
}

const noteLength = 200;

const notesOf = (shown: readonly Shown[], pages: readonly SaidOnPage[]): BlogPostNote[] => [
  ...shown
    .filter(({ isCut }) => isCut)
    .map(({ text }) => ({ note: 'text_cut' as const, text: cutText(text ?? '', noteLength) })),
  ...pages
    .flatMap(({ wordless }) => wordless)
    .map((text) => ({ note: 'comment_left' as const, text })),
];
