import { readOldAddress } from '../../site/old-address.ts';
import { commentsOfSite } from '../blog/comment-ids.ts';
import { recipesBySections } from '../blog/body/recipe-sections.ts';
import type { FileRecipe } from '../files/file-recipe.ts';
import { type Document, parseHtml } from '../html/document.ts';
import { visibleLines } from '../html/visible-text.ts';
import { readMarkedRecipes } from '../read-page.ts';
import type { ReadRecipe } from '../read-recipe.ts';
import { articleOf } from './article-of-page.ts';
import {
  type CommentedPage,
  commentsOf,
  type ReadComments,
  type SaidOnPage,
  saidOnPage,
} from './comments/page-comments.ts';
import { isOnSite, type OwnSite, pathOf } from './own-site.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import { storyPictures } from './page-pictures.ts';
import { storyOf } from './page-story.ts';

export type FetchedSitePage = {
  /** As the list of the site's pages names it. */
  asked: string;
  /** Where it was in the end. */
  address: string;
  html: string;
  /** Of the reader, for a page that names none. */
  language: string;
};

type CommentPage = { address: string; html: string };

export type SitePage = {
  /** The main one last: once it is there the others are too. */
  recipes: FileRecipe[];
  /** The same with what is said on further pages of its comments. */
  withCommentPages: (further: readonly CommentPage[]) => FileRecipe[];
};

/** As much of a page as is looked at beside a recipe. */
const shownMax = 60_000;

/**
 * The recipes of a page of a cook's own site with the story around them. A page that neither marks up a
 * recipe nor is an article with one holds none, whatever its text looks like; null where nothing can be
 * read of it.
 */
export function readSitePage(page: FetchedSitePage, site: OwnSite): SitePage | null {
  const root = parseHtml(page.html);
  if (!root) return null;
  const facts = pageFacts(root, page.address);
  const found = recipesIn(root, page, facts);
  const [main, ...others] = ownRecipes(found, page.asked, site);
  if (!main) return { recipes: [], withCommentPages: () => [] };
  const shown = visibleLines(root).join('\n').slice(0, shownMax);
  const language = main.language?.value ?? page.language;
  const isOwnRecipe = (name: string) => found.length === 1 || name === main.title?.value;
  const author = main.author?.value ?? '';
  const place = { address: page.address, language, author, isOwnRecipe };
  const said = saidOnPage(root, place);
  const linked = storyPictures(root, page.address);
  // Takes the tree to pieces.
  const story = storyOf(root, { address: page.address, language, recipes: found });
  const about = { page, site, facts, shown };
  const beside = others.map((recipe, at) =>
    fileRecipe(recipe, about, `${pathOf(page.asked)} ${at + 2}`),
  );
  // What is said on a page stands below its main recipe.
  const withCommentPages: SitePage['withCommentPages'] = (further) => {
    const comments = commentsOf([said, ...further.flatMap((each) => saidFurther(each, place))]);
    return [...beside, { ...mainRecipe(main, about, comments), linked, ...(story && { story }) }];
  };
  return { recipes: withCommentPages([]), withCommentPages };
}

function saidFurther({ address, html }: CommentPage, place: CommentedPage): SaidOnPage[] {
  const root = parseHtml(html);
  return root ? [saidOnPage(root, { ...place, address })] : [];
}

function recipesIn(root: Document, page: FetchedSitePage, facts: PageFacts): ReadRecipe[] {
  const { address, language } = page;
  const marked = readMarkedRecipes(root, { address, language });
  if (marked.length > 0 || !facts.isArticle) return marked;
  const article = articleOf(root);
  // All posts of a list together are the main part of it.
  if (!article || (!article.isBody && article.element.name !== 'article')) return [];
  const [first, ...more] = recipesBySections(article.element, language);
  if (!first) return [];
  // One alone has the name of its page, of several each has its own.
  const isNamed = facts.title !== '' && (more.length === 0 || first.recipe.title === null);
  const title = isNamed ? { value: facts.title, origin: 'read' as const } : first.recipe.title;
  return [{ ...first.recipe, title }, ...more.map(({ recipe }) => recipe)];
}

/** A page that lists several others marks them up as well; each is read where it stands. */
function ownRecipes(
  recipes: readonly ReadRecipe[],
  asked: string,
  site: OwnSite,
): readonly ReadRecipe[] {
  if (recipes.length < 2) return recipes;
  const own = readOldAddress(pathOf(asked))?.compared;
  return recipes.filter(({ address }) => {
    if (!address || !isOnSite(address.value, site)) return true;
    const named = readOldAddress(pathOf(address.value))?.compared;
    return named === undefined || named === own;
  });
}

type About = { page: FetchedSitePage; site: OwnSite; facts: PageFacts; shown: string };

function mainRecipe(read: ReadRecipe, about: About, said: ReadComments): FileRecipe {
  const notes = said.notes.map(({ note, text }) => ({ field: note, text }));
  const recipe = { ...read, unread: [...read.unread, ...notes] };
  const { page, site, facts } = about;
  const addresses = [page.asked, page.address, ...facts.addresses]
    .filter((address) => isOnSite(address, site))
    .map(pathOf);
  return {
    ...fileRecipe(recipe, about, pathOf(page.asked)),
    former: {
      addresses: [...new Set(addresses)],
      publishedAt: facts.publishedAt,
      status: 'published',
      readers: 'everyone',
      commentCount: said.comments.length,
      site: site.home,
    },
    comments: commentsOfSite(said.comments, page.address),
  };
}

function fileRecipe(recipe: ReadRecipe, { facts, shown }: About, path: string): FileRecipe {
  return {
    recipe: withFacts(recipe, facts),
    path,
    shown,
    pictures: [],
    stepPictures: [],
    writtenAt: facts.publishedAt,
    subRecipes: [],
  };
}

/** What the page says of its recipe, where the recipe does not say it itself. */
function withFacts(recipe: ReadRecipe, facts: PageFacts): ReadRecipe {
  const exact = (value: string[]) => ({ value, origin: 'exact' as const });
  const { categories = exact(facts.categories), keywords = exact(facts.tags) } = recipe.terms;
  return { ...recipe, terms: { ...recipe.terms, categories, keywords } };
}
