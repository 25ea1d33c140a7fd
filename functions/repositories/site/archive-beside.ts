import { sql } from 'drizzle-orm';
import { read, readEach } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { images, recipeImages } from '#functions/db/schema/site/media.ts';
import { oldAddresses } from '#functions/db/schema/site/publishing/old-addresses.ts';
import { redirects } from '#functions/db/schema/site/publishing/redirects.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { storedImage, type StoredImage } from '../media/media.ts';
import type { SiteScope } from '../scope.ts';

/** Where an address of an earlier site leads: the kind of a thing and its id, or a path. */
const archivedAddress = selection({
  address: oldAddresses.address,
  kind: oldAddresses.targetKind,
  target: oldAddresses.target,
});

/** The same of an address that a thing of this site had before. */
const archivedRedirect = selection({
  address: redirects.path,
  kind: redirects.targetKind,
  target: redirects.targetId,
});

/** What an archive holds that is no recipe and no list. */
export const besideRecipes = (scope: SiteScope) => ({
  /** What leads to things of the site and is no address of theirs at present. */
  listAddresses: async () => {
    const { db, siteId } = scope;
    const [led, former] = await readEach(
      db,
      rows(
        archivedAddress,
        sql`SELECT ${archivedAddress} FROM ${oldAddresses} WHERE ${oldAddresses.siteId} = ${siteId}
          AND ${oldAddresses.removedAt} IS NULL ORDER BY ${oldAddresses.compared}`,
      ),
      rows(
        archivedRedirect,
        sql`SELECT ${archivedRedirect} FROM ${redirects} WHERE ${redirects.siteId} = ${siteId}
          ORDER BY ${redirects.path}`,
      ),
    );
    return [...led, ...former];
  },
  /** Pictures of the owner that belong to no site and stand on this one. */
  listOwnersPictures: (): Promise<StoredImage[]> => {
    const { siteId } = scope;
    const of = sql`${sites} WHERE ${sites.id} = ${siteId}`;
    const query = sql`SELECT ${storedImage} FROM ${images}
      WHERE ${images.userId} = (SELECT ${sites.ownerId} FROM ${of})
        AND ${images.siteId} IS NULL AND ${images.deletedAt} IS NULL
        AND (${images.id} IN (SELECT ${recipeImages.imageId} FROM ${recipeImages}
              WHERE ${recipeImages.siteId} = ${siteId})
          OR ${images.id} IN (SELECT ${collections.imageId} FROM ${collections}
              WHERE ${collections.siteId} = ${siteId})
          OR ${images.id} IN (SELECT ${equipment.featuredImageId} FROM ${equipment}
              WHERE ${equipment.siteId} = ${siteId})
          OR instr((SELECT ${sites.settings} FROM ${of}), ${images.id}) > 0)
      ORDER BY ${images.id}`;
    return read(scope.db, rows(storedImage, query));
  },
});
