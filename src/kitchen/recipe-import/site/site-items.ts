import type { ImportItemInput } from '#contract/import/imports.ts';
import type { OwnPageFailure } from '#contract/import/own-site.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { FileRecipe } from '#domain/import/files/file-recipe.ts';
import { isOnSite, pathOf } from '#domain/import/site/own-site.ts';
import { readSitePage } from '#domain/import/site/recipes-of-page.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { noteOf, notesKept } from '../files/import-item.ts';
import { itemKey } from '../files/item-key.ts';
import { knownRecipes } from '../files/known-recipes.ts';
import { breath, itemOf, type ItemReading } from '../files/item-of-recipe.ts';
import { siteIdHere } from '../../shell/session/session.ts';
import { alone, type FileItem, type Reading } from '../files/reading-files.ts';
import { askPage } from './ask-own-site.ts';
import { fetchCommentPages } from './comment-pages.ts';
import { keysWithComments } from './comments-on-their-way.ts';
import { type FetchedPage, fetchedPages, type Fetching } from './fetched-pages.ts';
import type { FoundSite } from './find-pages.ts';
import { SiteAsleep } from './site-asleep.ts';

const texts = recipeImportMessages.site;

/** What the pages of a site hold, as it is sent, but for what came before. */
export async function* siteItems(found: FoundSite, reading: Reading): AsyncGenerator<FileItem> {
  const { id, personId, known, signal, onThing } = reading;
  const recipes = await knownRecipes(reading.pantry);
  for (const item of await listItems(found)) if (!known.has(item.key)) yield alone(item);
  const waiting = await keysWithComments([personId, siteIdHere(), id]);
  const left = await unknownPages(found, (key) => known.has(key) && !waiting.has(key));
  const before = found.pages.length - left.length;
  const onWait = (seconds: number) => onThing(texts.waiting(seconds));
  const fetching = {
    ask: (address: string) => askPage(address, { signal, onWait }),
    home: found.site.home,
    onAsleep: (failure: OwnPageFailure): never => {
      throw new SiteAsleep(texts.failures[failure]);
    },
  };
  let read = before;
  for await (const page of fetchedPages(left, fetching)) {
    signal.throwIfAborted();
    read += 1;
    onThing(texts.at(pathOf(page.address), read, found.pages.length));
    yield* pageItems(page, { found, fetching }, { ...reading, recipes });
    await breath();
  }
}

async function unknownPages(
  found: FoundSite,
  isKnown: (key: string) => boolean,
): Promise<string[]> {
  const left: string[] = [];
  for (const address of found.pages) {
    if (!isKnown(await keyOf(found, pathOf(address)))) left.push(address);
  }
  return left;
}

/** The same on every device: the host and the path. */
const keyOf = ({ site }: FoundSite, path: string): Promise<string> =>
  itemKey(site.hosts[0] ?? '', path.replace(/^\//, ''));

type Site = { found: FoundSite; fetching: Fetching };

/** Of a page that was read before only what was said on it. */
async function* pageItems(
  page: FetchedPage,
  { found, fetching }: Site,
  reading: ItemReading,
): AsyncGenerator<FileItem> {
  const { pantry, known } = reading;
  const path = pathOf(page.address);
  const read = await readPage(page, { found, fetching, language: pantry.language });
  if ('problem' in read) {
    yield alone(noneItem(await keyOf(found, path), path, read.problem));
    return;
  }
  for (const recipe of read.recipes) {
    const key = await keyOf(found, recipe.path);
    const item = known.has(key) ? null : await itemOf(key, recipe, reading);
    const isMain = recipe === read.recipes.at(-1);
    yield {
      key,
      item: item && isMain ? withLostComments(item, read.lost) : item,
      said: recipe.comments ?? [],
    };
  }
}

type ReadPage = { recipes: FileRecipe[]; lost: number } | { problem: string };

/** Its recipes, or why there are none. */
async function readPage(
  { address: asked, answer }: FetchedPage,
  { found, fetching, language }: Site & { language: string },
): Promise<ReadPage> {
  if (answer.outcome === 'failure') return { problem: texts.failures[answer.failure] };
  const { address, html } = answer;
  if (!isOnSite(address, found.site)) return { problem: texts.elsewhere };
  const page = { asked, address, html, language };
  const read = safely(() => readSitePage(page, found.site));
  if (read === 'broken') return { problem: recipeImportMessages.files.problems.broken };
  if (read === null) return { problem: recipeImportMessages.files.problems.too_large };
  const { recipes, withCommentPages } = read;
  if (recipes.length === 0) return { problem: texts.noRecipe };
  const { pages, lost } = await fetchCommentPages({ address, html }, fetching);
  const whole = pages.length > 0 ? safely(() => withCommentPages(pages)) : recipes;
  return whole === 'broken' ? { recipes, lost: lost + pages.length } : { recipes: whole, lost };
}

/** One page on which a reader fails ends no move of a thousand others. */
function safely<Read>(read: () => Read): Read | 'broken' {
  try {
    return read();
  } catch (error) {
    reportError(error);
    return 'broken';
  }
}

function withLostComments(item: ImportItemInput, lost: number): ImportItemInput {
  if (lost === 0 || item.outcome === 'none') return item;
  const notes = [noteOf('problem', texts.commentsLost(lost)), ...item.notes];
  return { ...item, notes: notesKept(notes) };
}

/** What a cook should know of the list itself. */
function listItems(found: FoundSite): Promise<ImportItemInput[]> {
  const { pages, isCut, isFeed, lost, site } = found;
  const told = [
    ...(isCut ? [{ place: 'cut', title: site.home, text: texts.cut(pages.length) }] : []),
    ...(isFeed ? [{ place: 'feed', title: site.home, text: texts.onlyFeed }] : []),
    ...lost.map((address) => ({ place: address, title: address, text: texts.listLost })),
  ];
  return Promise.all(
    // No path begins with a blank.
    told.map(async ({ place, title, text }) =>
      noneItem(await keyOf(found, ` ${place}`), title, text),
    ),
  );
}

const noneItem = (key: string, title: string, text: string): ImportItemInput => ({
  outcome: 'none',
  key,
  title: keptLine(title, recipeLimits.line).text.trim() || key,
  notes: [{ kind: 'problem', text }],
});
