import type { Image, ImageUse } from '#domain/media/image.ts';
import type { SiteFeatures } from '#domain/publishing/publishing.ts';
import type { RecipeCardContent, RecipeContent, TermKind } from '#domain/recipe/recipe.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import type { MeasurementMethod, Unit } from '#domain/measures/units.ts';

/** What pages are made from, as it stands in the database; plain data, already bound to one site. */
export type OwnerFacts = { id: string; displayName: string; avatar: ImageUse | null };

export type TermFacts = {
  id: string;
  kind: TermKind;
  slug: string;
  title: string;
  recipeCount: number;
};

export type CollectionFacts = {
  id: string;
  slug: string;
  title: string;
  description: RichText | null;
  imageId: string | null;
  imageCrop: { width: number; height: number; x: number; y: number } | null;
  videoId: string | null;
  recipeCount: number;
  updatedAt: number;
};

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
  units: Map<string, Unit>;
  images: Map<string, Image>;
  features: SiteFeatures;
};

/** A published recipe, whole. */
export type RecipeFacts = {
  id: string;
  content: RecipeContent;
  publishedAt: number;
  changedAt: number;
};

/** What lists show of a published recipe. */
export type RecipeCardFacts = { id: string; content: RecipeCardContent; publishedAt: number };

export type IngredientFacts = {
  id: string;
  title: string;
  gramsPerLiter: number | null;
  metricMethod: MeasurementMethod;
  imperialMethod: MeasurementMethod;
};

export type EquipmentFacts = { id: string; title: string; featuredImageId: string | null };

export type VideoFacts = {
  id: string;
  key: string;
  contentType: string;
  posterImageId: string | null;
};

/** Everything that a set of pages needs, loaded together. */
export type PageFacts = {
  site: SiteFacts;
  /** Those that have a page of their own among the wanted ones. */
  recipes: Map<string, RecipeFacts>;
  /** These and all that are listed anywhere. */
  recipeCards: Map<string, RecipeCardFacts>;
  /** Ids of recipes recommended beside a recipe, best first. */
  related: Map<string, string[]>;
  /** Newest first. */
  latestRecipeIds: string[];
  /** First recipes of a collection in its order. */
  collectionRecipeIds: Map<string, string[]>;
  /** Collections a recipe belongs to. */
  recipeCollectionIds: Map<string, string[]>;
  ingredients: Map<string, IngredientFacts>;
  equipment: Map<string, EquipmentFacts>;
  videos: Map<string, VideoFacts>;
  sitemapParts: Map<number, { path: string; changedAt: number }[]>;
  /** Newest change in each part of the sitemap. */
  sitemapPartChangedAt: Map<number, number>;
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
