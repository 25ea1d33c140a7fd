import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Id, RecipeId, UserId } from '#domain/ids.ts';
import { maxFriendLinks, type PreviewLinkKind } from '#domain/publishing/preview-links.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { previewLinks } from '#functions/db/schema/site/preview-links.ts';
import { recipes } from '#functions/db/schema/site/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';

type NewPreviewLink = {
  tokenHash: string;
  id: Id;
  recipeId: RecipeId;
  userId: UserId;
  kind: PreviewLinkKind;
  createdAt: number;
  expiresAt: number;
};

const shownLink = selection({ recipeId: previewLinks.recipeId, kind: previewLinks.kind });
/** What a token opens. */
export type ShownLink = RowOf<typeof shownLink>;

const openLink = selection({
  id: previewLinks.id,
  createdAt: previewLinks.createdAt,
  expiresAt: previewLinks.expiresAt,
});

export function previewLinkRepository({ db, siteId }: SiteScope) {
  const ofSite = sql`+${previewLinks.siteId} = ${siteId}`;
  const isOfOwner = sql`${previewLinks.userId} = (SELECT ${sites.ownerId} FROM ${sites}
    WHERE ${sites.id} = ${siteId})`;
  return {
    create: (link: NewPreviewLink): Statement => createLink(siteId, link),
    /** What a token of this site opens, as long as whoever made it owns the site. */
    find: (tokenHash: string, now: number): Promise<ShownLink | null> => {
      const query = db
        .select(shownLink.fields)
        .from(previewLinks)
        .where(
          and(
            eq(previewLinks.tokenHash, tokenHash),
            ofSite,
            gt(previewLinks.expiresAt, now),
            isOfOwner,
          ),
        );
      return read(db, firstRow(shownLink, query));
    },
    /** Those for friends that are open, newest first. */
    listOpen: (recipeId: RecipeId, now: number) => {
      const query = db
        .select(openLink.fields)
        .from(previewLinks)
        .where(
          and(
            eq(previewLinks.recipeId, recipeId),
            ofSite,
            eq(previewLinks.kind, 'friend'),
            gt(previewLinks.expiresAt, now),
            isOfOwner,
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
function createLink(siteId: Id, { recipeId, kind, createdAt: now, ...rest }: NewPreviewLink) {
  const open = sql`(SELECT count(*) FROM ${previewLinks} WHERE ${previewLinks.recipeId} = ${recipeId}
    AND ${previewLinks.kind} = 'friend' AND ${previewLinks.expiresAt} > ${now})`;
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
