import type { RestoredRecipeAnswer } from '#contract/recipe/deleted-recipe.ts';
import type { RecipeId } from '#domain/ids.ts';
import { slugCandidates, uniqueSlug } from '#domain/text/slug.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { DeletedRecipe, Restoration } from '#functions/repositories/recipe/deleted-recipe.ts';
import { retryStale } from '../retry-stale.ts';
import { getRecipe } from './get.ts';

type Renamed = RestoredRecipeAnswer['renamed'];
type Statements = Parameters<SiteContext['commit']>[0];

/** Brings a deleted recipe back to all its places; one that is there already stays as it is. */
export async function restoreRecipe(ctx: SiteContext, id: RecipeId): Promise<RestoredRecipeAnswer> {
  const renamed = await retryStale(() => restore(ctx, id));
  return { recipe: await getRecipe(ctx, id), renamed };
}

async function restore(ctx: SiteContext, id: RecipeId): Promise<Renamed> {
  const deleted = await ctx.repositories.deletedRecipes.listByIds([id]);
  if (deleted.length === 0) return [];
  const restorations = await restorationsOf(ctx, deleted);
  await ctx.commit(restoreStatements(ctx, restorations));
  ctx.wakePublisher(ctx.site.id);
  return restorations.flatMap(renamedIn);
}

/** Each under its own slug, or the next that is free. */
export async function restorationsOf(
  ctx: SiteContext,
  deleted: DeletedRecipe[],
): Promise<Restoration[]> {
  const wanted = deleted.flatMap(({ slug, places }) => [slug, places.publishedSlug ?? slug]);
  const taken = await ctx.repositories.deletedRecipes.listTakenSlugs(
    [...new Set(wanted)].flatMap(slugCandidates),
  );
  const free = (slug: string): string | null => {
    const found = uniqueSlug(slug, taken);
    return found === slug ? null : found;
  };
  return deleted.map((recipe) => {
    const { slug, places } = recipe;
    const newSlug = free(slug);
    const isAlike = places.publishedSlug === null || places.publishedSlug === slug;
    const newPublishedSlug = isAlike ? newSlug : free(places.publishedSlug ?? slug);
    for (const used of [slug, places.publishedSlug, newSlug, newPublishedSlug]) {
      if (used !== null) taken.add(used);
    }
    return { ...recipe, newSlug, newPublishedSlug };
  });
}

export function restoreStatements(ctx: SiteContext, restorations: Restoration[]): Statements {
  const { deletedRecipes, publications, site } = ctx.repositories;
  const featured = restorations
    .flatMap(({ id, places: { featuredPlace: place } }) => (place === null ? [] : [{ id, place }]))
    .toSorted((one, other) => one.place - other.place);
  return [
    ...deletedRecipes.restore(restorations),
    ...publications.show(restorations.flatMap(shownIn), ctx.now),
    ...featured.flatMap(({ id, place }) => site.feature(id, place, ctx.now)),
  ];
}

function shownIn({ id, version, places, newSlug, newPublishedSlug }: Restoration) {
  const { publishedVersion, publishedAt, publishedSlug } = places;
  if (publishedVersion === null || publishedAt === null || publishedSlug === null) return [];
  const isRaised = publishedVersion === version && newSlug !== null;
  return [
    {
      recipeId: id,
      version: isRaised ? version + 1 : publishedVersion,
      slug: newPublishedSlug ?? publishedSlug,
      publishedAt,
    },
  ];
}

function renamedIn({ slug, places, newSlug, newPublishedSlug }: Restoration): Renamed {
  const { publishedSlug } = places;
  const isApart = publishedSlug !== null && publishedSlug !== slug;
  return [
    ...(newSlug === null ? [] : [{ before: slug, after: newSlug }]),
    ...(isApart && newPublishedSlug !== null
      ? [{ before: publishedSlug, after: newPublishedSlug }]
      : []),
  ];
}
