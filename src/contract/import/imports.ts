import { z } from 'zod';
import { formerCommentsMax, formerNameMaxLength } from '#domain/comments/former-comment.ts';
import { importLimits, itemStates, noteKinds } from '#domain/import/imports/import-item.ts';
import type { importedPageFields } from '#domain/import/imports/written-page.ts';
import { IMAGE_TYPES } from '#domain/media/files/image-header.ts';
import { issueMessages } from '../issue-messages.ts';
import { oldAddressMaxLength } from '#domain/site/old-address.ts';
import { commentText } from '../comments/comment.ts';
import { dateTime, filledLine, id, line, lineUpTo, textUpTo, webAddress } from '../fields.ts';
import { paging } from '../paging.ts';
import { recipeInput } from '../recipe/recipe.ts';
import { newCollectionInput } from '../site/collection.ts';
import { pageOrPathTarget } from '../site/old-address.ts';
import { siteWorkingCopyInput } from '../site/site-working-copy.ts';

const key = filledLine(importLimits.key);
const notes = z
  .array(
    z.strictObject({ kind: z.enum(noteKinds), text: textUpTo(importLimits.noteText) }).readonly(),
  )
  .max(importLimits.notes);

/** POST `recipe-imports`: under an id of the caller's choice, so that it can be sent once more. */
export const importInput = z
  .strictObject({
    id,
    /** What the files are called. */
    name: filledLine(importLimits.name),
  })
  .meta({ id: 'ImportInput' });
export type ImportInput = z.output<typeof importInput>;

/** Path and query of where it stood on another site; they lead to it, or to what it repeats, from now on. */
const formerAddresses = z
  .array(textUpTo(oldAddressMaxLength, issueMessages.notAnOldAddress))
  .max(importLimits.addresses)
  .default([]);

/** When visitors could first read it where it comes from; null where they could not. */
const formerlyPublishedAt = dateTime.nullable().default(null);

const pageWriting = siteWorkingCopyInput.pick({
  about: true,
  aboutHeading: true,
  aboutShort: true,
  featuredImageId: true,
  links: true,
  linkPageHeading: true,
} satisfies Record<(typeof importedPageFields)[number], true>);

const lead = z.strictObject({
  address: textUpTo(oldAddressMaxLength, issueMessages.notAnOldAddress),
  target: pageOrPathTarget,
});

const itemInput = z.discriminatedUnion('outcome', [
  /** A draft is to be made of it. */
  z.strictObject({
    outcome: z.literal('make'),
    key,
    recipe: recipeInput,
    formerAddresses,
    formerlyPublishedAt,
    notes,
  }),
  /** It says what a recipe of the site says: the cook is asked first. */
  z.strictObject({
    outcome: z.literal('ask'),
    key,
    recipe: recipeInput,
    /** The recipe that it repeats; null for one that stands earlier in the same files. */
    repeats: id.nullable(),
    formerAddresses,
    formerlyPublishedAt,
    notes,
  }),
  /** A collection of the site is to be made of it, of recipes that are there. */
  z.strictObject({
    outcome: z.literal('collect'),
    key,
    collection: newCollectionInput,
    formerAddresses,
    notes,
  }),
  /** No recipe can be made of it. */
  z.strictObject({ outcome: z.literal('none'), key, title: line, notes }),
  /** A page or lists of pages: it is written where the site says nothing yet, and never published. */
  z.strictObject({
    outcome: z.literal('page'),
    key,
    title: line,
    writes: pageWriting,
    /** Where it stood, by which links to pages that came along are found. */
    site: webAddress.nullable().default(null),
    /** What leads elsewhere already stays. */
    leads: z.array(lead).max(importLimits.leads).default([]),
    notes,
  }),
]);

/** What stands in the files, in their order. What came before under the same key stays as it is. */
export const importItemsInput = z
  .strictObject({ items: z.array(itemInput).min(1).max(importLimits.items) })
  .meta({ id: 'ImportItemsInput' });
export type ImportItemsInput = z.output<typeof importItemsInput>;
export type ImportItemInput = ImportItemsInput['items'][number];

const item = z.strictObject({
  key,
  title: z.string(),
  state: z.enum(itemStates),
  /** The draft that was made of it, or the recipe that it repeats. */
  recipeId: id.nullable(),
  notes,
});
export type ImportItemView = z.output<typeof item>;

export const importView = z
  .strictObject({
    id,
    name: z.string(),
    createdAt: dateTime,
    /** Null while not all of the files was read. */
    finishedAt: dateTime.nullable(),
    undoneAt: dateTime.nullable(),
    /** How many items came to each state, and how many drafts have something to look at. */
    counts: z.strictObject({
      made: z.int(),
      repeated: z.int(),
      unread: z.int(),
      page: z.int(),
      collected: z.int(),
      undone: z.int(),
      noted: z.int(),
      /** Drafts of which no visitor sees anything yet, and those of them that were public before. */
      unpublished: z.int(),
      formerlyPublished: z.int(),
    }),
  })
  .meta({ id: 'Import' });
