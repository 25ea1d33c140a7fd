import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import { isSameData } from '#domain/same-data.ts';
import { siteSlugHere } from '../../../shell/network/address.ts';
import { $rows, refreshIndex } from '../../../recipes/recipe-index.ts';
import { contentHere, type PlacedRecipe } from './bring-recipes.ts';
import { asked, type Bringing, sentLeniently } from './bringing.ts';
import { importOutcomes } from './import-outcomes.ts';

const texts = recipeImportMessages.larder;
const site = manageApi[':siteSlug'];
const pageSize = 100;

/** Notes which recipes of the site the recipes of the archive are; those that are none are none. */
export async function noteRecipeIds(
  placed: readonly PlacedRecipe[],
  bringing: Bringing,
): Promise<void> {
  const { recipes } = await importOutcomes(bringing);
  for (const { key, formerId } of placed) bringing.ids.set(formerId, recipes.get(key) ?? null);
}

/** Which paths of recipes are others here than on the former site. */
export async function recipePathsLed(
  placed: readonly PlacedRecipe[],
  bringing: Bringing,
): Promise<Map<string, string>> {
  await refreshIndex();
  const slugs = new Map(($rows.get() ?? []).map(({ id, slug }) => [id, slug]));
  const led = new Map<string, string>();
  for (const { address, formerId } of placed) {
    const slug = slugs.get(bringing.ids.get(formerId) ?? '');
    if (address === null || slug === undefined || address === recipePath(slug)) continue;
    led.set(address, recipePath(slug));
  }
  return led;
}

/** Leads the links of drafts that nobody has written in since, and keeps beside them what was not published. */
export async function finishRecipes(
  placed: readonly PlacedRecipe[],
  paths: ReadonlyMap<string, string>,
  bringing: Bringing,
): Promise<void> {
  const { madeRecipes } = await importOutcomes(bringing);
  for (const place of placed.filter(({ isUnfinished }) => isUnfinished)) {
    bringing.signal.throwIfAborted();
    const recipeId = madeRecipes.get(place.key);
    if (recipeId) await finishRecipe(place, recipeId, { paths, bringing });
  }
}

type Finishing = { paths: ReadonlyMap<string, string>; bringing: Bringing };

async function finishRecipe({ path }: PlacedRecipe, recipeId: string, finishing: Finishing) {
  const { paths, bringing } = finishing;
  const found = await bringing.larder.recipeAt(path);
  if (!('recipe' in found)) return;
  const { content, publishedContent } = found.recipe;
  const before = contentHere(publishedContent ?? content, bringing);
  const after = contentHere(publishedContent ?? content, bringing, paths);
  if (!isSameData(before, after)) await writeOnce(recipeId, after, bringing);
  if (publishedContent !== null) {
    await keepUnpublished(recipeId, contentHere(content, bringing, paths), bringing);
  }
}

type Content = ReturnType<typeof contentHere>;
const one = site.recipes[':recipeId'];

/** What was written in since the import is its cook's, and stays. */
async function writeOnce(recipeId: string, { slug: _slug, ...led }: Content, bringing: Bringing) {
  const param = { siteSlug: siteSlugHere(), recipeId };
  const { recipe } = await jsonOf(await asked(bringing, () => one.$get({ param })));
  if (recipe.version !== 1) return;
  await sentLeniently(bringing, {
    title: recipe.title,
    body: { ...led, slug: recipe.slug },
    send: (json) => one.$put({ param, json }, { headers: { 'If-Match': '"1"' } }),
  });
}

async function keepUnpublished(recipeId: string, content: Content, bringing: Bringing) {
  const param = { siteSlug: siteSlugHere(), recipeId };
  const query = { limit: String(pageSize), offset: '0' };
  const { revisions } = await jsonOf(
    await asked(bringing, () => one.revisions.$get({ param, query })),
  );
  if (revisions.some(({ name }) => name === texts.unpublished)) return;
  await sentLeniently(bringing, {
    title: content.title,
    body: { name: texts.unpublished, content },
    send: (json) => one.revisions.$post({ param, json }),
  });
}
