import type { ImportItemInput } from '#contract/import/imports.ts';
import type { OwnPageAnswer, OwnPageFailure } from '#contract/import/own-site.ts';
import { recipeImportMessages } from '#contract/kitchen/recipe-import-messages.ts';
import { isOnSite, pathOf } from '#domain/import/site/own-site.ts';
import { recipesOfSitePage } from '#domain/import/site/recipes-of-page.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { itemKey } from '../files/item-key.ts';
import { knownRecipes } from '../files/known-recipes.ts';
import { breath, itemOf, type ItemReading } from '../files/item-of-recipe.ts';
import { alone, type FileItem, type Reading } from '../files/reading-files.ts';
import { askPage } from './ask-own-site.ts';
import { type FetchedPage, fetchedPages } from './fetched-pages.ts';
import type { FoundSite } from './find-pages.ts';
import { SiteAsleep } from './site-asleep.ts';

const texts = recipeImportMessages.site;

/** What the pages of a site hold, as it is sent, but for what came before. */
export async function* siteItems(found: FoundSite, reading: Reading): AsyncGenerator<FileItem> {
  const { known, signal, onThing } = reading;
  const recipes = await knownRecipes(reading.pantry);
  for (const item of await listItems(found)) if (!known.has(item.key)) yield alone(item);
  const left = await unknownPages(found, known);
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
    for await (const item of pageItems(page, found, { ...reading, recipes })) yield alone(item);
    await breath();
  }
}

async function unknownPages(found: FoundSite, known: ReadonlySet<string>): Promise<string[]> {
  const left: string[] = [];
  for (const address of found.pages) {
    if (!known.has(await keyOf(found, pathOf(address)))) left.push(address);
  }
  return left;
}

/** The same on every device: the host and the path. */
const keyOf = ({ site }: FoundSite, path: string): Promise<string> =>
  itemKey(site.hosts[0] ?? '', path.replace(/^\//, ''));

async function* pageItems(
  { address, answer }: FetchedPage,
  found: FoundSite,
  reading: ItemReading,
): AsyncGenerator<ImportItemInput> {
  const read = readPage(address, answer, { found, language: reading.pantry.language });
  if (typeof read === 'string') {
    yield noneItem(await keyOf(found, pathOf(address)), pathOf(address), read);
    return;
  }
  for (const recipe of read) {
    yield await itemOf(await keyOf(found, recipe.path), recipe, reading);
  }
}

/** Its recipes, or why there are none. */
function readPage(
  asked: string,
  answer: OwnPageAnswer,
  { found, language }: { found: FoundSite; language: string },
) {
  if (answer.outcome === 'failure') return texts.failures[answer.failure];
  const { address, html } = answer;
  if (!isOnSite(address, found.site)) return texts.elsewhere;
  const recipes = recipesOfSitePage({ asked, address, html, language }, found.site);
  if (recipes === null) return recipeImportMessages.files.problems.too_large;
  return recipes.length === 0 ? texts.noRecipe : recipes;
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
