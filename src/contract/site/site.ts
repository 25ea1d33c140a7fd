import { z } from 'zod';
import { siteRoles } from '#domain/accounts/site-role.ts';
import { commentLetters } from '#domain/comments/comment-letters.ts';
import { cssOverridesMaxLength } from '#domain/look/css-overrides-length.ts';
import { fontKeys } from '#domain/look/fonts.ts';
import { lookKeys } from '#domain/look/looks.ts';
import { headerLayouts, themeStyles } from '#domain/look/theme-options.ts';
import { mailableSender } from '#domain/mail/mailable-line.ts';
import {
  featuredMax,
  measurementSystems,
  siteRowsMax,
  temperatureSystems,
} from '#domain/site/site.ts';
import { settingsSocialPlatforms } from '#domain/site/social-links.ts';
import {
  analyticsId,
  calendarDate,
  crop,
  dateTime,
  email,
  hexColor,
  id,
  language,
  line,
  lineUpTo,
  linkAddress,
  siteAddress,
  siteSlug,
  standingSiteSlug,
  textUpTo,
  title,
  version,
  webAddress,
} from '../fields.ts';
import { isBlank } from '#domain/text/blank.ts';
import { issueMessages } from '../issue-messages.ts';
import { imageView } from '../media/media.ts';
import { richText } from '../rich-text.ts';

const postalAddressMaxLength = 500;
/** Forms and files of other systems end lines in other ways. */
const withPlainBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n');
const senderNameMaxLength = 100;

const colorTheme = z.strictObject({
  colorText: hexColor,
  colorAccent: hexColor,
  colorSubdued: hexColor,
  colorOverlay: hexColor,
  colorBackground: hexColor,
  colorPanel: hexColor,
  colorEmphasis: hexColor,
  colorOutline: hexColor,
});

const fontFamily = z.enum(fontKeys);
const fontWeight = z.int().min(1).max(1000);
const typeTheme = z.strictObject({
  displayFontFamily: fontFamily,
  narrativeFontFamily: fontFamily,
  displayFontNormalWeight: fontWeight,
  displayFontBoldWeight: fontWeight,
  narrativeFontNormalWeight: fontWeight,
  narrativeFontBoldWeight: fontWeight,
});

const ownId = id.exactOptional();
const line255 = line.nullable().default(null);

const socialLink = z.strictObject({
  id: ownId,
  platform: z.enum(settingsSocialPlatforms),
  url: linkAddress,
});
const headerLink = z.strictObject({
  label: title,
  href: siteAddress,
  openInNewTab: z.boolean().default(false),
});
const productLink = z.strictObject({
  id: ownId,
  productTitle: richText,
  productImageId: id.nullable().default(null),
  href: webAddress,
});
const siteLink = z.strictObject({
  id: ownId,
  label: line255,
  href: linkAddress.nullable().default(null),
});
const event = z.strictObject({
  id: ownId,
  title,
  imageId: id.nullable().default(null),
  date: calendarDate,
  location: line255,
  description: textUpTo(5000).nullable().default(null),
  href: webAddress.nullable().default(null),
});
const pressItem = z.strictObject({
  id: ownId,
  title,
  url: webAddress,
  description: textUpTo(5000).nullable().default(null),
  date: calendarDate.nullable().default(null),
});
const book = z.strictObject({
  title,
  subtitle: line255,
  description: richText.nullable().default(null),
  imageId: id.nullable().default(null),
  links: z.array(siteLink).max(siteRowsMax).default([]),
});

