import { sql } from 'drizzle-orm';
import type { PageFacts, SiteFacts } from '#content/facts.ts';
import type { RecipeCardFacts, RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import { type PartIds, partIdsOf } from '#domain/recipe/recipe-parts.ts';
import { withCurrentNames } from '#domain/recipe/mentions/current-names.ts';
import { settingsImageIds } from '#domain/media/library/settings-uses.ts';
import { mapped, type Read } from '#functions/db/database.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { cardsOf } from '../recipe/recipe-card.ts';
import { partsRead } from '../recipe/recipe-parts.ts';
import { combined } from '../reads.ts';
import { inList } from '../scope.ts';
import type { SiteBase } from './site-base.ts';

type Referring = { whole: RecipeFacts[]; listed: Iterable<string> };

/** The whole recipes come back with the names that their ingredients have now. */
type References = Pick<
  PageFacts,
  'recipes' | 'recipeCards' | 'videos' | 'equipment' | 'ingredients'
> &
  Pick<SiteFacts, 'images'>;

/** The cards of all recipes that are listed, and what the whole ones and the site name by id. */
export const referencesRead = (site: SiteBase, { whole, listed }: Referring): Read<References> =>
  combined(
    {
      recipeCards: listedCards(site.id, [...listed]),
      parts: partsRead(site.id, partIds(site, whole)),
    },
    ({ recipeCards, parts: { formerNames, ...parts } }) => ({
      recipeCards,
      ...parts,
      recipes: new Map(
        whole.map((recipe) => [
          recipe.id,
          { ...recipe, content: withCurrentNames(recipe.content, { ...parts, formerNames }) },
        ]),
      ),
    }),
  );

/** Of the site's frame and lists, and of all recipes that are shown whole. */
function partIds({ settings, collections }: SiteBase, whole: RecipeFacts[]): PartIds {
  const ofRecipes = whole.map(({ content }) => partIdsOf(content));
  const idsOf = (kind: keyof PartIds) => ofRecipes.flatMap((ids) => ids[kind]);
  return {
    ingredientIds: idsOf('ingredientIds'),
    equipmentIds: idsOf('equipmentIds'),
    videoIds: [...idsOf('videoIds'), ...collections.flatMap(({ videoId }) => videoId ?? [])],
    imageIds: [
      ...settingsImageIds(settings),
      ...collections.flatMap(({ imageId, cover }) => imageId ?? cover?.image.id ?? []),
      ...idsOf('imageIds'),
    ],
  };
}

/** In no order: each list has its own. */
function listedCards(siteId: string, ids: string[]): Read<Map<string, RecipeCardFacts>> {
  const page = sql`SELECT ${recipes.id}, 0 FROM ${recipes} WHERE +${recipes.siteId} = ${siteId}
    AND +${recipes.publishedAt} IS NOT NULL AND ${recipes.id} ${inList(ids)}`;
  return mapped(cardsOf(page), (cards) => new Map(cards.map((card) => [card.id, card])));
}
