import type {
  RecipeIndexAnswer,
  RecipeIndexQuery,
  RecipeIndexRow,
} from '#contract/recipe/recipe-index.ts';
import { recipePartNames } from '#domain/recipe/index/missing-places.ts';
import { languageOf } from '#domain/text/language.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type {
  AskedOfIndex,
  IndexPlace,
  IndexRow,
} from '#functions/repositories/recipe/recipe-index.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { hasUnpublishedChanges } from './get.ts';

type Read = Awaited<ReturnType<SiteContext['repositories']['recipeIndex']['read']>>;

/** All recipes in short, a piece of them, or what changed. */
export async function readRecipeIndex(
  ctx: SiteContext,
  query: RecipeIndexQuery,
): Promise<RecipeIndexAnswer> {
  const { recipeIndex } = ctx.repositories;
  const asked = askedBy(query);
  const found = await recipeIndex.read(asked);
  // A cursor of another database is worth nothing.
  const isForeign = found.newest < Number(query.since ?? 0);
  const read = isForeign ? await recipeIndex.read('all') : found;
  const next = query.limit === undefined ? null : nextPlace(read, query.limit);
  const isFirstPiece = query.limit !== undefined && query.after === undefined;
  return {
    isWhole: asked === 'all' || isForeign || (isFirstPiece && next === null),
    recipes: read.recipes.map((row) => viewOf(row, ctx.site.settings.language)),
    goneIds: read.goneIds,
    next,
    cursor: String(read.newest),
  };
}

function askedBy({ since, limit, after }: RecipeIndexQuery): AskedOfIndex {
  if (limit !== undefined) return { limit, after: after ?? null };
  return since === undefined || Number(since) === 0 ? 'all' : { since: Number(since) };
}

/** Behind the last of a piece that is full. */
function nextPlace({ recipes }: Read, limit: number): string | null {
  if (recipes.length < limit) return null;
  const order = (one: IndexPlace, other: IndexPlace) =>
    one.updatedAt - other.updatedAt || (one.id < other.id ? -1 : 1);
  const [last] = recipes.toSorted(order);
  return last ? `${last.updatedAt}/${last.id}` : null;
}

function viewOf(row: IndexRow, siteLanguage: string): RecipeIndexRow {
  const { image: use, privacySetting, termIds, missing } = row.card;
  const { key, width, height, lqip } = row;
  const hasImage = key !== null && width !== null && height !== null && lqip !== null;
  const isMissing = (name: (typeof recipePartNames)[number]) =>
    name === 'alternativeText' ? row.lacksAlternativeText === 1 : missing.includes(name);
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    image: hasImage ? { key, width, height, lqip, ...(use?.crop && { crop: use.crop }) } : null,
    privacySetting,
    version: row.version,
    publishedAt: optionalIsoTime(row.publishedAt),
    hasUnpublishedChanges: hasUnpublishedChanges(row),
    scheduledAt: optionalIsoTime(row.scheduledAt),
    scheduledZone: row.scheduledZone,
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
    language: languageOf(row.card, siteLanguage),
    termIds,
    collectionIds: row.collectionIds,
    missing: recipePartNames.filter(isMissing),
    bookmarkCount: row.bookmarkCount,
    commentCount: row.commentCount,
  };
}
