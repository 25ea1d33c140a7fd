import type { UnsubscribeStage } from './unsubscribe-stages.ts';
import type { SiteDefaults } from '#domain/cooking/write-recipe-work.ts';
import type { NewsletterId } from '#domain/ids.ts';
import type { LinksFrom } from '#domain/site/header-room.ts';
import type { Video } from '#domain/cooking/recipe-work.ts';
import type { FilterKind } from '#domain/search/filters.ts';
import type { Image } from '#domain/media/image.ts';
import type { LinkRegion } from '#domain/site/links.ts';
import type { NewsletterWords } from '#domain/mail/newsletter-words.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { SharePictureColors } from '#domain/look/share-picture.ts';
import type { LookKey } from '#domain/look/looks.ts';
import type { HeaderLayout, ThemeStyle } from '#domain/look/theme-options.ts';
import type { RecipeBody, RecipeTeaser } from './recipe/recipe-models.ts';
import type { LinkModel, SocialLinkModel, RecipeCardModel, ProfileModel } from './shared-models.ts';

export type IconModel = { size: number; href: string };

export type ThemeModel = {
  look: LookKey;
  style: ThemeStyle;
  headerLayout: HeaderLayout;
  /** Ready custom properties of the site's colours and fonts, for both schemes. */
  css: string;
  /** Font rules that wait until all else has come. */
  italicsCss: string;
  /** Confined custom CSS, already sanitised; empty when there is none. */
  overridesCss: string;
  themeColor: { light: string; dark: string };
  /** Colours of the picture that a site without pictures is shared with. */
  shareColors: SharePictureColors;
  fontPreloads: string[];
  /** Width of each typeface over Arial's. */
  typefaces: { display: number; narrative: number };
};

/** What every page of a site shares. */
export type SiteFrame = {
  siteId: string;
  slug: string;
  title: string;
  /** A BCP 47 tag. */
  language: string;
  /** Which way that is written, where it is from right to left. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Of the product's own words, where that is another one. */
  productLanguage?: string | undefined;
  /** Scheme and primary host, without a trailing slash. */
  origin: string;
  /** Of the platform itself, where accounts are kept. */
  platformOrigin: string;
  theme: ThemeModel;
  logo: Image | null;
  icons: IconModel[];
  navigation: LinkModel[];
  isLogoCentred: boolean;
  linksFrom: { home: LinksFrom; elsewhere: LinksFrom };
  footerNavigation: LinkModel[];
  socialLinks: SocialLinkModel[];
  newslettersEnabled: boolean;
  newsletterWords: NewsletterWords;
  subscriptionsEnabled: boolean;
  hasSearch: boolean;
  googleAnalyticsId: string | null;
  copyright: string;
};

export type PageMeta = {
  /** Path on the site, for example "/recipes/apple-pie". */
  path: string;
  /** Text of the title element, complete. */
  title: string;
  description: string;
  shareImage: { href: string; width: number; height: number; alt: string };
  type: 'website' | 'article' | 'profile';
  /** As shared links name it: "de_DE". */
  locale: string;
  noIndex?: boolean;
  /** JSON-LD objects, one script each. */
  structuredData: object[];
};

export type Page<Body> = { frame: SiteFrame; meta: PageMeta; body: Body };

export type CollectionCardModel = {
  id: string;
  title: string;
  href: string;
  image: Image | null;
  recipeCountText: string;
};

export type ProductModel = { id: string; title: RichText; href: string; image: Image | null };

export type PressItemModel = {
  title: string;
  href: string;
  description: string | null;
  date: { iso: string; text: string } | null;
};

export type EventModel = {
  id: string;
  title: string;
  image: Image | null;
  /** Long US date. */
  date: { iso: string; text: string };
  location: string | null;
  description: string | null;
  href: string | null;
};

export type HomeBody = {
  /** What an opening without a recipe says: who cooks here, and their sentence. */
  opening: { ownerName: string | null; sentence: RichText | null };
  featuredImage: Image | null;
  /** The first that the cook features, else the latest with a picture, else the latest. */
  lead: RecipeCardModel | null;
  /** Those that the cook features besides the lead. */
  featuredRecipes: RecipeCardModel[];
  /** Without those above. */
  latestRecipes: RecipeCardModel[];
  collections: CollectionCardModel[];
  /** Collections beyond this many wait behind "Show more". */
  collectionsShownInitially: number;
  products: ProductModel[];
  pressItems: PressItemModel[];
  profile: ProfileModel | null;
  newsletter: boolean;
  isEmpty: boolean;
};

export type FilterSuggestionModel = {
  kind: FilterKind;
  slug: string;
  title: string;
  recipeCount: number;
};

