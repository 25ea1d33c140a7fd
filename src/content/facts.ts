import type { NewsletterFacts } from '#domain/mail/newsletter/newsletter-facts.ts';
import type { Image } from '#domain/media/image.ts';
import type { SiteUnits } from '#domain/ingredients/own-units/said-units.ts';
import type { SiteFeatures } from '#domain/publishing/publishing.ts';
import type { Reader } from '#domain/recipe/recipe-access.ts';
import type { RecipeCardFacts, RecipeFacts } from '#domain/recipe/recipe-facts.ts';
import type { RecipeParts } from '#domain/recipe/recipe-parts.ts';
import type { TermFacts } from '#domain/recipe/recipe-terms.ts';
import type { CollectionFacts } from '#domain/site/collection-facts.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { LinkModel } from './shared-models.ts';

/** The input of page models, as stored in the database; plain data of one site. */
export type OwnerFacts = { id: string; displayName: string; avatar: Image | null };

export type SiteFacts = {
  id: string;
  slug: string;
  title: string;
  /** Scheme and primary host, without a trailing slash. */
  origin: string;
  /** Scheme and host of the platform itself, where accounts are kept. */
  platformOrigin: string;
  settings: SiteSettings;
  owner: OwnerFacts;
  recipeCount: number;
  nextSequence: number;
  collections: CollectionFacts[];
  terms: Map<string, TermFacts>;
  units: SiteUnits;
  images: Map<string, Image>;
  features: SiteFeatures;
};

/** Everything that a set of pages needs, loaded together. */
export type PageFacts = Omit<RecipeParts, 'images' | 'formerNames'> & {
  site: SiteFacts;
  /** The audience of the rendered pages; stored pages have the public one. */
  reader: Reader;
  /** Those that have a page of their own among the wanted ones. */
  recipes: Map<string, RecipeFacts>;
  /** These and all that are listed anywhere. */
  recipeCards: Map<string, RecipeCardFacts>;
  /** Ids of recipes that may be recommended beside a recipe, best first. */
  related: Map<string, string[]>;
  /** Newest first. */
  latestRecipeIds: string[];
  /** The latest that begin with a picture, newest first; where a home page is wanted. */
  picturedRecipeIds: string[];
  /** First recipes of a collection in its order. */
  collectionRecipeIds: Map<string, string[]>;
  sitemapParts: Map<number, { path: string; changedAt: number }[]>;
  /** Links of each part of the recipe index, newest first. */
  indexParts: Map<number, LinkModel[]>;
  /** Newest change in each part of the sitemap. */
  sitemapPartChangedAt: Map<number, number>;
  /** Those that the wanted pages list or are about, the newest first. */
  newsletters: NewsletterFacts[];
  /** Notes of those whose words the wanted pages show, by id. */
  newsletterNotes: Map<string, RichText>;
  /** Where a former address leads now. */
  redirects: Map<string, string>;
};

/** A site as the platform's own home page shows it. */
export type ShowcaseFacts = {
  title: string;
  /** Scheme and primary host, without a trailing slash. */
  origin: string;
  recipeCount: number;
  settings: SiteSettings;
  image: Image;
};
