import { addAll } from '../add-all.ts';
import { isRecord } from '../../is-record.ts';
import { oneLine } from '../../text/one-line.ts';
import { isHttpAddress } from '../../text/safe-href.ts';
import { writtenDate } from '../text/written-date.ts';
import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  elementsIn,
} from '../html/document.ts';
import { visibleText } from '../html/visible-text.ts';
import { jsonBlocks } from '../markup/json-blocks.ts';
import { objectsIn } from '../markup/json-things.ts';
import { listOf, plainOf, type Thing, typesOf, wordsOf } from '../markup/thing.ts';

/** What a page says of itself, beside its recipe. */
export type PageFacts = {
  /** Empty where it has none. */
  title: string;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  categories: string[];
  tags: string[];
  /** Its own addresses as it names them: the canonical and the short one. */
  addresses: string[];
  /** It says that it is an article, and no list of them. */
  isArticle: boolean;
};

type Told = {
  titles: { shared: string; heading: string };
  dates: { written: string; weight: number }[];
  categories: string[];
  tags: string[];
  addresses: string[];
  isArticle: boolean;
};

/** More terms than any page has. */
const termsMax = 60;

export function pageFacts(root: Document, address: string): PageFacts {
  const titles = { shared: '', heading: '' };
  const told: Told = {
    titles,
    dates: [],
    categories: [],
    tags: [],
    addresses: [],
    isArticle: false,
  };
  for (const element of elementsIn(root)) readElement(element, address, told);
  for (const thing of objectsIn(jsonBlocks(root))) readThing(thing, told);
  const [first] = told.dates
    .toSorted((one, other) => one.weight - other.weight)
    .flatMap(({ written }) => writtenDate(written) ?? []);
  return {
    title: oneLine(titles.heading || titles.shared),
    publishedAt: first ?? null,
    categories: terms(told.categories),
    tags: terms(told.tags),
    addresses: [...new Set(told.addresses)],
    isArticle: told.isArticle,
  };
}

const terms = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => oneLine(plainOf(word))).filter((word) => word !== ''))].slice(
    0,
    termsMax,
  );

function readElement(element: Element, base: string, told: Told): void {
  const { name } = element;
  if (name === 'meta') readMeta(element, told);
  else if (name === 'link') readLink(element, base, told);
  else if (name === 'time') readTime(element, told);
  else if (name === 'a') readTerm(element, told);
  else if (name === 'h1') told.titles.heading ||= visibleText(element);
}

function readMeta(element: Element, told: Told): void {
  const property = (attributeOf(element, 'property') || attributeOf(element, 'name')).toLowerCase();
  const content = attributeOf(element, 'content');
  if (property === 'og:title') told.titles.shared ||= content;
  if (property === 'og:type') told.isArticle ||= /^article$/i.test(content);
  if (property === 'article:published_time') told.dates.push({ written: content, weight: 0 });
  if (property === 'article:section') told.categories.push(content);
  if (property === 'article:tag') told.tags.push(content);
}

function readLink(element: Element, base: string, { addresses }: Told): void {
  const isOwn = /\b(?:canonical|shortlink)\b/i.test(attributeOf(element, 'rel'));
  const href = attributeOf(element, 'href');
  if (!isOwn || href === '' || !URL.canParse(href, base)) return;
  const url = new URL(href, base);
  if (isHttpAddress(url.href)) addresses.push(url.href);
}

const dateClasses = new Set(['entry-date', 'published', 'post-date', 'dt-published', 'entry-time']);

function readTime(element: Element, { dates }: Told): void {
  const written = attributeOf(element, 'datetime');
  const isOwn =
    /\bdatepublished\b/i.test(attributeOf(element, 'itemprop')) ||
    classesOf(element).some((name) => dateClasses.has(name));
  if (isOwn && written !== '') dates.push({ written, weight: 2 });
}

/** Blogs link the terms of a post by what they are. */
function readTerm(element: Element, { categories, tags }: Told): void {
  const rel = attributeOf(element, 'rel').toLowerCase().split(/\s+/);
  if (rel.includes('category')) categories.push(visibleText(element));
  else if (rel.includes('tag')) tags.push(visibleText(element));
}

const articleTypes = new Set(['article', 'blogposting', 'newsarticle', 'socialmediaposting']);

function readThing(thing: Thing, told: Told): void {
  const types = typesOf(thing);
  const isArticle = types.some((type) => articleTypes.has(type));
  if (!isArticle && !types.includes('recipe')) return;
  const written = wordsOf(thing['datePublished']);
  if (written !== '') told.dates.push({ written, weight: 1 });
  if (!isArticle) return;
  told.isArticle = true;
  addAll(told.categories, wordsIn(thing['articleSection']));
  addAll(told.tags, wordsIn(thing['keywords']));
}

const wordsIn = (value: unknown): string[] =>
  listOf(value).flatMap((each) => (isRecord(each) ? [wordsOf(each)] : wordsOf(each).split(',')));
