import { z } from 'zod';
import { siteParts } from '#domain/site/site-parts.ts';
import { dateTime, title } from '../fields.ts';
import { imageView } from '../media/media.ts';
import { siteInput, siteView } from './site.ts';

/** What is in force at once has no working copy (`presentSettings`), and a slug is moved by itself. */
const inForceAtOnce = {
  googleAnalyticsId: true,
  contactEmail: true,
  postalAddress: true,
  commentLetters: true,
  newsletterSenderName: true,
  newsletterRepliesToOwner: true,
  newsletterCountsClicks: true,
  newslettersEnabled: true,
  subscriptionsEnabled: true,
  paymentsEnabled: true,
  commentsEnabled: true,
  holdFirstComments: true,
} as const;

/** What visitors are to see of a site; what is absent stays as it was written. */
export const siteWorkingCopyInput = siteInput
  .omit({ ...inForceAtOnce, slug: true })
  .extend({ title: title.exactOptional() })
  .meta({ id: 'SiteWorkingCopyInput' });
export type SiteWorkingCopyInput = z.output<typeof siteWorkingCopyInput>;
/** As it is sent. */
export type SentSiteWorkingCopy = z.input<typeof siteWorkingCopyInput>;

/** POST `site-working-copy/publish`: all parts where none is named. */
export const sitePublicationInput = z
  .strictObject({ parts: z.array(z.enum(siteParts)).min(1).max(siteParts.length).exactOptional() })
  .meta({ id: 'SitePublication' });
export type SitePublicationInput = z.output<typeof sitePublicationInput>;

export const siteWorkingCopyView = siteView
  .omit({
    ...inForceAtOnce,
    monthlyAmountCents: true,
    yearlyAmountCents: true,
    trialDays: true,
    id: true,
    slug: true,
    revision: true,
    recipeCount: true,
    role: true,
    createdAt: true,
  })
  .extend({
    /** 0 while nothing was ever written beside what is published. */
    version: z.int().min(0),
    updatedAt: dateTime.nullable(),
    /** Written otherwise than published. */
    changedParts: z.array(z.enum(siteParts)),
    referencedImages: z.array(imageView),
  })
  .meta({ id: 'SiteWorkingCopy' });
export type SiteWorkingCopyView = z.output<typeof siteWorkingCopyView>;

export const siteWorkingCopyAnswer = z.strictObject({ workingCopy: siteWorkingCopyView });
export type SiteWorkingCopyAnswer = z.output<typeof siteWorkingCopyAnswer>;
