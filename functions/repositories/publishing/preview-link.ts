import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Id, RecipeId, UserId } from '#domain/ids.ts';
import { maxFriendLinks, type PreviewLinkKind } from '#domain/publishing/preview-links.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { previewLinks } from '#functions/db/schema/site/publishing/preview-links.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';

type NewPreviewLink = {
  tokenHash: string;
  id: Id;
  recipeId: RecipeId;
  userId: UserId;
  kind: PreviewLinkKind;
  createdAt: number;
  expiresAt: number;
};

const shownLink = selection({
  recipeId: previewLinks.recipeId,
  userId: previewLinks.userId,
  kind: previewLinks.kind,
});
/** What a token opens, for as long as whoever made it may edit the site. */
export type ShownLink = RowOf<typeof shownLink>;

const openLink = selection({
  id: previewLinks.id,
  createdAt: previewLinks.createdAt,
  expiresAt: previewLinks.expiresAt,
});

export function previewLinkRepository({ db, siteId }: SiteScope) {
  const ofSite = sql`+${previewLinks.siteId} = ${siteId}`;
  return {
    create: (link: NewPreviewLink, editors: readonly UserId[]): Statement =>
      createLink(siteId, link, editors),
    find: (tokenHash: string, now: number): Promise<ShownLink | null> => {
      const query = db
        .select(shownLink.fields)
        .from(previewLinks)
        .where(and(eq(previewLinks.tokenHash, tokenHash), ofSite, gt(previewLinks.expiresAt, now)));
      return read(db, firstRow(shownLink, query));
    },
    /** Those for friends that open something, newest first: they end with the rights of who made them. */
    listOpen: (recipeId: RecipeId, editors: readonly UserId[], now: number) => {
      const query = db
        .select(openLink.fields)
        .from(previewLinks)
        .where(
          and(
            eq(previewLinks.recipeId, recipeId),
            ofSite,
            eq(previewLinks.kind, 'friend'),
            gt(previewLinks.expiresAt, now),
            sql`+${previewLinks.userId} ${inList(editors)}`,
          ),
        )
        .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));
      return read(db, rows(openLink, query));
    },
    withdraw: (id: Id): Statement =>
      db.delete(previewLinks).where(and(eq(previewLinks.id, id), ofSite)),
  };
}

/** Writes nothing where the site has no such recipe, or a friend's link would be one too many. */
function createLink(
  siteId: Id,
  { recipeId, kind, createdAt: now, ...rest }: NewPreviewLink,
  editors: readonly UserId[],
) {
  const open = sql`(SELECT count(*) FROM ${previewLinks} WHERE ${previewLinks.recipeId} = ${recipeId}
    AND ${previewLinks.kind} = 'friend' AND ${previewLinks.expiresAt} > ${now}
    AND +${previewLinks.userId} ${inList(editors)})`;
  const fits = kind === 'frame' ? sql`true` : sql`${open} < ${maxFriendLinks}`;
  return sql`INSERT INTO ${selected(previewLinks, {
    ...rest,
    siteId: recipes.siteId,
    recipeId: recipes.id,
    kind: sql`${kind}`,
    createdAt: sql`${now}`,
  })} FROM ${recipes} WHERE +${recipes.siteId} = ${siteId} AND ${recipes.id} = ${recipeId}
    AND ${fits}`;
}

/** Deletes those that have ended, of all sites. */
export const prunePreviewLinks = (db: Database, expiredBefore: number): Statement =>
  db.delete(previewLinks).where(lte(previewLinks.expiresAt, expiredBefore));
