import { type SQL, sql } from 'drizzle-orm';
import { cropped, type Image } from '#domain/media/image.ts';
import type { RecipeCardContent } from '#domain/recipe/recipe.ts';
import type { Read, Row } from '#functions/db/database.ts';
import { images } from '#functions/db/schema/media.ts';
import { recipeCards } from '#functions/db/schema/recipe-cards.ts';
import { recipes } from '#functions/db/schema/recipes.ts';
import { sites } from '#functions/db/schema/sites.ts';
import { terms } from '#functions/db/schema/terms.ts';
import {
  type Computed,
  json,
  number,
  optional,
  type RowOf,
  selection,
  text,
} from '#functions/db/selection.ts';
import { pictureColumns } from '../media/media.ts';

const card = selection({
  id: recipes.id,
  slug: text(sql`${recipes.publishedSlug}`),
  publishedAt: number(sql`${recipes.publishedAt}`),
  content: recipeCards.content,
  mealSlugs: slugsOf('mealIds'),
  categorySlugs: slugsOf('foodCategoryIds'),
  imageKey: optional(images.key),
});
const { id: _id, key: _key, ...pictureFacts } = pictureColumns(images);
const picture = selection(pictureFacts);

/** Parts of a card that its row has in another form, or that lists of the API do not show. */
type Unlisted = 'slug' | 'description' | 'image' | 'mealIds' | 'foodCategoryIds';

/** What lists show of a published recipe; nothing of it is withheld from anybody. */
export type RecipeCard = Omit<RowOf<typeof card>, 'content' | 'imageKey'> &
  Omit<RecipeCardContent, Unlisted> & { image: Image | null };

/**
 * The published recipes that `page` names, one query of a recipe's id and its place, in the order of
 * their places.
 */
export const cardsOf = (page: SQL): Read<RecipeCard[]> => ({
  queries: [cardsQuery(page)],
  from: ([answered = []]) => answered.map(decodeCard),
});

const cardsQuery = (page: SQL): SQL =>
  sql`WITH page (recipe, place) AS MATERIALIZED (${page})
    SELECT ${card}, ${picture}
    FROM page JOIN ${recipeCards} ON ${recipeCards.recipeId} = page.recipe
      JOIN ${recipes} ON ${recipes.id} = page.recipe
      JOIN ${sites} ON ${sites.id} = ${recipes.siteId}
    LEFT JOIN ${images} ON ${images.id} = ${recipeCards.content} ->> '$.image.id'
      AND (+${images.siteId} = ${sites.id}
        OR (+${images.siteId} IS NULL AND +${images.userId} = ${sites.ownerId}))
    ORDER BY page.place`;

function decodeCard(row: Row): RecipeCard {
  const { content, imageKey, ...listed } = card.decode(row);
  const { image: use } = content;
  const image =
    use && imageKey !== null ? { id: use.id, key: imageKey, ...picture.decode(row) } : null;
  return {
    ...listed,
    title: content.title,
    privacySetting: content.privacySetting,
    prepTimeMinutes: content.prepTimeMinutes,
    cookTimeMinutes: content.cookTimeMinutes,
    customTimeMinutes: content.customTimeMinutes,
    yieldServings: content.yieldServings,
    difficultyLevel: content.difficultyLevel,
    image: image && cropped(image, use?.crop),
  };
}

function slugsOf(name: 'mealIds' | 'foodCategoryIds'): Computed<string[]> {
  const ids = sql`json_each(${recipeCards.content} -> ${sql.raw(`'$.${name}'`)})`;
  return json(sql`(SELECT json_group_array(${terms.slug}) FROM ${ids}
    JOIN ${terms} ON ${terms.id} = value)`);
}
