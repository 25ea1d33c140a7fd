import { dateOfDay } from '../dates.ts';
import { featuredPicture } from '#domain/site/shown-settings.ts';
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
  const { settings } = facts.site;
  return {
    featuredImage: featuredImage(facts),
    featuredRecipes: recipeCards(facts, settings.featuredRecipeIds).slice(0, maxFeaturedRecipes),
    latestRecipes: withoutLqips(
      recipeCards(facts, facts.latestRecipeIds.slice(0, latestRecipesCount)),
    ),
    collections: withoutLqips(collectionCards(facts)),
    collectionsShownInitially,
    products: productsOf(facts),
    pressItems: pressItemsOf(facts.site),
    profile: profileOf(facts),
    newsletter: showsNewsletter(facts.site),
    isEmpty: facts.latestRecipeIds.length === 0,
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
    return href ? [{ title, href, description, date: date ? dateOfDay(date) : null }] : [];
  });
}
