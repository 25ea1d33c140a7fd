import type { ImportItemInput } from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { FileProblem } from '#domain/import/files/file-recipe.ts';
import type { ImportNote } from '#domain/import/imports/import-item.ts';
import { withNewIds } from '#domain/import/larder/former-ids.ts';
import type { LarderRecipe } from '#domain/import/larder/larder-content.ts';
import { withOwnLinks } from '#domain/import/larder/own-links.ts';
import { isSameData } from '#domain/same-data.ts';
import { addressesKept, noteOf, notesKept, problemItem, publicSince } from '../import-item.ts';
import { itemKey } from '../item-key.ts';
import { makeOrAsk } from '../item-of-recipe.ts';
import type { KnownRecipes, Repeated } from '../known-recipes.ts';
import type { FileItem } from '../reading-files.ts';
import { bringMediaOf } from './bring-media.ts';
import { type Bringing, leadingOf } from './bringing.ts';
import { namedHere } from './named-here.ts';

const texts = recipeImportMessages;

/** A recipe of the archive by its key in the import, and whether something is to be done once all are there. */
export type PlacedRecipe = {
  path: string;
  key: string;
  formerId: string;
  /** Its path on the former site; null where it had none. */
  address: string | null;
  isUnfinished: boolean;
};

type Reading = Bringing & {
  known: ReadonlySet<string>;
  recipes: KnownRecipes;
  placed: PlacedRecipe[];
};

/** The recipes of the archive as they are sent, but for those that came before. */
export async function* recipeItems(reading: Reading): AsyncGenerator<FileItem> {
  const { larder, fileName, known, signal } = reading;
  for (const path of larder.recipePaths) {
    signal.throwIfAborted();
    const key = await itemKey(fileName, path);
    const found = await larder.recipeAt(path);
    if ('recipe' in found) reading.placed.push(placeOf(found.recipe, key, reading));
    const said = 'recipe' in found ? found.recipe.comments : [];
    yield { key, item: known.has(key) ? null : await itemIn(found, key, reading), said };
  }
}

const itemIn = async (
  found: { recipe: LarderRecipe } | { problem: FileProblem },
  key: string,
  reading: Reading,
) => ('recipe' in found ? recipeItem(found.recipe, key, reading) : problemItem(key, found.problem));

function placeOf(recipe: LarderRecipe, key: string, bringing: Bringing): PlacedRecipe {
  const { path, id: formerId, publishedContent, former } = recipe;
  const [address = null] = former.addresses;
  const shown = shownContent(recipe);
  const leadsOn = !isSameData(withOwnLinks(shown, leadingOf(bringing)), shown);
  return { path, key, formerId, address, isUnfinished: publishedContent !== null || leadsOn };
}

/** What visitors saw goes on; what was not published of it is kept beside, so that nothing is published by itself. */
const shownContent = ({ content, publishedContent }: LarderRecipe) => publishedContent ?? content;

async function recipeItem(
  recipe: LarderRecipe,
  key: string,
  reading: Reading,
): Promise<ImportItemInput> {
  const { signal, recipes, onThing } = reading;
  const written = shownContent(recipe);
  onThing(String(written['title']));
  const lost = await bringMediaOf([recipe.content, recipe.publishedContent], reading);
  const content = contentHere(written, reading);
  const repeated = await repeatedBy(content, recipes, signal);
  const draft = {
    recipe: content,
    formerAddresses: addressesKept(recipe.former.addresses),
    formerlyPublishedAt: publicSince(recipe.former),
    notes: notesOf(recipe, lost),
  };
  return makeOrAsk(key, draft, repeated);
}

/** A recipe in ids and links of this site; what it must have it gets where the archive says nothing of use. */
export function contentHere(
  written: Record<string, unknown>,
  bringing: Bringing,
  paths?: ReadonlyMap<string, string>,
): RecipeInput {
  return namedHere(withOwnLinks(withNewIds(written, bringing.ids), leadingOf(bringing, paths)));
}

async function repeatedBy(
  content: RecipeInput,
  recipes: KnownRecipes,
  signal: AbortSignal,
): Promise<Repeated | null> {
  try {
    return await recipes.repeatedBy(content, signal);
  } catch (error) {
    // Rows that are none have no likeness; what is wrong with them the server says.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function notesOf(
  { scheduledAt, publishedContent }: LarderRecipe,
  lost: readonly string[],
): ImportNote[] {
  return notesKept([
    ...lost.map((name) => noteOf('picture', name)),
    ...(scheduledAt === null ? [] : [noteOf('problem', texts.larder.scheduled(scheduledAt))]),
    ...(publishedContent === null ? [] : [noteOf('problem', texts.larder.hasUnpublished)]),
  ]);
}
