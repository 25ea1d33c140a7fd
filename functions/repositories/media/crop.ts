import { eq, sql, type SQL } from 'drizzle-orm';
import type { Focus } from '#domain/media/focal-crop.ts';
import type { Crop, ImageUse } from '#domain/media/image.ts';
import type { SiteChanges } from '#domain/site/site-working-copy.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import {
  type Database,
  mapped,
  type Read,
  read,
  readEach,
  together,
} from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { userImages } from '#functions/db/schema/platform/user-images.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { images, recipeImages } from '#functions/db/schema/site/media.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { siteWorkingCopies } from '#functions/db/schema/site/site-working-copies.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, json, type RowOf, rows, selection } from '#functions/db/selection.ts';

const picture = selection({
  id: images.id,
  siteId: images.siteId,
  userId: images.userId,
  focalPoint: images.focalPoint,
});
type StoredPicture = RowOf<typeof picture>;

const avatar = selection({ crop: users.avatarCrop });

/** What anybody with a right to a picture has chosen to show of it, as written or as published. */
export const focusRepository = (db: Database) => ({
  listOf: async (key: string): Promise<Focus[]> => {
    const found = db.select(picture.fields).from(images).where(eq(images.key, key));
    const isAvatar = sql`${users.id} = ${userImages.userId}
      AND ${users.avatarImageId} = ${userImages.id}`;
    const personal = sql`SELECT ${avatar} FROM ${userImages} JOIN ${users} ON ${isAvatar}
      WHERE ${userImages.key} = ${key}`;
    const [stored, own] = await readEach(db, firstRow(picture, found), rows(avatar, personal));
    const used = stored ? await read(db, cropsOn(stored)) : [];
    const focus = stored?.focalPoint ? { focalPoint: stored.focalPoint } : {};
    const crops = [...own.map(({ crop }) => crop), ...used].flatMap((crop) => crop ?? []);
    const uncut = stored?.focalPoint ? [focus] : [];
    return [...uncut, ...crops.map((crop) => ({ ...focus, crop }))];
  },
});

/** Of the site that has it, or of those whose owner or visitor it belongs to. */
function cropsOn(stored: StoredPicture): Read<(Crop | null)[]> {
  const { id, siteId, userId } = stored;
  const site = siteId === null ? eq(sites.ownerId, userId) : eq(sites.id, siteId);
  const ofSite = sql`IN (SELECT ${sites.id} FROM ${sites} WHERE ${site})`;
  const inSettings = sql`${sites.settings}`;
  const featured = jsonFieldsOf<SiteSettings>(inSettings)('featuredImageCrop');
  const featuredId = fieldsOf<SiteSettings>(inSettings)('featuredImageId');
  const isFeatured = sql`${featuredId} = ${id}`;
  const changes = sql`${siteWorkingCopies.changes}`;
  const written = jsonFieldsOf<SiteChanges>(changes)('featuredImageCrop');
  const writtenId = fieldsOf<SiteChanges>(changes)('featuredImageId');
  const isWritten = sql`coalesce(${writtenId}, ${featuredId}) = ${id}`;
  const isOfPicture = sql`${recipeImages.recipeId} = ${recipeRevisions.recipeId}
    AND ${recipeImages.imageId} = ${id}`;
  // What visitors see may differ from the working copy, of which alone pictures are indexed.
  const isOtherwisePublished = sql`${recipeRevisions.recipeId} = ${recipes.id}
    AND ${recipeRevisions.version} = ${recipes.publishedVersion}
    AND ${recipes.siteId} ${ofSite} AND ${recipes.publishedVersion} <> ${recipes.version}
    AND instr(${recipeRevisions.content}, ${id}) > 0`;
  const reads = [
    cropsIn(sql`${recipeImages} JOIN ${recipeRevisions} ON ${isOfPicture}`, id),
    cropsIn(sql`${recipes} JOIN ${recipeRevisions} ON ${isOtherwisePublished}`, id),
    cropsRead(
      sql`${collections.imageCrop}`,
      sql`${collections} WHERE ${collections.siteId} ${ofSite} AND ${collections.imageId} = ${id}`,
    ),
    cropsRead(featured, sql`${sites} WHERE ${site} AND ${isFeatured}`),
    cropsRead(
      written,
      sql`${siteWorkingCopies} JOIN ${sites} ON ${sites.id} = ${siteWorkingCopies.siteId}
        WHERE ${site} AND ${isWritten}`,
    ),
    cropsRead(
      sql`${siteUsers.avatarCrop}`,
      sql`${siteUsers} WHERE ${siteUsers.userId} = ${userId} AND ${siteUsers.avatarImageId} = ${id}`,
    ),
  ];
  return mapped(together<(Crop | null)[][]>(...reads), (crops) => crops.flat());
}

function cropsRead(expression: SQL, from: SQL): Read<(Crop | null)[]> {
  const named = selection({ crop: json<Crop | null>(expression) });
  return mapped(rows(named, sql`SELECT ${named} FROM ${from}`), (found) =>
    found.map(({ crop }) => crop),
  );
}

const node = jsonElement('node');

/** Wherever in a recipe: all objects that name the picture with a part of it. */
function cropsIn(from: SQL, id: string): Read<(Crop | null)[]> {
  const isUse = sql`node.type = 'object' AND ${fieldsOf<ImageUse>(sql`${node.value}`)('id')} = ${id}`;
  const objects = sql`${from}, json_tree(${recipeRevisions.content}) ${node} WHERE ${isUse}`;
  return cropsRead(jsonFieldsOf<ImageUse>(sql`${node.value}`)('crop'), objects);
}
