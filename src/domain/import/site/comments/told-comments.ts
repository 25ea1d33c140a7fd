import { isRecord } from '../../../is-record.ts';
import { isBlank } from '../../../text/blank.ts';
import { commentName, commentText } from '../../blog/comment-threads.ts';
import type { Document } from '../../html/document.ts';
import { jsonBlocks } from '../../markup/json-blocks.ts';
import { objectsIn } from '../../markup/json-things.ts';
import { listOf, markedOf, type Thing, typesOf, wordsOf } from '../../markup/thing.ts';
import { writtenDate } from '../../text/written-date.ts';
import { numberIn, starsOf } from './comment-stars.ts';

/** A comment as a page tells it to machines. */
export type ToldComment = {
  /** Of its address on the page: "…#comment-12". */
  number: string | null;
  parent: ToldComment | null;
  name: string;
  text: string;
  isCut: boolean;
  at: string | null;
  /** Machines are often told the day alone. */
  isDay: boolean;
  rating: number | null;
};

const hostTypes = /^(?:recipe|\w*article|\w*posting|\w*page)$/;
const commentTypes = new Set(['comment', 'usercomments', 'review', 'answer']);
const properties = ['review', 'reviews', 'comment', 'comments'];

/**
 * What JSON-LD says was said below a page. Of several recipes those count that are the page's own,
 * and no review of something that it sells.
 */
export function toldComments(
  root: Document,
  isOwnRecipe: (name: string) => boolean,
): ToldComment[] {
  const blocks = jsonBlocks(root);
  const things = [...objectsIn(blocks)];
  const reading: Reading = { byId: byId(things), seen: new Map(), above: new Map() };
  for (const thing of things) {
    const types = typesOf(thing);
    if (!types.some((type) => hostTypes.test(type))) continue;
    if (types.includes('recipe') && !isOwnRecipe(wordsOf(thing['name']))) continue;
    for (const name of properties) readAll(thing[name], null, reading);
  }
  for (const thing of topThings(blocks)) {
    if (isComment(thing) && !isOfOther(thing)) readOne(thing, null, reading);
  }
  nameParents(reading);
  return [...reading.seen.values()].filter(({ text }) => !isBlank(text));
}

type Reading = {
  byId: ReadonlyMap<string, Thing>;
  seen: Map<Thing, ToldComment>;
  /** What a comment says that it answers. */
  above: Map<ToldComment, Thing>;
};

/** One after the other, since each may name another one above it, however long that goes on. */
function nameParents(reading: Reading): void {
  for (const [comment, named] of reading.above) {
    if (!isComment(named)) continue;
    if (!reading.seen.has(named)) readOne(named, null, reading);
    comment.parent ??= reading.seen.get(named) ?? null;
  }
}

function readAll(value: unknown, parent: ToldComment | null, reading: Reading): void {
  for (const each of listOf(value)) {
    const thing = isRecord(each) ? referred(each, reading) : null;
    if (thing) readOne(thing, parent, reading);
  }
}

const referred = (thing: Thing, { byId: known }: Reading): Thing => known.get(idOf(thing)) ?? thing;

/** Answers stand inside of what they answer, or name it. */
function readOne(thing: Thing, parent: ToldComment | null, reading: Reading): void {
  const before = reading.seen.get(thing);
  if (before) {
    before.parent ??= parent;
    return;
  }
  const comment = { ...commentOf(thing), parent };
  reading.seen.set(thing, comment);
  const above = thing['parentItem'];
  if (isRecord(above) && !parent) reading.above.set(comment, referred(above, reading));
  for (const name of properties) readAll(thing[name], comment, reading);
}

function commentOf(thing: Thing): ToldComment {
  const written = ['reviewBody', 'text', 'commentText', 'description'].map((name) =>
    markedOf(thing[name]),
  );
  const { text, isCut } = commentText(written.find((each) => !isBlank(each)) ?? '');
  const moment = wordsOf(thing['dateCreated'] ?? thing['datePublished'] ?? thing['commentTime']);
  return {
    number: numberOf(thing),
    parent: null,
    name: commentName(wordsOf(thing['author'] ?? thing['creator'])),
    text,
    isCut,
    at: writtenDate(moment, 'en'),
    isDay: !/\d:\d/.test(moment),
    rating: ratingOf(thing['reviewRating']),
  };
}

const idOf = (thing: Thing): string => (typeof thing['@id'] === 'string' ? thing['@id'] : '');

function numberOf(thing: Thing): string | null {
  const [, number] = /#comment-([\da-f]{1,40})$/i.exec(idOf(thing) || wordsOf(thing['url'])) ?? [];
  return number ?? null;
}

function ratingOf(value: unknown): number | null {
  const [first] = listOf(value);
  if (!isRecord(first)) return null;
  const stars = numberIn(wordsOf(first['ratingValue']));
  const best = numberIn(wordsOf(first['bestRating']));
  return stars === null ? null : starsOf(stars, best ?? undefined);
}

const isComment = (thing: Thing): boolean => typesOf(thing).some((type) => commentTypes.has(type));

const isOfOther = ({ itemReviewed }: Thing): boolean =>
  listOf(itemReviewed).some(
    (item) => isRecord(item) && typesOf(item).some((type) => !hostTypes.test(type)),
  );

function byId(things: readonly Thing[]): Map<string, Thing> {
  const named = new Map<string, Thing>();
  for (const thing of things) {
    const isReference = Object.keys(thing).every((key) => key === '@id' || key === '@type');
    if (idOf(thing) !== '' && !isReference && isComment(thing)) named.set(idOf(thing), thing);
  }
  return named;
}

/** Those that stand in no other thing. */
function topThings(values: readonly unknown[]): Thing[] {
  return values.flatMap((value): Thing[] => {
    if (Array.isArray(value)) return topThings(value);
    if (!isRecord(value)) return [];
    return [value, ...topThings(listOf(value['@graph']))];
  });
}
