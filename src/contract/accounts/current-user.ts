import { z } from 'zod';
import { handlePattern, nameMaxLength, nameMinLength } from '#domain/accounts/handle.ts';
import { siteRoles } from '#domain/accounts/site-role.ts';
import { isBlank } from '#domain/text/blank.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { cadences, grantKinds, planTypes, subscriptionStatuses } from '#domain/money/plans.ts';
import { emailAddress } from './email.ts';
import { issueMessages } from '../issue-messages.ts';
import { crop, dateTime, id, imageUse, textUpTo } from '../fields.ts';
import { imageView } from '../media/media.ts';
import { richText } from '../rich-text.ts';
import { siteUserData } from '../bookmarks/bookmark.ts';

const avatar = z.strictObject({ ...imageView.shape, crop: crop.exactOptional() }).nullable();

const tooShort = { abort: true, error: issueMessages.shortName(nameMinLength) };
const displayName = textUpTo(nameMaxLength, issueMessages.longName(nameMaxLength))
  .min(nameMinLength, tooShort)
  .refine((text) => !isBlank(text), { abort: true, error: issueMessages.unseenName })
  .overwrite(oneLine)
  .min(nameMinLength, tooShort);

/** A handle is one name whatever its case; it comes back in lower case. */
const handle = textUpTo(nameMaxLength)
  .min(nameMinLength, { abort: true })
  .toLowerCase()
  .regex(handlePattern, { error: issueMessages.invalidHandle });

/** GET and PUT `current-user` of the manage API. */
export const currentUserView = z
  .strictObject({
    id,
    email: z.string(),
    displayName: z.string().nullable(),
    handle: z.string().nullable(),
    bio: richText.nullable(),
    avatar,
    /** The sites that the person owns or works on. */
    sites: z.array(
      z.strictObject({
        id,
        slug: z.string(),
        /** Those that it had before, which lead to it; absent where it had no other. */
        formerSlugs: z.array(z.string()).exactOptional(),
        title: z.string(),
        role: z.enum(siteRoles),
      }),
    ),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUserView = z.output<typeof currentUserView>;

export const currentUserAnswer = z.strictObject({ currentUser: currentUserView });
export type CurrentUserAnswer = z.output<typeof currentUserAnswer>;

/** What is absent stays as it was; null takes it away. */
export const userInput = z
  .strictObject({
    displayName: displayName.nullable().exactOptional(),
    handle: handle.nullable().exactOptional(),
    bio: richText.nullable().exactOptional(),
    avatar: imageUse.nullable().exactOptional(),
  })
  .meta({ id: 'UserInput' });
export type UserInput = z.output<typeof userInput>;

/** GET `handle-availability?handle=`: whether the person who asks could take it. */
export const handleQuery = z.strictObject({ handle });
export const handleAvailabilityAnswer = z.strictObject({
  handle: z.string(),
  isAvailable: z.boolean(),
});

/** DELETE `current-user`: the person types their own address to confirm. */
export const accountDeletionInput = z
  .strictObject({ email: emailAddress })
  .meta({ id: 'AccountDeletion' });

export const currentSubscription = z
  .strictObject({
    id,
    planType: z.enum(planTypes),
    priceAmountCents: z.int(),
    cadence: z.enum(cadences).nullable(),
    status: z.enum(subscriptionStatuses),
    /** When it ends, since it was canceled; null while it goes on. */
    endsAt: dateTime.nullable(),
    /** While its free days last, when they end; null of all else. */
    freeUntil: dateTime.nullable(),
    /** Why it costs nothing; null of what is paid, and of free plans. */
    grantedAs: z.enum(grantKinds).nullable(),
  })
  .meta({ id: 'CurrentSubscription' });
export type CurrentSubscription = z.output<typeof currentSubscription>;

/** GET `{siteSlug}/current-user` of the Site API: a person as that site knows them. */
export const siteUserView = z
  .strictObject({
    id,
    email: z.string(),
    displayName: z.string().nullable(),
    avatar,
    currentSubscription: currentSubscription.nullable(),
    isSubscribedToFree: z.boolean(),
    isSubscribedToPaid: z.boolean(),
    isSubscribedToNewsletter: z.boolean(),
  })
  .meta({ id: 'SiteUser' });
export type SiteUserView = z.output<typeof siteUserView>;

export const siteUserAnswer = z.strictObject({ currentUser: siteUserView, siteUserData });
export type SiteUserAnswer = z.output<typeof siteUserAnswer>;
