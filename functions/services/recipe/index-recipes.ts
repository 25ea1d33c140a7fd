import type { RecipeIndexAnswer, RecipeIndexRow } from '#contract/recipe/recipe-index.ts';
import { recipePartNames } from '#domain/recipe/index/missing-places.ts';
import { languageOf } from '#domain/text/language.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { IndexRow } from '#functions/repositories/recipe/recipe-index.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { hasUnpublishedChanges } from './get.ts';

/** All recipes in short, or what changed; a cursor of another database is worth nothing. */
export async function readRecipeIndex(ctx: SiteContext, since: number): Promise<RecipeIndexAnswer> {
  const { recipeIndex } = ctx.repositories;
  const asked = await recipeIndex.read(since);
  const isForeign = asked.newest < since;
  const { recipes, goneIds, newest } = isForeign ? await recipeIndex.read(0) : asked;
  return {
    isWhole: since === 0 || isForeign,
    recipes: recipes.map((row) => viewOf(row, ctx.site.settings.language)),
    goneIds,
    cursor: String(newest),
  };
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
