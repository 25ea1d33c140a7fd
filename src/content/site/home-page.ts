import { dateOfDay } from '../dates.ts';
import { featuredPicture } from '#domain/site/shown-settings.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { safeHref } from '#domain/text/safe-href.ts';
import { collectionCards, recipeCards } from '../recipe/cards.ts';
import type { PageFacts, SiteFacts } from '../facts.ts';
import { profileOf, showsNewsletter } from '../frame.ts';
import type { HomeBody, PressItemModel, ProductModel } from '../page-models.ts';
import type { RecipeCardModel } from '../shared-models.ts';
import { pictureOf, withoutLqip, withoutLqips } from '../pictures.ts';

/** One large card and three full rows of four. */
const latestRecipesCount = 13;
/** The large one and the first row show pictures where there are any. */
const leadingPictures = 5;
const maxFeaturedRecipes = 10;
const collectionsShownInitially = 3;

export function homeBody(facts: PageFacts): HomeBody {
  const featured = recipeCards(facts, facts.site.settings.featuredRecipeIds);
  const latest = recipeCards(facts, facts.latestRecipeIds);
  const pictured = recipeCards(facts, facts.picturedRecipeIds).filter(hasPicture);
  const lead = featured[0] ?? pictured[0] ?? latest[0] ?? null;
  const featuredRecipes = featured.slice(1, maxFeaturedRecipes);
  const above = new Set([lead, ...featuredRecipes].map((card) => card?.id));
  const isBelow = ({ id }: RecipeCardModel) => !above.has(id);
  const leading = pictured.filter(isBelow).slice(0, leadingPictures);
  const others = [...new Set([...leading, ...latest.filter(isBelow)])];
  return {
    opening: openingOf(facts.site),
    featuredImage: featuredImage(facts),
    lead,
    featuredRecipes,
    latestRecipes: withoutLqips(others.slice(0, latestRecipesCount)),
    collections: withoutLqips(collectionCards(facts)),
    collectionsShownInitially,
    products: productsOf(facts),
    pressItems: pressItemsOf(facts.site),
    profile: profileOf(facts),
    newsletter: showsNewsletter(facts.site),
    isEmpty: facts.latestRecipeIds.length === 0,
  };
}

const hasPicture = ({ image }: RecipeCardModel) => image !== null;

function openingOf({ owner, settings }: SiteFacts): HomeBody['opening'] {
  const { aboutShort } = settings;
  return {
    ownerName: owner.displayName || null,
    sentence: isEmptyRichText(aboutShort) ? null : aboutShort,
  };
}

export const featuredImage = ({ site }: PageFacts) => featuredPicture(site.settings, site.images);

function productsOf(facts: PageFacts): ProductModel[] {
  return facts.site.settings.productLinks.flatMap((product) => {
    const href = safeHref(product.href);
    if (!href) return [];
    const image = withoutLqip(pictureOf(facts, product.productImageId));
    return [{ id: product.id, title: product.productTitle, href, image }];
  });
}

export function pressItemsOf({ settings }: SiteFacts): PressItemModel[] {
  return settings.pressItems.flatMap(({ title, url, description, date }) => {
    const href = safeHref(url);
    return href
      ? [{ title, href, description, date: date ? dateOfDay(date, settings.language) : null }]
      : [];
  });
}
