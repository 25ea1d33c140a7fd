import { readableRecipe } from '#content/archive/recipe-files.ts';
import type { PageFacts } from '#content/facts.ts';
import { archiveMessages } from '#contract/archive/archive-messages.ts';
import { distinctFileNames } from '#domain/archive/file-names.ts';
import type { RecipeId } from '#domain/ids.ts';
import type { ZipFile } from '#functions/adapters/zip.ts';
import { loadWrittenRecipes } from '#functions/repositories/publishing/written-recipes.ts';
import type { ArchivedRecipe } from '#functions/repositories/site/archive.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import type { Archived } from './archive-host.ts';
import { type ArchivedLists, listsNamedIn } from './lists.ts';
import { jsonFile, textFile } from './zip-files.ts';

/** As many as are in memory at once. */
export const recipesAtOnce = 25;
/** Seen from the folders of recipes. */
const pictureFile = (key: string) => `../pictures/${key}`;

/** Each recipe three times: to be read, for other programs, and word for word. */
export async function* recipeFiles(
  { host, siteId, lists }: Archived & { lists: ArchivedLists },
  recipeIds: readonly RecipeId[],
): AsyncGenerator<ZipFile, void> {
  const { archive } = forSite(host.database, siteId);
  const nameOf = distinctFileNames(archiveMessages.untitled);
  for (let start = 0; start < recipeIds.length; start += recipesAtOnce) {
    const ids = recipeIds.slice(start, start + recipesAtOnce);
    const [found, facts] = await Promise.all([
      archive.listRecipes(ids),
      loadWrittenRecipes(host, { siteId, recipeIds: ids }),
    ]);
    const byId = new Map(found.map((recipe) => [recipe.id, recipe]));
    for (const id of ids) {
      const recipe = byId.get(id);
      if (recipe) yield* filesOf(recipe, { facts, lists, name: nameOf(recipe.title) });
    }
  }
}

function* filesOf(
  recipe: ArchivedRecipe,
  { facts, lists, name }: { facts: PageFacts | null; lists: ArchivedLists; name: string },
): Generator<ZipFile, void> {
  const modifiedAt = recipe.updatedAt;
  yield jsonFile({
    name: `data/recipes/${name}.json`,
    data: wholeRecipe(recipe, lists),
    modifiedAt,
  });
  const readable = facts?.recipes.get(recipe.id);
  if (!facts || !readable) return;
  const { markdown, schemaOrg } = readableRecipe(facts, readable, pictureFile);
  yield textFile({ name: `recipes/${name}.md`, text: markdown, modifiedAt });
  yield jsonFile({ name: `schema.org/${name}.json`, data: schemaOrg, modifiedAt });
}

const wholeRecipe = (
  { content, publishedContent, ...recipe }: ArchivedRecipe,
  lists: ArchivedLists,
) => ({
  format: 'larder-recipe',
  formatVersion: 1,
  id: recipe.id,
  createdAt: isoTime(recipe.createdAt),
  updatedAt: isoTime(recipe.updatedAt),
  publishedAt: isoTime(recipe.publishedAt),
  publishedChangedAt: isoTime(recipe.publishedChangedAt),
  scheduledAt: isoTime(recipe.scheduledAt),
  collectionIds: recipe.collectionIds,
  /** As its cook has written it last. */
  content: parsed(content),
  /** What visitors see, where that is something else. */
  publishedContent: publishedContent === null ? null : parsed(publishedContent),
  /** What it names by id, for whoever has this file alone. */
  lists: listsNamedIn(content + (publishedContent ?? ''), lists),
});

const isoTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What is damaged goes along as the text that is stored. */
function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
}
