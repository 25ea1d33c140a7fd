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

const factNames = [
  'title',
  'privacySetting',
  'prepTimeMinutes',
  'cookTimeMinutes',
  'customTimeMinutes',
  'yieldServings',
  'difficultyLevel',
  'image',
] as const satisfies readonly (keyof RecipeCardContent)[];
type Facts = Pick<RecipeCardContent, (typeof factNames)[number]>;

const card = selection({
  id: recipes.id,
  slug: text(sql`${recipes.publishedSlug}`),
  publishedAt: number(sql`${recipes.publishedAt}`),
  facts: cardFacts(),
  mealSlugs: slugsOf('mealIds'),
  categorySlugs: slugsOf('foodCategoryIds'),
  imageKey: optional(images.key),
});
const { id: _id, key: _key, ...pictureFacts } = pictureColumns(images);
const picture = selection(pictureFacts);

/** What lists show of a published recipe; nothing of it is withheld from anybody. */
export type RecipeCard = Omit<RowOf<typeof card>, 'facts' | 'imageKey'> &
  Omit<Facts, 'image'> & { image: Image | null };

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
  const { facts, imageKey, ...listed } = card.decode(row);
  const { image: use, ...shown } = facts;
  const image =
    use && imageKey !== null ? { id: use.id, key: imageKey, ...picture.decode(row) } : null;
  return { ...listed, ...shown, image: image && cropped(image, use?.crop) };
}

/** What comes in one text is handed over faster than a column for each fact. */
function cardFacts(): Computed<Facts> {
  const paths = sql.raw(factNames.map((name) => `'$.${name}'`).join(', '));
  const values = json<unknown[]>(sql`json_extract(${recipeCards.content}, ${paths})`);
  return {
    expression: values.expression,
    decode(answer) {
      const found = values.decode(answer);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one value for each name, as the card has it
      return Object.fromEntries(factNames.map((name, place) => [name, found[place]])) as Facts;
    },
  };
}

function slugsOf(name: 'mealIds' | 'foodCategoryIds'): Computed<string[]> {
  const ids = sql`json_each(${recipeCards.content} -> ${sql.raw(`'$.${name}'`)})`;
  return json(sql`(SELECT json_group_array(${terms.slug}) FROM ${ids}
    JOIN ${terms} ON ${terms.id} = value)`);
}