export type ImportView = z.output<typeof importView>;

export const importAnswer = z.strictObject({ import: importView });
export type ImportAnswer = z.output<typeof importAnswer>;
export const importsAnswer = z.strictObject({ imports: z.array(importView) });
export type ImportsAnswer = z.output<typeof importsAnswer>;

export const importItemsAnswer = z.strictObject({ items: z.array(item), total: z.int() });
export type ImportItemsAnswer = z.output<typeof importItemsAnswer>;

/** Those in one state, or those with notes. */
export const importItemsQuery = z.strictObject({
  ...paging,
  show: z.enum([...itemStates, 'noted']),
});
export type ImportItemsQuery = z.output<typeof importItemsQuery>;

/** What became of those that a call named. */
export const keptItemsAnswer = z.strictObject({
  items: z.array(item.pick({ key: true, state: true, recipeId: true })),
});
export type KeptItemsAnswer = z.output<typeof keptItemsAnswer>;

/** Every key that an import has, so that a reading that begins again passes over it, and what came of each. */
export const importKeysAnswer = z.strictObject({
  keys: z.array(key),
  /** Drafts that were made, and recipes that are repeated. */
  recipes: z.array(z.strictObject({ key, recipeId: id, isMade: z.boolean() })),
  collections: z.array(z.strictObject({ key, collectionId: id })),
});
export type ImportKeysAnswer = z.output<typeof importKeysAnswer>;

/** POST `links`: the number of the first draft that is meant; asked again with what it answers. */
export const importLinksInput = z
  .strictObject({ from: z.int().min(0).max(importLimits.all) })
  .meta({ id: 'ImportLinksInput' });
/** From where to go on; null where all drafts lead where they should. */
export const importLinksAnswer = z.strictObject({ next: z.int().nullable() });
export type ImportLinksAnswer = z.output<typeof importLinksAnswer>;

/** Makes drafts of what repeats recipes of the site after all. */
export const importedDraftsInput = z
  .strictObject({ keys: z.array(key).min(1).max(importLimits.items) })
  .meta({ id: 'ImportedDraftsInput' });

/** A picture that lies in the files. */
export const importedPictureInput = z
  .strictObject({ contentType: z.enum(IMAGE_TYPES) })
  .meta({ id: 'ImportedPictureInput' });

/** How many drafts of the import are still there: it is asked again until there are none. */
export const importUndoAnswer = z.strictObject({ left: z.int() });
export type ImportUndoAnswer = z.output<typeof importUndoAnswer>;

/** What was said below recipes of the import where they come from, each under the key of its item. */
export const formerCommentsInput = z
  .strictObject({
    comments: z
      .array(
        z.strictObject({
          key,
          /** As the other site tells it apart from others of the same item. */
          id: filledLine(importLimits.commentId),
          /** A comment of the first level, of this call or an earlier one; null for those. */
          parentId: filledLine(importLimits.commentId).nullable(),
          /** Empty where its writer gave none. */
          name: lineUpTo(formerNameMaxLength),
          isFromCook: z.boolean(),
          /** Stars that they gave the recipe. */
          rating: z.int().min(1).max(5).nullable(),
          /** Null for one that was deleted there and keeps its place above its answers. */
          content: commentText.nullable(),
          /** Null where it is not known. */
          at: dateTime.nullable(),
          /** Whether it waited for its cook there. */
          isHeld: z.boolean(),
          /** Whether its cook had taken it off the page. */
          isHidden: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(formerCommentsMax),
  })
  .meta({ id: 'FormerCommentsInput' });
export type FormerCommentsInput = z.output<typeof formerCommentsInput>;

/** How many of them stand below a recipe of the site now. */
export const formerCommentsAnswer = z.strictObject({ kept: z.int() });
export type FormerCommentsAnswer = z.output<typeof formerCommentsAnswer>;

/** Publishes drafts of the import at once: all, or those that visitors could read where they come from. */
export const importPublicationInput = z
  .strictObject({ which: z.enum(['all', 'formerly-published']) })
  .meta({ id: 'ImportPublicationInput' });
export type ImportPublicationInput = z.output<typeof importPublicationInput>;

/** How many of these are unpublished still: it is asked again until there are none. */
export const importPublicationAnswer = z.strictObject({ left: z.int() });
export type ImportPublicationAnswer = z.output<typeof importPublicationAnswer>;
