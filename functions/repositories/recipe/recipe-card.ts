import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { inUse } from '#domain/media/image.ts';
import { isCardDamaged } from '#domain/recipe/recipe-damage.ts';
import type { RecipeCardFacts } from '#domain/recipe/recipe-facts.ts';
import type { Read, Row } from '#functions/db/database.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import {
  type Computed,
  json,
  number,
  optional,
  type RowOf,
  selection,
} from '#functions/db/selection.ts';
import { focused, pictureColumns } from '../media/picture-columns.ts';

const named = alias(terms, 'named');

const card = selection({
  id: recipes.id,
  content: recipeCards.content,
  publishedAt: number(sql`${recipes.publishedAt}`),
  imageKey: optional(images.key),
});
const { id: _id, key: _key, ...pictureFacts } = pictureColumns(images);
const picture = selection(pictureFacts);
const badgeSlugs = selection({
  mealSlugs: slugsOf('mealIds'),
  categorySlugs: slugsOf('foodCategoryIds'),
});

/** A card where the terms of its site are not at hand. */
export type BadgedCard = RecipeCardFacts & RowOf<typeof badgeSlugs>;

/**
 * The published recipes that `page` names, one query of a recipe's id and its place, in the order of
 * their places; what no list can show is on none.
 */
export const cardsOf = (page: SQL): Read<RecipeCardFacts[]> => ({
  queries: [cardsQuery(sql`${card}, ${picture}`, page)],
  from: ([answered = []]) => answered.flatMap((row) => decodeCard(row) ?? []),
});

/** The same with what their badges are chosen by. */
export const badgedCardsOf = (page: SQL): Read<BadgedCard[]> => ({
  queries: [cardsQuery(sql`${card}, ${picture}, ${badgeSlugs}`, page)],
  from: ([answered = []]) =>
    answered.flatMap((row) => {
      const facts = decodeCard(row);
      return facts ? [{ ...facts, ...badgeSlugs.decode(row) }] : [];
    }),
});

const cardsQuery = (chosen: SQL, page: SQL): SQL =>
  sql`WITH places (recipe, place) AS MATERIALIZED (${page})
    SELECT ${chosen}
    FROM places JOIN ${recipeCards} ON ${recipeCards.recipeId} = places.recipe
      JOIN ${recipes} ON ${recipes.id} = places.recipe
      JOIN ${sites} ON ${sites.id} = ${recipes.siteId}
    LEFT JOIN ${images} ON ${images.id} = ${recipeCards.content} ->> '$.image.id'
      AND (+${images.siteId} = ${sites.id}
        OR (+${images.siteId} IS NULL AND +${images.userId} = ${sites.ownerId}))
    ORDER BY places.place`;

function decodeCard(row: Row): RecipeCardFacts | null {
  const { imageKey, ...facts } = card.decode(row);
  if (isCardDamaged(facts.content)) return null;
  const { image: use } = facts.content;
  const image =
    use && imageKey !== null
      ? { id: use.id, key: imageKey, ...focused(picture.decode(row)) }
      : null;
  return { ...facts, image: image && inUse(image, use) };
}

function slugsOf(name: 'mealIds' | 'foodCategoryIds'): Computed<string[]> {
  const ids = sql`json_each(${recipeCards.content} -> ${sql.raw(`'$.${name}'`)})`;
  return json(sql`(SELECT json_group_array(${terms.slug}) FROM ${ids}
    JOIN ${terms} ${named} ON ${named.id} = value
    JOIN ${terms} ON ${terms.id} = coalesce(${named.standsForId}, ${named.id}))`);
}
