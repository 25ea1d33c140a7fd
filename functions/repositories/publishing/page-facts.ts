import type { PageFacts } from '#content/facts.ts';
import type { RecipeId, SiteId } from '#domain/ids.ts';
import { moreRecipesCount, type PageRef } from '#domain/publishing/publishing.ts';
import type { Reader } from '#domain/recipe/recipe-access.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { shownRecipe } from '#domain/recipe/shown-recipe.ts';
import { siteFeatures } from '#domain/site/site-features.ts';
import { type SiteChanges, withChanges } from '#domain/site/site-working-copy.ts';
import { cardOf, type RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import { type Database, mapped, type Read, read, readEach } from '#functions/db/database.ts';
import { type ReadRecipes, recipesById } from '../recipe/recipe-facts.ts';
import { combined } from '../reads.ts';
import { listsRead, subjectsOfKind } from './page-lists.ts';
import { referencesRead } from './page-references.ts';
import { type SiteBase, siteRead } from './site-base.ts';
import {
  type UnsavedCollection,
  withListedRecipes,
  withUnsavedCollection,
} from './unsaved-collection.ts';

export type LoadedFacts = PageFacts & Pick<ReadRecipes, 'damaged'>;

type FactsSource = {
  database: Database;
  originOf: (slug: string, primaryHost: string | null) => string;
  platformOrigin: string;
};

type Asked = {
  siteId: SiteId;
  refs: PageRef[];
  reader: Reader;
  /** A recipe that is shown everywhere as its working copy says, as if that were published. */
  workingCopy?: ShownCopy;
  /** What is written of the site, as if that were published. */
  siteChanges?: SiteChanges;
  /** A collection that is shown as it stands in an editor. */
  collection?: UnsavedCollection;
};

/** `unsaved` is null where the working copy is shown as it was saved. */
type ShownCopy = { id: RecipeId; unsaved: RecipeContent | null };

/** Loads in two round trips whatever the given pages need, however many they are. */
export async function loadPageFacts<Also>(
  { database, originOf, platformOrigin }: FactsSource,
  { siteId, refs, reader, workingCopy: shown, collection, siteChanges }: Asked,
  alsoRead: Read<Also>,
): Promise<{ facts: LoadedFacts; also: Also } | null> {
  const recipeIds = subjectsOfKind(refs, 'recipe');
  const newsletterIds = new Set(subjectsOfKind(refs, 'newsletter'));
  const [also, saved, found, savedLists] = await readEach(
    database,
    alsoRead,
    siteRead(siteId),
    wholeRecipes(siteId, recipeIds, shown),
    listsRead(siteId, refs, shown?.id),
  );
  if (!saved) return null;
  const asShown = siteChanges ? asWritten(saved, siteChanges) : saved;
  const { site, lists } = withUnsavedCollection({ site: asShown, lists: savedLists }, collection);
  const listed = new Set([
    ...recipeIds,
    ...[...lists.related.values()].flatMap((ids) => ids.slice(0, moreRecipesCount)),
    ...lists.latestRecipeIds,
    ...lists.picturedRecipeIds,
    ...[...lists.collectionRecipeIds.values()].flat(),
    ...site.settings.featuredRecipeIds,
    ...lists.newsletters.flatMap(({ id, recipeId }) =>
      recipeId !== null && newsletterIds.has(id) ? [recipeId] : [],
    ),
  ]);
  const whole = [...found.recipes.values()];
  const { images, ...references } = await read(database, referencesRead(site, { whole, listed }));
  const { primaryHost, ...rest } = site;
  const facts = {
    ...lists,
    ...found,
    ...references,
    reader,
    site: { ...rest, origin: originOf(site.slug, primaryHost), platformOrigin, images },
  };
  const workingCopy = found.recipes.get(shown?.id ?? '');
  const shownFacts = workingCopy ? withCardOf(facts, workingCopy) : facts;
  return { facts: collection ? withListedRecipes(shownFacts, collection) : shownFacts, also };
}

function asWritten(site: SiteBase, changes: SiteChanges): SiteBase {
  const { title, settings } = withChanges(site, changes);
  return { ...site, title, settings, features: siteFeatures(settings, site.features) };
}

/** The recipes that have a page among the wanted ones, and the one whose working copy is shown. */
function wholeRecipes(
  siteId: SiteId,
  recipeIds: RecipeId[],
  shown: ShownCopy | undefined,
): Read<ReadRecipes> {
  if (shown === undefined) return recipesById(siteId, 'published', recipeIds);
  const others = recipeIds.filter((id) => id !== shown.id);
  return combined(
    {
      published: recipesById(siteId, 'published', others),
      workingCopy: mapped(recipesById(siteId, 'working copy', [shown.id]), (copy) =>
        written(copy, shown),
      ),
    },
    ({ published, workingCopy }) => ({
      recipes: new Map([...published.recipes, ...workingCopy.recipes]),
      damaged: new Map([...published.damaged, ...workingCopy.damaged]),
    }),
  );
}

/** What stands in the editor counts in place of what was saved, and is what references are read of. */
function written(copy: ReadRecipes, { id, unsaved }: ShownCopy): ReadRecipes {
  const recipe = copy.recipes.get(id);
  if (unsaved === null || !recipe) return copy;
  return { ...copy, recipes: new Map([[id, { ...recipe, content: shownRecipe(unsaved) }]]) };
}

function withCardOf(facts: LoadedFacts, recipe: RecipeFacts): LoadedFacts {
  const card = cardOf(recipe, facts.site.images);
  return { ...facts, recipeCards: new Map([...facts.recipeCards, [recipe.id, card]]) };
}
