import { addAll } from '../../add-all.ts';
import type { FileContent } from '../../files/file-recipe.ts';
import type { FormerList, FormerPage } from '../../files/former-page.ts';
import { type BlogPost, type BlogSite, linkedPicture } from '../blog-content.ts';
import { unknownBlog, withoutLeftLinks } from '../own-links.ts';
import { certainty, placeOf } from './page-place.ts';

/** Purposes for which a site writes one page; to all others any number of addresses can lead. */
const writtenOnce: ReadonlySet<FormerPage['place']> = new Set(['about', 'contact']);

/** As much waits to be told apart. */
const waitingMax = 200;

type Waiting = { page: FormerPage; certainty: number };

export type FormerPages = ReturnType<typeof formerPages>;

/** Gathers what of a blog is no recipe, until it is known which page and which list is meant. */
export function formerPages() {
  const waiting: Waiting[] = [];
  const words = new Set<string>();
  const lists: FormerList[] = [];
  return {
    /** What can be told at once. */
    addPage: (post: BlogPost, site: BlogSite): FileContent[] => {
      const page = formerPage(post, site);
      if (page.place === null || waiting.length >= waitingMax) {
        return [{ page: { ...page, place: null } }];
      }
      waiting.push({ page, certainty: certainty(post) });
      return [];
    },
    /** A list of words that no recipe has leads nowhere. */
    addRecipes: ({ categories, tags }: BlogPost): void => {
      for (const { name, parents } of categories) {
        for (const each of [name, ...parents]) words.add(`category ${each}`);
      }
      for (const tag of tags) words.add(`tag ${tag}`);
    },
    addLists: (found: readonly FormerList[]): void => {
      addAll(
        lists,
        found.filter(({ kind, name }) => words.has(`${kind} ${name}`)),
      );
    },
    /** The lists, then the pages: these may lead to all the rest. */
    end: (): FileContent[] => [
      ...(lists.length > 0 ? [{ path: 'lists', lists }] : []),
      ...settled(waiting).map((page) => ({ page })),
    ],
  };
}

function formerPage(post: BlogPost, site: BlogSite): FormerPage {
  const { id, kind, title, body, excerpt, pictures, addresses } = post;
  const address = site.address ?? unknownBlog;
  return {
    path: `${id} ${title}`.trim(),
    kind,
    title,
    place: placeOf(post, site.title),
    text: body && withoutLeftLinks(body, address),
    excerpt,
    pictures: pictures.map(linkedPicture),
    addresses,
    site: address,
  };
}

/** Of pages for one purpose the one that is most certainly meant; the first of several such. */
function settled(waiting: readonly Waiting[]): FormerPage[] {
  const sorted = waiting.toSorted((one, other) => other.certainty - one.certainty);
  const chosen = new Set(
    sorted.filter(
      ({ page }, at) =>
        !writtenOnce.has(page.place) ||
        sorted.findIndex((other) => other.page.place === page.place) === at,
    ),
  );
  return waiting.map((each) => (chosen.has(each) ? each.page : { ...each.page, place: null }));
}
