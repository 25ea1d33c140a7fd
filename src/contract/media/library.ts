import { z } from 'zod';
import { mediaFilters } from '#domain/kitchen/media-library/media-filters.ts';
import { settingsPlaces } from '#domain/media/library/settings-uses.ts';
import { id, lineUpTo, textUpTo } from '../fields.ts';
import { issueMessages } from '../issue-messages.ts';
import { libraryImageView, mediaNameMaxLength, videoView } from './media.ts';

const searchMaxLength = 100;
const cursorMaxLength = 60;
const limitMax = 100;

const limit = textUpTo(3, issueMessages.invalidInput).regex(/^\d{1,3}$/, {
  error: issueMessages.invalidInput,
});

export const mediaQuery = z.strictObject({
  filter: z.enum(mediaFilters).default('all'),
  /** Words in the name or the description of a picture, or in the title of a recipe that shows it. */
  q: lineUpTo(searchMaxLength).default(''),
  /** Where the part before this one ended. */
  cursor: textUpTo(cursorMaxLength, issueMessages.invalidInput)
    .regex(/^\d{1,16}-[0-9a-f-]{36}$/, { error: issueMessages.invalidInput })
    .exactOptional(),
  limit: limit.transform(Number).pipe(z.int().min(1).max(limitMax)).default(60),
});
export type MediaQuery = z.output<typeof mediaQuery>;

const used = { isUsed: z.boolean() };

export const mediaItem = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('picture'), ...libraryImageView.shape, ...used }),
    z.strictObject({
      kind: z.literal('film'),
      ...videoView.shape,
      poster: libraryImageView.nullable(),
      ...used,
    }),
  ])
  .meta({ id: 'MediaItem' });
export type MediaItem = z.output<typeof mediaItem>;

const mediaCounts = z.strictObject({
  all: z.int(),
  unused: z.int(),
  undescribed: z.int(),
  films: z.int(),
});
export type MediaCounts = z.output<typeof mediaCounts>;

export const mediaAnswer = z.strictObject({
  items: z.array(mediaItem),
  /** Null where nothing follows. */
  cursor: z.string().nullable(),
  /** How many each filter finds with these words; null for parts that follow the first. */
  counts: mediaCounts.nullable(),
});
export type MediaAnswer = z.output<typeof mediaAnswer>;

export const recipeUseStates = ['published', 'draft', 'scheduled'] as const;

const mediaUse = z.discriminatedUnion('in', [
  z.strictObject({
    in: z.literal('recipe'),
    id,
    title: z.string(),
    /** Whether visitors see it there, only its cook does, or a version that is to come shows it. */
    state: z.enum(recipeUseStates),
  }),
  z.strictObject({ in: z.literal('collection'), id, title: z.string() }),
  z.strictObject({ in: z.literal('equipment'), id, title: z.string() }),
  z.strictObject({ in: z.literal('film'), id, title: z.string() }),
  z.strictObject({
    in: z.literal('site'),
    place: z.enum(settingsPlaces),
    /** What the event, product or book is called; null of what the site has one of. */
    title: z.string().nullable(),
  }),
  z.strictObject({ in: z.literal('profile') }),
]);
export type MediaUseView = z.output<typeof mediaUse>;

export const mediaUsesAnswer = z.strictObject({
  uses: z.array(mediaUse),
  /** Of recipes; the first hundred are listed. */
  recipeCount: z.int(),
});
export type MediaUsesAnswer = z.output<typeof mediaUsesAnswer>;

export const filmInput = z
  .strictObject({ name: lineUpTo(mediaNameMaxLength) })
  .meta({ id: 'FilmInput' });
export type FilmInput = z.output<typeof filmInput>;

export const replacementInput = z
  .strictObject({
    /** A picture of the library that nothing shows; its file takes the place of the other. */
    imageId: id,
  })
  .meta({ id: 'FileReplacement' });

export const replacementAnswer = z.strictObject({
  image: libraryImageView,
  /** Places that showed a part of the picture which the new one does not have. */
  droppedCrops: z.int(),
  undoId: id,
});
export type ReplacementAnswer = z.output<typeof replacementAnswer>;

const mediaIdsMax = 100;
const mediaIds = z.array(id).min(1).max(mediaIdsMax);

export const mediaDeletionInput = z.strictObject({ mediaIds }).meta({ id: 'MediaDeletion' });
export const mediaRestorationInput = z.strictObject({ mediaIds }).meta({ id: 'MediaRestoration' });

const mediaResult = z.strictObject({
  mediaId: id,
  status: z.enum(['done', 'in_use', 'not_found']),
});
export const mediaResultsAnswer = z.strictObject({ results: z.array(mediaResult) });
export type MediaResultsAnswer = z.output<typeof mediaResultsAnswer>;

export const mediaRemovalAnswer = z.strictObject({
  /** How many recipes, collections and other things showed it. */
  removed: z.int(),
  undoId: id,
});
export type MediaRemovalAnswer = z.output<typeof mediaRemovalAnswer>;

export const mediaUndoAnswer = z.strictObject({
  /** Places that were changed since, and stay as they are. */
  stays: z.int(),
});
export type MediaUndoAnswer = z.output<typeof mediaUndoAnswer>;
