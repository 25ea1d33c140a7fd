import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Crop, ImageUse } from '#domain/media/image.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { type Database, read, readEach } from '#functions/db/database.ts';
import { fieldsOf, jsonElement, jsonFieldsOf } from '#functions/db/json.ts';
import { userImages } from '#functions/db/schema/platform/user-images.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { collections } from '#functions/db/schema/site/collections.ts';
import { images, recipeImages } from '#functions/db/schema/site/media.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe-revisions.ts';
import { recipes } from '#functions/db/schema/site/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { firstRow, json, type RowOf, rows, selection } from '#functions/db/selection.ts';

const picture = selection({ id: images.id, siteId: images.siteId, userId: images.userId });
type StoredPicture = RowOf<typeof picture>;

const avatar = selection({ crop: users.avatarCrop });

/** Which parts of a picture anybody with a right to it has chosen, as written or as published. */
export const cropRepository = (db: Database) => ({
  listOf: async (key: string): Promise<Crop[]> => {
    const found = db.select(picture.fields).from(images).where(eq(images.key, key));
    const isAvatar = sql`${users.id} = ${userImages.userId}
      AND ${users.avatarImageId} = ${userImages.id}`;
    const personal = sql`SELECT ${avatar} FROM ${userImages} JOIN ${users} ON ${isAvatar}
      WHERE ${userImages.key} = ${key}`;
    const [stored, own] = await readEach(db, firstRow(picture, found), rows(avatar, personal));
    const used = stored ? await read(db, rows(use, cropsOn(stored))) : [];
    return [...own, ...used].flatMap(({ crop }) => crop ?? []);
  },
});

const use = selection({ crop: json<Crop | null>(sql`crop_of_use`) });

/** Of the site that has it, or of those whose owner or visitor it belongs to. */
function cropsOn({ id, siteId, userId }: StoredPicture): SQL {
  const site = siteId === null ? eq(sites.ownerId, userId) : eq(sites.id, siteId);
  const ofSite = sql`IN (SELECT ${sites.id} FROM ${sites} WHERE ${site})`;
  const isShown = and(eq(siteUsers.userId, userId), eq(siteUsers.avatarImageId, id));
  const { featuredImageId, featuredImageCrop } = {
    featuredImageId: fieldsOf<SiteSettings>(sql`${sites.settings}`)('featuredImageId'),
    featuredImageCrop: jsonFieldsOf<SiteSettings>(sql`${sites.settings}`)('featuredImageCrop'),
  };
  const all = [
    usesIn(
      sql`${recipeRevisions} JOIN ${recipeImages}
      ON ${recipeImages.recipeId} = ${recipeRevisions.recipeId} AND ${recipeImages.imageId} = ${id}`,
      id,
    ),
    // What visitors see may differ from the working copy, of which alone pictures are indexed.
    usesIn(
      sql`${recipes} JOIN ${recipeRevisions}
      ON ${recipeRevisions.recipeId} = ${recipes.id}
        AND ${recipeRevisions.version} = ${recipes.publishedVersion}
        AND ${recipes.siteId} ${ofSite} AND ${recipes.publishedVersion} <> ${recipes.version}
        AND instr(${recipeRevisions.content}, ${id}) > 0`,
      id,
    ),
    sql`SELECT ${collections.imageCrop} FROM ${collections}
      WHERE ${collections.siteId} ${ofSite} AND ${collections.imageId} = ${id}`,
    sql`SELECT ${featuredImageCrop} FROM ${sites} WHERE ${site} AND ${featuredImageId} = ${id}`,
    sql`SELECT ${siteUsers.avatarCrop} FROM ${siteUsers} WHERE ${isShown}`,
  ];
  return sql`SELECT ${use} FROM (SELECT NULL AS crop_of_use WHERE 0
    UNION ALL ${sql.join(all, sql` UNION ALL `)}) WHERE crop_of_use IS NOT NULL`;
}

const node = jsonElement('node');
const fieldOf = fieldsOf<ImageUse>(sql`${node.value}`);

/** Wherever in a recipe: all objects that name the picture with a part of it. */
const usesIn = (from: SQL, id: string): SQL =>
  sql`SELECT ${jsonFieldsOf<ImageUse>(sql`${node.value}`)('crop')}
    FROM ${from}, json_tree(${recipeRevisions.content}) ${node}
    WHERE ${jsonType} = 'object' AND ${fieldOf('id')} = ${id}`;

const jsonType = sql`node.type`;
