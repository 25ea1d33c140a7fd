import { z } from 'zod';
import { indexPieces } from '#domain/recipe/index/index-pieces.ts';
import { recipePartNames } from '#domain/recipe/index/missing-places.ts';
import { privacySettings } from '#domain/recipe/recipe.ts';
import { dateTime, id, imageUse, textUpTo, version } from '../fields.ts';
import { issueMessages } from '../issue-messages.ts';

/** Handed out by the server, and handed back. */
const cursor = textUpTo(16, issueMessages.invalidInput).regex(/^\d{1,15}$/, {
  error: issueMessages.invalidInput,
});

/** The last recipe of the piece before: when it changed, and its id. */
const place = textUpTo(60, issueMessages.invalidInput).regex(/^\d{1,15}\/[\da-f-]{36}$/, {
  error: issueMessages.invalidInput,
});
const placeBefore = place.transform((text) => {
  const [time = '', recipeId = ''] = text.split('/');
  return { updatedAt: Number(time), id: recipeId };
});
const pieceLimit = textUpTo(4, issueMessages.invalidInput)
  .regex(/^\d{1,4}$/, { error: issueMessages.invalidInput })
  .transform(Number)
  .pipe(z.int().min(1).max(indexPieces.most));

export const recipeIndexQuery = z
  .strictObject({
    /** The cursor of the answer that the client has. */
    since: cursor.exactOptional(),
    /** How many recipes a piece of the list has at most, the last changed ones first. */
    limit: pieceLimit.exactOptional(),
    /** What the piece before said comes next. */
    after: placeBefore.exactOptional(),
  })
  .refine(
    ({ since, limit, after }) => (limit === undefined ? after === undefined : since === undefined),
    issueMessages.invalidInput,
  );
export type RecipeIndexQuery = z.output<typeof recipeIndexQuery>;

export const recipeIndexRow = z
  .strictObject({
    id,
    title: z.string(),
    slug: z.string(),
    image: z
      .strictObject({
        key: z.string(),
        width: z.int(),
        height: z.int(),
        lqip: z.string(),
        crop: imageUse.shape.crop,
      })
      .nullable(),
    privacySetting: z.enum(privacySettings),
    version,
    publishedAt: dateTime.nullable(),
    hasUnpublishedChanges: z.boolean(),
    /** When it is to be published as it stood when that was decided. */
    scheduledAt: dateTime.nullable(),
    /** The clock that was meant: a name of the IANA database. */
    scheduledZone: z.string().nullable(),
    createdAt: dateTime,
    updatedAt: dateTime,
    /** A BCP 47 tag: its own, or that of the site. */
    language: z.string(),
    termIds: z.array(id),
    collectionIds: z.array(id),
    /** What readers and search engines look for in vain. */
    missing: z.array(z.enum(recipePartNames)),
    bookmarkCount: z.int(),
    commentCount: z.int(),
  })
  .meta({ id: 'RecipeIndexRow' });
export type RecipeIndexRow = z.infer<typeof recipeIndexRow>;

export const recipeIndexAnswer = z.strictObject({
  /** False where it holds a piece of the list, or only what changed since the cursor of the request. */
  isWhole: z.boolean(),
  recipes: z.array(recipeIndexRow),
  /** Recipes that are in the list no more. */
  goneIds: z.array(id),
  /** Where the next piece of the list begins; null where nothing comes after this answer. */
  next: place.nullable(),
  cursor,
});
export type RecipeIndexAnswer = z.infer<typeof recipeIndexAnswer>;
