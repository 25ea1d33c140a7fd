import { type SQL, sql } from 'drizzle-orm';
import type { RecipeId } from '#domain/ids.ts';
import type { Crop, Image } from '#domain/image.ts';
import type { DifficultyLevel, PrivacySetting } from '#domain/recipe.ts';
import { column, jsonColumn, type Row } from './row.ts';

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
 * their places.
 */
export const cardsQuery = (page: SQL): SQL =>
  sql`WITH page AS MATERIALIZED (${page})
    SELECT card.*, images."key", images.width, images.height, images.lqip, images.alt,
      images.content_type,
      (SELECT json_group_array(slug) FROM json_each(card.meal_ids) JOIN terms ON terms.id = value)
        AS meal_slugs,
      (SELECT json_group_array(slug) FROM json_each(card.category_ids)
        JOIN terms ON terms.id = value) AS category_slugs
    FROM (SELECT place, recipes.id, recipes.site_id, sites.owner_id, published_slug AS slug,
        recipes.published_at, recipe_cards.content -> '$.image' AS image,
        recipe_cards.content -> '$.mealIds' AS meal_ids,
        recipe_cards.content -> '$.foodCategoryIds' AS category_ids,
        json_extract(recipe_cards.content, '$.title', '$.privacySetting', '$.prepTimeMinutes',
          '$.cookTimeMinutes', '$.customTimeMinutes', '$.yieldServings', '$.difficultyLevel')
          AS facts
      FROM page JOIN recipe_cards USING (recipe_id) JOIN recipes ON recipes.id = recipe_id
        JOIN sites ON sites.id = recipes.site_id) AS card
    LEFT JOIN images ON images.id = card.image ->> 'id' AND (+images.site_id = card.site_id
      OR (+images.site_id IS NULL AND +images.user_id = card.owner_id))
    ORDER BY place`;

type Facts = [
  title: string,
  privacySetting: PrivacySetting,
  prepTimeMinutes: number | null,
  cookTimeMinutes: number | null,
  customTimeMinutes: number | null,
  yieldServings: number | null,
  difficultyLevel: DifficultyLevel | null,
];

export function readCard(row: Row): RecipeCard {
  const [title, privacySetting, prep, cook, custom, yieldServings, difficultyLevel] =
    jsonColumn<Facts>(row, 'facts');
  return {
    id: column<string>(row, 'id'),
    slug: column<string>(row, 'slug'),
    title,
    privacySetting,
    image: readImage(row),
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

function readImage(row: Row): Image | null {
  const use = jsonColumn<{ id: string; crop?: Crop } | null>(row, 'image');
  const key = column<string | null>(row, 'key');
  if (!use || key === null) return null;
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