export type FilterGroupModel = {
  kind: FilterKind;
  label: string;
  options: { slug: string; title: string; recipeCount: number }[];
};

export type RecipesBody = {
  recipeCount: number;
  recipes: RecipeCardModel[];
  collections: CollectionCardModel[];
  suggestions: FilterSuggestionModel[];
  filters: FilterGroupModel[];
  showsFilterBar: boolean;
  /** The recipe index; empty where the page itself lists every recipe. */
  index: LinkModel[];
};

/** Links to all recipes of a part of the index, and to the parts before and after it. */
export type RecipeIndexBody = { heading: string; recipes: LinkModel[]; parts: LinkModel[] };

export type CollectionsBody = { collections: CollectionCardModel[] };

export type CollectionBody = {
  id: string;
  slug: string;
  title: string;
  recipeCountText: string;
  description: RichText | null;
  image: Image | null;
  video: Video | null;
  youtubeVideoId: string | null;
  recipes: RecipeCardModel[];
  recipeCount: number;
};

export type AboutBody = {
  heading: string;
  about: RichText;
  featuredImage: Image | null;
  socialLinks: SocialLinkModel[];
};

export type LinkButtonModel = {
  id: string;
  label: string;
  href: string;
  region: LinkRegion | null;
  /** For example "20% off". */
  discountText: string | null;
};

/** Links of the region that a visitor chooses; without a choice they are shown to everyone. */
export type LinkGroupModel = {
  choice: { region: LinkRegion; label: string } | null;
  links: LinkButtonModel[];
};

export type LinksBody = {
  heading: string;
  image: Image | null;
  groups: LinkGroupModel[];
  socialLinks: SocialLinkModel[];
};

export type BookBody = {
  title: string;
  subtitle: string | null;
  description: RichText | null;
  image: Image | null;
  groups: LinkGroupModel[];
  pressItems: PressItemModel[];
};

export type EventsBody = { heading: string; events: EventModel[] };

/** A page on which a visitor signs in or signs up. */
export type SignInBody = { offersNewsletter: boolean };

/** What a site offers to subscribe to, and for how much. */
export type SubscribeBody = {
  title: string;
  newslettersEnabled: boolean;
  newsletterWords: NewsletterWords;
  subscriptionsEnabled: boolean;
  monthlyAmountCents: number | null;
  yearlyAmountCents: number | null;
  trialDays: number | null;
  /** What the cook says of themselves in short; empty where they say nothing. */
  sentence: string;
};

export type SubscribeSuccessBody = { isCheckout: boolean };

export type UnsubscribeBody = { stage: UnsubscribeStage };

export type NewsletterLinkModel = {
  id: NewsletterId;
  title: string;
  href: string;
  date: { iso: string; text: string };
  /** What mail programs showed behind the title; may be empty. */
  line: string;
  isLocked: boolean;
};

/** Letters of the past by the year they were sent in, the newest first. */
export type NewslettersBody = { years: { year: string; newsletters: NewsletterLinkModel[] }[] };

export type NewsletterBody = NewsletterLinkModel & {
  slug: string;
  /** What names it, so that who subscribes after reading it is counted with it. */
  code: string;
  /** Null of a recipe that was sent alone, and of a letter that is locked. */
  note: RichText | null;
  recipe: RecipeCardModel | null;
  /** Of a letter to paying readers alone, before it is known that the reader is one. */
  lock: Pick<RecipeTeaser, 'invitation' | 'priceText' | 'isOffered'> | null;
  /** What heats in the note are read in once it is opened. */
  defaults: Pick<SiteDefaults, 'measurementSystem' | 'temperatureSystem'>;
};

/** Legal texts and other plain reading pages. */
export type TextBody = { heading: string; updatedText: string | null; text: RichText };

export type NotFoundBody = { heading: string; text: string; suggestions: RecipeCardModel[] };

/** A page kind names the Astro route that renders it and the body it takes. */
export type PageBodies = {
  home: HomeBody;
  recipes: RecipesBody;
  'recipe-index': RecipeIndexBody;
  recipe: RecipeBody;
  collections: CollectionsBody;
  collection: CollectionBody;
  about: AboutBody;
  links: LinksBody;
  book: BookBody;
  events: EventsBody;
  newsletters: NewslettersBody;
  newsletter: NewsletterBody;
  text: TextBody;
  'sign-in': SignInBody;
  'sign-up': SignInBody;
  'sign-in-callback': SignInBody;
  subscribe: SubscribeBody;
  'subscribe-success': SubscribeSuccessBody;
  unsubscribe: UnsubscribeBody;
  'not-found': NotFoundBody;
};

export type PageKind = keyof PageBodies;
export type AnyPage = { [Kind in PageKind]: { kind: Kind } & Page<PageBodies[Kind]> }[PageKind];
