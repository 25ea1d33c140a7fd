import { sql } from 'drizzle-orm';
import type { RecipeId, UserId } from '#domain/ids.ts';
import { type ImageUse, inUse } from '#domain/media/image.ts';
import type { PrivacySetting, RecipeCardContent } from '#domain/recipe/recipe.ts';
import { type Database, type Read, read, readEach } from '#functions/db/database.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { type RowOf, rows, selection, text } from '#functions/db/selection.ts';
import { storedImage, type StoredImage } from '../media/media.ts';
import { countOf } from '../reads.ts';
import { inList } from '../scope.ts';
import { type NamedSite, siteName } from '../site/named-site.ts';
import { primaryHostsFor } from '../site/primary-host.ts';

/** A bookmark and the card of the recipe, as it is published. */
export type BookmarkedRecipe = {
  site: NamedSite;
  recipe: {
    id: RecipeId;
    title: string;
    slug: string;
    privacySetting: PrivacySetting;
    image: (StoredImage & Omit<ImageUse, 'id'>) | null;
    times: Pick<RecipeCardContent, 'prepTimeMinutes' | 'cookTimeMinutes' | 'customTimeMinutes'>;
  };
  createdAt: number;
};

const bookmarked = selection({
  recipeId: recipes.id,
  recipeSlug: text(sql`${recipes.publishedSlug}`),
  card: recipeCards.content,
  bookmarkedAt: bookmarks.createdAt,
});
type Bookmarked = RowOf<typeof bookmarked> & { site: RowOf<typeof siteName> };

/** What a person saved, on all sites. */
export const bookmarkedRecipesRepository = (db: Database) => ({
  /** Newest first; what was unpublished since is not there. */
  async list(userId: UserId, { limit, offset }: { limit: number; offset: number }) {
    const ofPerson = sql`${bookmarks} JOIN ${recipes} ON ${recipes.id} = ${bookmarks.recipeId}
      JOIN ${recipeCards} ON ${recipeCards.recipeId} = ${bookmarks.recipeId}
      JOIN ${sites} ON ${sites.id} = ${bookmarks.siteId}
      WHERE ${bookmarks.userId} = ${userId} AND ${recipes.publishedAt} IS NOT NULL`;
    const page: Read<Bookmarked[]> = {
      queries: [
        sql`SELECT ${siteName}, ${bookmarked} FROM ${ofPerson}
          ORDER BY ${bookmarks.createdAt} DESC, ${recipes.id} LIMIT ${limit} OFFSET ${offset}`,
      ],
      from: ([answered = []]) =>
        answered.map((row) => ({ ...bookmarked.decode(row), site: siteName.decode(row) })),
    };
    const reads = [page, countOf(ofPerson), primaryHostsFor(userId)] as const;
    const [found, total, hosts] = await readEach(db, ...reads);
    const pictures = await findImages(
      db,
      found.flatMap(({ card }) => (card.image ? [card.image.id] : [])),
    );
    const named = found.map(({ site, ...bookmark }) => ({
      ...bookmark,
      site: { ...site, primaryHost: hosts.get(site.id) ?? null },
    }));
    return { bookmarks: named.map((bookmark) => withPicture(bookmark, pictures)), total };
  },
});

async function findImages(db: Database, ids: string[]): Promise<Map<string, StoredImage>> {
  if (ids.length === 0) return new Map();
  const query = sql`SELECT ${storedImage} FROM ${images} WHERE ${images.id} ${inList(ids)}`;
  const found = await read(db, rows(storedImage, query));
  return new Map(found.map((image) => [image.id, image]));
}

function withPicture(
  { site, card, recipeId, recipeSlug, bookmarkedAt }: Bookmarked & { site: NamedSite },
  pictures: Map<string, StoredImage>,
): BookmarkedRecipe {
  const image = card.image && pictures.get(card.image.id);
  const { title, privacySetting, prepTimeMinutes, cookTimeMinutes, customTimeMinutes } = card;
  return {
    site,
    recipe: {
      id: recipeId,
      title,
      slug: recipeSlug,
      privacySetting,
      image: image ? inUse(image, card.image) : null,
      times: { prepTimeMinutes, cookTimeMinutes, customTimeMinutes },
    },
    createdAt: bookmarkedAt,
  };
}
