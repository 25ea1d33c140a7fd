import { z } from 'zod';
import { privacySettings } from '#domain/recipe/recipe.ts';
import { crop, dateTime, id } from '../fields.ts';
import { imageView } from '../media/media.ts';
import { siteReference } from '../money/subscription.ts';

/** GET `bookmarks` of the manage API: what a person saved on all sites and what is still there. */
const userBookmark = z
  .strictObject({
    site: siteReference,
    recipe: z.strictObject({
      id,
      title: z.string(),
      slug: z.string(),
      privacySetting: z.enum(privacySettings),
      image: z.strictObject({ ...imageView.shape, crop: crop.exactOptional() }).nullable(),
      totalTimeMinutes: z.number().nullable(),
    }),
    createdAt: dateTime,
  })
  .meta({ id: 'UserBookmark' });

export const userBookmarksAnswer = z.strictObject({
  bookmarks: z.array(userBookmark),
  total: z.int(),
});
export type UserBookmarksAnswer = z.output<typeof userBookmarksAnswer>;
