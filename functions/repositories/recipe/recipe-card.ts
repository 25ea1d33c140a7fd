import { type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { Crop, Image } from '#domain/media/image.ts';
import type { DifficultyLevel, PrivacySetting } from '#domain/recipe/recipe.ts';
import { column, jsonColumn, type Row } from '../row.ts';

/** What lists show of a published recipe; nothing of it is withheld from anybody. */
export type RecipeCard = {
  id: RecipeId;
  slug: string;
  title: string;
  privacySetting: PrivacySetting;
  image: Image | null;
  mealSlugs: string[];
  categorySlugs: string[];
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  customTimeMinutes: number | null;
  yieldServings: number | null;
  difficultyLevel: DifficultyLevel | null;
  publishedAt: number;
};

/**
 * The published recipes that `page` names, one query of `recipe_id` and `place`, in the order of
 * their places. What comes in one text is handed over faster than a column for each fact.
 */
export const cardsQuery = (page: SQL): SQL =>
  sql`WITH page AS MATERIALIZED (${page})
    SELECT recipes.id AS id, published_slug AS slug, recipes.published_at AS published_at,
      json_extract(card.content, '$.title', '$.privacySetting', '$.prepTimeMinutes',
        '$.cookTimeMinutes', '$.customTimeMinutes', '$.yieldServings', '$.difficultyLevel',
        '$.image') AS facts,
      images."key", images.width, images.height, images.lqip, images.alt, images.content_type,
      ${slugsOf('$.mealIds')} AS meal_slugs, ${slugsOf('$.foodCategoryIds')} AS category_slugs
    FROM page JOIN recipe_cards AS card USING (recipe_id) JOIN recipes ON recipes.id = recipe_id
      JOIN sites ON sites.id = recipes.site_id
    LEFT JOIN images ON images.id = card.content ->> '$.image.id' AND (+images.site_id = sites.id
      OR (+images.site_id IS NULL AND +images.user_id = sites.owner_id))
    ORDER BY place`;

const slugsOf = (path: string): SQL =>
  sql`(SELECT json_group_array(slug) FROM json_each(card.content -> ${sql.raw(`'${path}'`)})
    JOIN terms ON terms.id = value)`;

type Facts = [
  title: string,
  privacySetting: PrivacySetting,
  prepTimeMinutes: number | null,
  cookTimeMinutes: number | null,
  customTimeMinutes: number | null,
  yieldServings: number | null,
  difficultyLevel: DifficultyLevel | null,
  image: ImageUse | null,
];

type ImageUse = { id: string; crop?: Crop };

export function readCard(row: Row): RecipeCard {
  const [title, privacySetting, prep, cook, custom, yieldServings, difficultyLevel, image] =
    jsonColumn<Facts>(row, 'facts');
  return {
    id: column<string>(row, 'id'),
    slug: column<string>(row, 'slug'),
    title,
    privacySetting,
    image: image && readImage(image, row),
    mealSlugs: jsonColumn<string[]>(row, 'meal_slugs'),
    categorySlugs: jsonColumn<string[]>(row, 'category_slugs'),
    prepTimeMinutes: prep,
    cookTimeMinutes: cook,
    customTimeMinutes: custom,
    yieldServings,
    difficultyLevel,
    publishedAt: column<number>(row, 'published_at'),
  };
}

function readImage(use: ImageUse, row: Row): Image | null {
  const key = column<string | null>(row, 'key');
  if (key === null) return null;
  return {
    id: use.id,
    key,
    width: column<number>(row, 'width'),
    height: column<number>(row, 'height'),
    lqip: column<string>(row, 'lqip'),
    alt: column<string>(row, 'alt'),
    contentType: column<string>(row, 'content_type'),
    ...(use.crop && { crop: use.crop }),
  };
}
