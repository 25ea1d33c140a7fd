import { z } from 'zod';
import { formerOwnerFates } from '#domain/accounts/site-offer.ts';
import { dateTime, textUpTo } from '../fields.ts';
import { emailAddress } from './email.ts';

const titleMaxLength = 255;
const formerOwner = z.enum(formerOwnerFates);

/** POST `{siteSlug}/site-offer`: the owner types the name of the site to confirm. */
export const siteOfferInput = z
  .strictObject({ email: emailAddress, formerOwner, title: textUpTo(titleMaxLength) })
  .meta({ id: 'SiteOfferInput' });
export type SiteOfferInput = z.output<typeof siteOfferInput>;

/** An offer that waits for its answer, or the last one if it was declined or ended by itself. */
export const siteOfferAnswer = z.strictObject({
  siteOffer: z
    .strictObject({
      email: z.string(),
      formerOwner,
      state: z.enum(['open', 'declined', 'ended']),
      createdAt: dateTime,
      expiresAt: dateTime,
    })
    .meta({ id: 'SiteOffer' })
    .nullable(),
});
export type SiteOfferAnswer = z.output<typeof siteOfferAnswer>;
export type SiteOfferView = NonNullable<SiteOfferAnswer['siteOffer']>;

/** GET `invitations/{token}/site`: what comes with a site, for the one person to whom it is offered. */
export const offeredSiteAnswer = z.strictObject({
  offeredSite: z
    .strictObject({
      ownerEmail: z.string(),
      formerOwner,
      recipes: z.int(),
      subscribers: z.int(),
      /** Who works there beside its owner. */
      people: z.int(),
      /** The domains it has of its own. */
      domains: z.array(z.string()),
    })
    .meta({ id: 'OfferedSite' }),
});
export type OfferedSiteAnswer = z.output<typeof offeredSiteAnswer>;
