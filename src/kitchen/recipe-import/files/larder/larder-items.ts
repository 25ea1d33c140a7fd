import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { ImportItemInput } from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { importLimits } from '#domain/import/imports/import-item.ts';
import { isBlank } from '#domain/text/blank.ts';
import { changeSiteGlobals } from '../../../recipe-editor/site-globals.ts';
import { siteSlugHere } from '../../../shell/network/address.ts';
import { noteOf, notesKept, problemItem } from '../import-item.ts';
import { itemKey } from '../item-key.ts';
import { knownRecipes } from '../known-recipes.ts';
import { alone, type FileItem, type Reading } from '../reading-files.ts';
import { collectionItems, collectionPathsLed } from './bring-collections.ts';
import { bringLists } from './bring-lists.ts';
import { bringRestOfMedia } from './bring-media.ts';
import { type PlacedRecipe, recipeItems } from './bring-recipes.ts';
import { addressItems, bringSettings } from './bring-site.ts';
import { asked, beginBringing, type Bringing } from './bringing.ts';
import { finishRecipes, noteRecipeIds, recipePathsLed } from './finish-recipes.ts';

const texts = recipeImportMessages.larder;

type Opened = Pick<Bringing, 'larder' | 'fileName'>;

/**
 * An archive of this product as it is sent, but for what came before: lists first, since recipes name them, then
 * recipes, collections of these, and what leads to both. What is asked of the site in between is asked again
 * without harm.
 */
export async function* larderItems(opened: Opened, reading: Reading): AsyncGenerator<FileItem> {
  const { id: importId, personId, signal, known, flush, onThing } = reading;
  const bringing = await beginBringing({ ...opened, importId, personId, signal, onThing });
  await noteOwner(bringing);
  const globals = await bringLists(bringing);
  changeSiteGlobals(() => globals);
  const pantry = { ...reading.pantry, ...globals };
  const placed: PlacedRecipe[] = [];
  const recipes = await knownRecipes(pantry);
  yield* recipeItems({ ...bringing, known, recipes, placed });
  await flush();
  await noteRecipeIds(placed, bringing);
  const recipePaths = await recipePathsLed(placed, bringing);
  const ofRecipes = { ...bringing, known, paths: recipePaths };
  for await (const item of collectionItems(ofRecipes)) yield alone(item);
  await flush();
  const paths = new Map([...recipePaths, ...(await collectionPathsLed(bringing))]);
  await finishRecipes(placed, paths, bringing);
  await bringSettings(paths, bringing);
  for await (const item of addressItems(paths, bringing)) {
    if (!known.has(item.key)) yield alone(item);
  }
  await bringRestOfMedia(bringing);
  for await (const item of reportItems(bringing, known)) yield alone(item);
}

/** Only the owner of a site is named as who wrote a recipe: there as here. */
async function noteOwner(bringing: Bringing): Promise<void> {
  const formerId = bringing.larder.site?.ownerId ?? null;
  if (formerId === null) return;
  const param = { siteSlug: siteSlugHere() };
  const answer = await asked(bringing, () =>
    manageApi[':siteSlug']['current-site'].$get({ param }),
  );
  const { role } = (await jsonOf(answer)).site;
  bringing.ids.set(formerId, role === 'owner' ? bringing.personId : null);
}

/** What could not be read, and what its cook should know besides. */
async function* reportItems(
  { larder, fileName, told }: Bringing,
  known: ReadonlySet<string>,
): AsyncGenerator<ImportItemInput> {
  for (const problem of larder.problems) {
    const key = await itemKey(fileName, problem.path);
    if (!known.has(key)) yield problemItem(key, problem);
  }
  const lines = [
    ...told,
    ...(larder.hasSubscribers ? [texts.subscribers] : []),
    ...(larder.hasLetters ? [texts.letters] : []),
  ];
  const title = larder.site?.title ?? '';
  // It is no recipe that could not be read: it stands with the pages, as many items as its lines need.
  for (let at = 0; at < lines.length; at += importLimits.notes) {
    const key = await itemKey(fileName, at === 0 ? 'README.txt' : `README.txt ${at}`);
    const notes = notesKept(
      lines.slice(at, at + importLimits.notes).map((line) => noteOf('problem', line)),
    );
    const about = isBlank(title) ? fileName : title;
    const item = { title: about, writes: {}, site: null, leads: [], notes };
    if (!known.has(key)) yield { outcome: 'page', key, ...item };
  }
}
