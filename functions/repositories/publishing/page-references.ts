import { type SQL, sql } from 'drizzle-orm';
import type { PageFacts, RecipeFacts, SiteFacts } from '#content/facts.ts';
import { type Read, mapped } from '#functions/db/database.ts';
import { equipment } from '#functions/db/schema/equipment.ts';
import { ingredients } from '#functions/db/schema/ingredients.ts';
import { images, videos } from '#functions/db/schema/media.ts';
import { recipeCards } from '#functions/db/schema/recipe-cards.ts';
import { recipes } from '#functions/db/schema/recipes.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { pictureColumns } from '../media/media.ts';
import { combined, rowsById } from '../reads.ts';
import { inList } from '../scope.ts';
import { readRecipeCards, recipeCardRow } from './recipe-rows.ts';
import { equipmentIdsOf, imageIdsOf, ingredientIdsOf, videoIdsOf } from './referenced-ids.ts';
import type { SiteBase } from './site-facts.ts';

const picture = selection(pictureColumns(images));

const video = selection({
  id: videos.id,
  key: videos.key,
  contentType: videos.contentType,
  posterImageId: videos.posterImageId,
});

const piece = selection({
  id: equipment.id,
  title: equipment.title,
  featuredImageId: equipment.featuredImageId,
});

const ingredient = selection({
  id: ingredients.id,
  title: ingredients.title,
  gramsPerLiter: ingredients.gramsPerLiter,
  metricMethod: ingredients.defaultMetricMeasurementMethod,
  imperialMethod: ingredients.defaultImperialMeasurementMethod,
});

type Referring = { whole: RecipeFacts[]; listed: Iterable<string> };

type References = Pick<PageFacts, 'recipeCards' | 'videos' | 'equipment' | 'ingredients'> &
  Pick<SiteFacts, 'images'>;

/** The cards of all recipes that are listed, and what they, the whole ones and the site name by id. */
export function referencesRead(site: SiteBase, referring: Referring): Read<References> {
  const { whole } = referring;
  const listedIds = [...referring.listed];
  const videoIds = [
    ...whole.flatMap(videoIdsOf),
    ...site.collections.flatMap((collection) => collection.videoId ?? []),
  ];
  const equipmentIds = whole.flatMap(equipmentIdsOf);
  return combined(
    {
      recipeCards: listedCards(site, listedIds),
      videos: rowsById(
        video,
        sql`SELECT ${video} FROM ${videos}
            WHERE +${videos.siteId} = ${site.id} AND ${videos.id} ${inList(videoIds)}`,
      ),
      equipment: rowsById(
        piece,
        sql`SELECT ${piece} FROM ${equipment}
            WHERE +${equipment.siteId} = ${site.id} AND ${equipment.id} ${inList(equipmentIds)}`,
      ),
      ingredients: rowsById(
        ingredient,
        sql`SELECT ${ingredient} FROM ${ingredients} WHERE +${ingredients.siteId} = ${site.id}
            AND ${ingredients.id} ${inList(whole.flatMap(ingredientIdsOf))}`,
      ),
      images: rowsById(
        picture,
        picturesQuery(site, {
          imageIds: imageIdsOf(site, whole),
          listedIds,
          equipmentIds,
          videoIds,
        }),
      ),
    },
    (references): References => references,
  );
}

function listedCards(site: SiteBase, listedIds: string[]): Read<References['recipeCards']> {
  const query = sql`SELECT ${recipeCardRow} FROM ${recipeCards}
    JOIN ${recipes} ON ${recipes.id} = ${recipeCards.recipeId}
    WHERE +${recipes.siteId} = ${site.id} AND +${recipes.publishedAt} IS NOT NULL
      AND ${recipeCards.recipeId} ${inList(listedIds)}`;
  return mapped(rows(recipeCardRow, query), readRecipeCards);
}

type Shown = Record<'imageIds' | 'listedIds' | 'equipmentIds' | 'videoIds', string[]>;

/** Pictures by their own id, of cards, of equipment and of videos. */
function picturesQuery(site: SiteBase, shown: Shown): SQL {
  const isUsable = sql`(+${images.siteId} = ${site.id}
    OR (+${images.siteId} IS NULL AND +${images.userId} = ${site.owner.id}))`;
  return sql`SELECT ${picture} FROM ${images}
      WHERE ${images.id} ${inList(shown.imageIds)} AND ${isUsable}
    UNION SELECT ${picture} FROM json_each(${JSON.stringify(shown.listedIds)}) listed
      CROSS JOIN ${recipeCards} ON ${recipeCards.recipeId} = listed.value
      CROSS JOIN ${images} ON ${images.id} = ${recipeCards.content} ->> '$.image.id'
      WHERE ${isUsable}
    UNION SELECT ${picture} FROM ${images}
      JOIN ${equipment} ON ${equipment.featuredImageId} = ${images.id}
      WHERE +${equipment.siteId} = ${site.id} AND ${equipment.id} ${inList(shown.equipmentIds)}
    UNION SELECT ${picture} FROM ${images}
      JOIN ${videos} ON ${videos.posterImageId} = ${images.id}
      WHERE +${videos.siteId} = ${site.id} AND ${videos.id} ${inList(shown.videoIds)}`;
}
