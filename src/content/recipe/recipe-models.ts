import type { RecipeWork, Video } from '#domain/cooking/recipe-work.ts';
import type { SiteDefaults } from '#domain/cooking/write-recipe-work.ts';
import type { Image } from '#domain/media/image.ts';
import type { Credit } from '#domain/recipe/published-recipe.ts';
import type { PrivacySetting } from '#domain/recipe/recipe.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { LinkModel, RecipeCardModel, ProfileModel } from '../shared-models.ts';

export type MediaItemModel =
  | { kind: 'image'; image: Image }
  | { kind: 'video'; video: Video; title: string }
  | { kind: 'youtube'; videoId: string; title: string; poster: Image | null };

export type EquipmentModel = {
  id: string;
  title: string;
  href: string | null;
  note: string | null;
  image: Image | null;
};

export type ShareModel = {
  title: string;
  url: string;
  imageUrl: string | null;
};

export type TimeFactModel = { label: string; text: string; iso: string };

/** What its own cook says, without what other recipes and the site add to the page. */
export type RecipeArticle = Omit<
  RecipeBody,
  'moreRecipes' | 'featuredRecipes' | 'profile' | 'showsNewsletter'
>;

export type RecipeTeaser = {
  /** Titles of the groups of ingredients, else of steps. */
  groups: string[];
  /** For example "16 ingredients, 9 steps". */
  countsText: string;
  /** Why to come in, in the cook's voice. */
  invitation: string;
  /** For example "$9 a month or $84 a year"; null without a price. */
  priceText: string | null;
  /** Whether plans are sold: without newsletters the address of their page leads to the homepage. */
  isOffered: boolean;
};

export type RecipeBody = {
  id: string;
  slug: string;
  title: string;
  description: RichText | null;
  privacySetting: PrivacySetting;
  isLocked: boolean;
  media: MediaItemModel[];
  badges: string[];
  /** For example "12 ingredients". */
  times: TimeFactModel[];
  totalTime: TimeFactModel | null;
  difficultyText: string | null;
  servings: { yieldServings: number; description: string | null; makesText: string } | null;
  author: { displayName: string; avatar: Image | null } | null;
  published: { iso: string; text: string } | null;
  /** A BCP 47 tag. */
  language: string;
  share: ShareModel;
  /** What the site shows before a visitor chooses. */
  defaults: SiteDefaults;
  /** What a locked page says of what is inside; null on an open one. */
  teaser: RecipeTeaser | null;
  /** Null on a locked page. */
  work: RecipeWork | null;
  equipment: EquipmentModel[];
  story: { excerpt: RichText | null; more: RichText | null } | null;
  /** Credit of an imported recipe: author, source, licence. */
  credit: Credit | null;
  terms: LinkModel[];
  collections: LinkModel[];
  moreRecipes: RecipeCardModel[];
  /** What the cook puts forward, where too few are like this one. */
  featuredRecipes: RecipeCardModel[];
  profile: ProfileModel | null;
  /** `awaited` before anybody can have written one: there is nothing to ask for yet. */
  comments: 'shown' | 'awaited' | 'off';
  showsNewsletter: boolean;
};