/** What an owner may write of a site; what is absent stays as it was. */
export const siteInput = z
  .strictObject({
    title,
    slug: standingSiteSlug,
    /** Of its texts; a recipe may have its own. */
    language: language.exactOptional(),
    defaultMeasurementSystem: z.enum(measurementSystems).exactOptional(),
    defaultTemperatureSystem: z.enum(temperatureSystems).exactOptional(),
    googleAnalyticsId: analyticsId.nullable().exactOptional(),
    about: richText.nullable().exactOptional(),
    aboutShort: richText.nullable().exactOptional(),
    aboutHeading: line.nullable().exactOptional(),
    featuredImageId: id.nullable().exactOptional(),
    featuredImageCrop: crop.nullable().exactOptional(),
    logoId: id.nullable().exactOptional(),
    iconId: id.nullable().exactOptional(),
    faviconId: id.nullable().exactOptional(),
    colorThemeId: id.nullable().exactOptional(),
    typeThemeId: id.nullable().exactOptional(),
    /** The cook's own colours and typefaces; they stand above the chosen themes. */
    colorTheme: colorTheme.nullable().exactOptional(),
    typeTheme: typeTheme.nullable().exactOptional(),
    themeAccentColor: hexColor.nullable().exactOptional(),
    look: z.enum(lookKeys).exactOptional(),
    themeStyle: z.enum(themeStyles).exactOptional(),
    cssOverrides: textUpTo(cssOverridesMaxLength).nullable().exactOptional(),
    hideSidebarBio: z.boolean().exactOptional(),
    headerLayout: z.enum(headerLayouts).exactOptional(),
    featuredRecipeIds: z.array(id).max(featuredMax).exactOptional(),
    socialMediaLinks: z.array(socialLink).max(siteRowsMax).exactOptional(),
    headerLinks: z.array(headerLink).max(siteRowsMax).exactOptional(),
    productLinks: z.array(productLink).max(siteRowsMax).exactOptional(),
    links: z.array(siteLink).max(siteRowsMax).exactOptional(),
    linkPageHeading: line.nullable().exactOptional(),
    events: z.array(event).max(siteRowsMax).exactOptional(),
    pressItems: z.array(pressItem).max(siteRowsMax).exactOptional(),
    book: book.nullable().exactOptional(),
    newslettersEnabled: z.boolean().exactOptional(),
    subscriptionsEnabled: z.boolean().exactOptional(),
    paymentsEnabled: z.boolean().exactOptional(),
    commentsEnabled: z.boolean().exactOptional(),
    /** Whether the first comment of a person waits for the cook. */
    holdFirstComments: z.boolean().exactOptional(),
    /** How soon the owner hears by mail of new comments. */
    commentLetters: z.enum(commentLetters).exactOptional(),
    hideSearch: z.boolean().exactOptional(),
    premiumInvitation: line.nullable().exactOptional(),
    newsletterHeading: line.nullable().exactOptional(),
    newsletterInvitation: line.nullable().exactOptional(),
    contactEmail: email.nullable().exactOptional(),
    postalAddress: textUpTo(postalAddressMaxLength)
      .overwrite(withPlainBreaks)
      .nullable()
      .exactOptional(),
    newsletterSenderName: lineUpTo(senderNameMaxLength)
      .overwrite((name) => mailableSender(name) ?? name)
      .refine((name) => isBlank(name) || mailableSender(name) !== null, {
        error: issueMessages.senderName,
      })
      .nullable()
      .exactOptional(),
    newsletterRepliesToOwner: z.boolean().exactOptional(),
    /** Whether visits by the links of newsletters are counted, of those that are sent from then on. */
    newsletterCountsClicks: z.boolean().exactOptional(),
  })
  .meta({ id: 'SiteInput' });
export type SiteInput = z.output<typeof siteInput>;

export const newSiteInput = z
  .strictObject({
    title,
    slug: siteSlug,
    themeAccentColor: hexColor.nullable().exactOptional(),
    /** Of its texts; what its region measures by is what readers meet first. */
    language: language.exactOptional(),
  })
  .meta({ id: 'NewSite' });
export type NewSiteInput = z.output<typeof newSiteInput>;

/** GET `site-slug-availability?slug=`: whether a new site could stand there. */
export const siteSlugQuery = z.strictObject({ slug: siteSlug });
export const siteSlugAvailabilityAnswer = z.strictObject({
  slug: z.string(),
  isAvailable: z.boolean(),
});

const { title: _title, slug: _slug, ...settingsShape } = siteInput.required().shape;

const siteLinkView = z.strictObject({ ...siteLink.shape, id });

/** A site as those see it who work on it. */
export const siteView = z
  .strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    version,
    /** The build that visitors see. */
    revision: z.int(),
    recipeCount: z.int(),
    /** What whoever asks is on it. */
    role: z.enum(siteRoles),
    createdAt: dateTime,
    updatedAt: dateTime,
    ...settingsShape,
    socialMediaLinks: z.array(
      z.strictObject({ ...socialLink.shape, id, platform: z.string(), url: z.string() }),
    ),
    productLinks: z.array(z.strictObject({ ...productLink.shape, id })),
    links: z.array(siteLinkView),
    events: z.array(z.strictObject({ ...event.shape, id })),
    pressItems: z.array(z.strictObject({ ...pressItem.shape, id })),
    book: z.strictObject({ ...book.shape, links: z.array(siteLinkView) }).nullable(),
    monthlyAmountCents: z.int().nullable(),
    yearlyAmountCents: z.int().nullable(),
    trialDays: z.int().nullable(),
    referencedImages: z.array(imageView),
  })
  .meta({ id: 'Site' });
export type SiteView = z.output<typeof siteView>;

export const siteAnswer = z.strictObject({ site: siteView });
