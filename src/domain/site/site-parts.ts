import { isAtLeast, type SiteRole } from '../accounts/site-role.ts';
import type { SiteSettings } from './site.ts';

/** What a setting does for the business of a site or the rights of its readers: in force at once. */
export const presentSettings = [
  'googleAnalyticsId',
  'contactEmail',
  'postalAddress',
  'newslettersEnabled',
  'newsletterSenderName',
  'newsletterRepliesToOwner',
  'newsletterCountsClicks',
  'subscriptionsEnabled',
  'paymentsEnabled',
  'commentsEnabled',
  'holdFirstComments',
  'commentLetters',
  'monthlyAmountCents',
  'yearlyAmountCents',
  'trialDays',
] as const satisfies (keyof SiteSettings)[];

type PresentSetting = (typeof presentSettings)[number];

/** What visitors see of a site beside its recipes and collections: written first, published later. */
export type SitePresentation = { title: string } & Omit<SiteSettings, PresentSetting>;
export type PresentationField = keyof SitePresentation;

/** What is written and published together: a screen of the kitchen each. */
export const siteParts = [
  'identity',
  'look',
  'home',
  'about',
  'links',
  'events',
  'book',
  'press',
] as const;
export type SitePart = (typeof siteParts)[number];

/** What a site is and how it looks is its owner's; what stands on its pages an editor writes too. */
const partsOfOwner: readonly SitePart[] = ['identity', 'look'];

export const writablePart = (role: SiteRole, part: SitePart): boolean =>
  role === 'owner' || (isAtLeast(role, 'editor') && !partsOfOwner.includes(part));

/** A new setting does not compile before it has its part. */
export const partOfField: Record<PresentationField, SitePart> = {
  title: 'identity',
  language: 'identity',
  defaultMeasurementSystem: 'identity',
  defaultTemperatureSystem: 'identity',
  headerLinks: 'identity',
  socialMediaLinks: 'identity',
  hideSearch: 'identity',
  premiumInvitation: 'identity',
  newsletterHeading: 'identity',
  newsletterInvitation: 'identity',
  look: 'look',
  themeStyle: 'look',
  headerLayout: 'look',
  colorThemeId: 'look',
  typeThemeId: 'look',
  colorTheme: 'look',
  typeTheme: 'look',
  themeAccentColor: 'look',
  cssOverrides: 'look',
  logoId: 'look',
  iconId: 'look',
  faviconId: 'look',
  featuredRecipeIds: 'home',
  productLinks: 'home',
  about: 'about',
  aboutShort: 'about',
  aboutHeading: 'about',
  featuredImageId: 'about',
  featuredImageCrop: 'about',
  hideSidebarBio: 'about',
  links: 'links',
  linkPageHeading: 'links',
  events: 'events',
  book: 'book',
  pressItems: 'press',
};
