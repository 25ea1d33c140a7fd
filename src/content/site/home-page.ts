import { dateOfDay } from '../dates.ts';
import { featuredPicture } from '#domain/site/shown-settings.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { safeHref } from '#domain/text/safe-href.ts';
import { collectionCards, recipeCards } from '../recipe/cards.ts';
import type { PageFacts, SiteFacts } from '../facts.ts';
import { profileOf, showsNewsletter } from '../frame.ts';
import type { HomeBody, PressItemModel, ProductModel } from '../page-models.ts';
import { pictureOf, withoutLqip, withoutLqips } from '../pictures.ts';

/** One large card and three full rows of four. */
const latestRecipesCount = 13;
const maxFeaturedRecipes = 10;
const collectionsShownInitially = 3;

export function homeBody(facts: PageFacts): HomeBody {
  const featured = recipeCards(facts, facts.site.settings.featuredRecipeIds);
  const latest = recipeCards(facts, facts.latestRecipeIds);
  const lead = featured[0] ?? latest.find(({ image }) => image !== null) ?? latest[0] ?? null;
  const featuredRecipes = featured.slice(1, maxFeaturedRecipes);
  const above = new Set([lead, ...featuredRecipes].map((card) => card?.id));
  const others = latest.filter(({ id }) => !above.has(id));
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
