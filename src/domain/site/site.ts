import type { CommentLetters } from '../comments/comment-letters.ts';
import type { Id, ImageId, RecipeId } from '../ids.ts';
import type { Crop } from '../media/image.ts';
import { defaultLanguage } from '../text/language.ts';
import type { RichText } from '../text/rich-text.ts';
import type { SocialPlatform } from './social-links.ts';
import { defaultLook, type LookKey } from '../look/looks.ts';
import type { ColorTheme, HeaderLayout, ThemeStyle, TypeTheme } from '../look/theme-options.ts';

/** Recipes that a site can feature at once. */
export const featuredMax = 100;
/** Of any list that a site has of its own: links, events, what the press wrote. */
export const siteRowsMax = 100;

export const measurementSystems = ['metric', 'imperial'] as const;
export type MeasurementSystem = (typeof measurementSystems)[number];

export const temperatureSystems = ['celsius', 'fahrenheit'] as const;
export type TemperatureSystem = (typeof temperatureSystems)[number];

export type SocialLink = { id: Id; platform: SocialPlatform; url: string };
export type HeaderLink = { label: string; href: string; openInNewTab: boolean };
export type ProductLink = {
  id: Id;
  productTitle: RichText;
  productImageId: ImageId | null;
  href: string;
};
export type SiteLink = { id: Id; label: string | null; href: string | null };
export type SiteEvent = {
  id: Id;
  title: string;
  imageId: ImageId | null;
  /** YYYY-MM-DD. */
  date: string;
  location: string | null;
  description: string | null;
  href: string | null;
};
export type PressItem = {
  id: Id;
  title: string;
  url: string;
  description: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
};

/** The page of a cook's book; its links carry 'title|region|discount' labels. */
export type BookPage = {
  title: string;
  subtitle: string | null;
  description: RichText | null;
  imageId: ImageId | null;
  links: SiteLink[];
};

export type SiteSettings = {
  /** A BCP 47 tag; a recipe may have its own. */
  language: string;
  defaultMeasurementSystem: MeasurementSystem;
  defaultTemperatureSystem: TemperatureSystem;
  googleAnalyticsId: string | null;
  about: RichText | null;
  aboutShort: RichText | null;
  aboutHeading: string | null;
  featuredImageId: ImageId | null;
  featuredImageCrop: Crop | null;
  logoId: ImageId | null;
  iconId: ImageId | null;
  faviconId: ImageId | null;
  colorThemeId: Id | null;
  typeThemeId: Id | null;
  /** The cook's own colours and typefaces; they override the chosen themes. */
  colorTheme: ColorTheme | null;
  typeTheme: TypeTheme | null;
  themeAccentColor: string | null;
  look: LookKey;
  themeStyle: ThemeStyle;
  cssOverrides: string | null;
  hideSidebarBio: boolean;
  headerLayout: HeaderLayout;
  featuredRecipeIds: RecipeId[];
  socialMediaLinks: SocialLink[];
  headerLinks: HeaderLink[];
  productLinks: ProductLink[];
  links: SiteLink[];
  linkPageHeading: string | null;
  events: SiteEvent[];
  pressItems: PressItem[];
  book: BookPage | null;
  /** What a premium recipe says to those it is locked for, in the cook's voice. */
  premiumInvitation: string | null;
  newslettersEnabled: boolean;
  /** What invites to the newsletter; the product's own words where null. */
  newsletterHeading: string | null;
  newsletterInvitation: string | null;
  subscriptionsEnabled: boolean;
  paymentsEnabled: boolean;
  commentsEnabled: boolean;
  /** Whether what a person writes waits for the cook until something of them was shown. */
  holdFirstComments: boolean;
  /** How soon the owner hears by mail of new comments. */
  commentLetters: CommentLetters;
  hideSearch: boolean;
  monthlyAmountCents: number | null;
  yearlyAmountCents: number | null;
  /** How long a plan costs nothing for who never had one; null where it costs from the first day. */
  trialDays: number | null;
  /** Where data requests are answered; shown on the legal pages. */
  contactEmail: string | null;
  /** Of the cook, over several lines; shown on the legal pages. */
  postalAddress: string | null;
  /** Who newsletters are from; the title of the site where it is null. */
  newsletterSenderName: string | null;
  /** Whether answers to newsletters go to the account of the owner; else to the contact address, where there is one. */
  newsletterRepliesToOwner: boolean;
  /** Whether the letters of newsletters lead through the platform, which counts how often each link is followed. */
  newsletterCountsClicks: boolean;
};

export const defaultSiteSettings: SiteSettings = {
  language: defaultLanguage,
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
  googleAnalyticsId: null,
  about: null,
  aboutShort: null,
  aboutHeading: null,
  featuredImageId: null,
  featuredImageCrop: null,
  logoId: null,
  iconId: null,
  faviconId: null,
  colorThemeId: null,
  typeThemeId: null,
  colorTheme: null,
  typeTheme: null,
  themeAccentColor: null,
  look: defaultLook,
  themeStyle: 'accent',
  cssOverrides: null,
  hideSidebarBio: false,
  headerLayout: 'left',
  featuredRecipeIds: [],
  socialMediaLinks: [],
  headerLinks: [],
  productLinks: [],
  links: [],
  linkPageHeading: null,
  events: [],
  pressItems: [],
  book: null,
  premiumInvitation: null,
  newslettersEnabled: true,
  newsletterHeading: null,
  newsletterInvitation: null,
  subscriptionsEnabled: false,
  paymentsEnabled: false,
  commentsEnabled: true,
  holdFirstComments: false,
  commentLetters: 'daily',
  hideSearch: false,
  monthlyAmountCents: null,
  yearlyAmountCents: null,
  trialDays: null,
  contactEmail: null,
  postalAddress: null,
  newsletterSenderName: null,
  newsletterRepliesToOwner: false,
  newsletterCountsClicks: false,
};
