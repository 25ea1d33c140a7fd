import { foldWord } from '../../../search/search-words.ts';
import type { BlogPost } from '../blog-content.ts';
import { type PagePlace, pageNames } from './page-names.ts';

type Page = Pick<BlogPost, 'kind' | 'status' | 'title' | 'addresses'>;

/** "Über mich!" and "ueber-mich" as names are compared. */
const nameOf = (words: string): string =>
  foldWord(words.normalize('NFKC'))
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const places = new Map(
  (['terms', 'privacy', 'home', 'recipes', 'contact', 'about'] as const).flatMap((place) =>
    pageNames[place]
      .flatMap((line) => line.split(' '))
      .map((name): [string, PagePlace] => [nameOf(name), place]),
  ),
);

/** Words that stand before the name of a blog on the page that is about it. */
const aboutWords = ['about', 'uber', 'ueber', 'a-propos-de', 'sobre', 'over', 'om', 'o', 'despre'];

/**
 * What a page is for by its address and its title; null for all others. Of posts only one that is
 * about its writer is such a page: what else is called so is a story.
 */
export function placeOf(page: Page, blogTitle: string): PagePlace | null {
  const place = places.get(slugOf(page)) ?? places.get(nameOf(page.title)) ?? null;
  if (page.kind === 'post') return place === 'about' ? place : null;
  return place ?? (isAboutBlog(page.title, blogTitle) ? 'about' : null);
}

/** Which of several pages for one purpose is meant: a page, that could be read, that is called so. */
export function certainty(page: Page): number {
  const isCalled = places.has(slugOf(page));
  return (
    (page.kind === 'page' ? 4 : 0) + (page.status === 'published' ? 2 : 0) + (isCalled ? 1 : 0)
  );
}

function isAboutBlog(title: string, blogTitle: string): boolean {
  const blog = nameOf(blogTitle);
  return blog !== '' && aboutWords.some((word) => nameOf(title) === `${word}-${blog}`);
}

/** The last word of its own address. */
function slugOf({ addresses }: Page): string {
  const [path = ''] = (addresses[0] ?? '').split('?', 1);
  const last = path
    .split('/')
    .filter((part) => part !== '')
    .at(-1);
  return nameOf(decoded((last ?? '').replace(/\.html?$/i, '')));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
