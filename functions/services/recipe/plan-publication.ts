import type { PublicationPlan } from '#contract/recipe/publication-plan.ts';
import type { CollectionId, RecipeId } from '#domain/ids.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { isSameData } from '#domain/same-data.ts';
import type { ForeseenPublication } from '#functions/adapters/publisher-port.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';
import { notFound } from '../service-error.ts';
import { wholeContent } from './content.ts';

type Facts = Awaited<ReturnType<SiteContext['repositories']['publicationFacts']['find']>>;

type Published = NonNullable<Facts['published']>;

/** What publishing the working copy now would do. */
export async function planPublication(ctx: SiteContext, id: RecipeId): Promise<PublicationPlan> {
  const { recipes, publicationFacts } = ctx.repositories;
  const recipe = await recipes.find(id);
  if (!recipe) throw notFound();
  const { version, content, collectionIds } = recipe;
  const { slug } = content;
  const facts = await publicationFacts.find({ id, slug }, ctx.now);
  const change = facts.published && changeOf(facts.published, content);
  const asked = { siteId: ctx.site.id, recipeId: id, slug, change };
  const [foreseen, collections] = await Promise.all([
    ctx.adapters.publisher.foresee(asked),
    collectionsOf(ctx, collectionIds),
  ]);
  if (!foreseen) throw notFound();
  const { origin, isWhole, pages } = foreseen;
  return {
    version,
    now: isoTime(ctx.now),
    url: origin + recipePath(slug),
    published: publishedIn(facts, origin),
    takenBy: facts.holder,
    pages: { isWhole, ...pages },
    shownOn: placesOf(foreseen, collections),
    sellsSubscriptions: ctx.site.settings.subscriptionsEnabled,
    withdrawn: withdrawnIn(facts),
  };
}

function changeOf({ slug: formerSlug, content: before }: Published, after: RecipeContent) {
  const differsIn = (...names: (keyof RecipeContent)[]) =>
    names.some((name) => !isSameData(before[name], after[name]));
  return {
    formerSlug,
    isRenamed: differsIn('title', 'slug'),
    isRetold: differsIn('title', 'slug', 'description'),
    isRegrouped: differsIn('mealIds', 'foodCategoryIds', 'images'),
  };
}

async function collectionsOf({ repositories }: SiteContext, collectionIds: CollectionId[]) {
  const nothing = { termIds: [], imageIds: [], videoIds: [] };
  const { collections } = await repositories.findRecipeDetails({ ...nothing, collectionIds });
  return collections;
}

function publishedIn({ published }: Facts, origin: string): PublicationPlan['published'] {
  if (!published) return null;
  const content = wholeContent(published.content);
  return {
    publishedAt: isoTime(published.publishedAt),
    url: origin + recipePath(published.slug),
    content: { ...content, language: content.language ?? null },
  };
}

function placesOf(
  { shownOn: { collectionIds, ...places } }: ForeseenPublication,
  collections: readonly { id: CollectionId; title: string }[],
): PublicationPlan['shownOn'] {
  const listing = collections.filter(({ id }) => collectionIds.includes(id));
  return { ...places, collections: listing.map(({ id, title }) => ({ id, title })) };
}

function withdrawnIn({ published, withdrawal }: Facts): PublicationPlan['withdrawn'] {
  if (published || !withdrawal) return null;
  const { id: undoId, createdAt, expiresAt, publishedAt } = withdrawal;
  return {
    undoId,
    at: isoTime(createdAt),
    until: isoTime(expiresAt),
    publishedAt: isoTime(publishedAt),
  };
}
