import { z } from 'zod';
import { previewReaders } from '#domain/publishing/preview-readers.ts';
import { dateTime, id, textUpTo } from '../fields.ts';
import { recipeInput } from '../recipe/recipe.ts';
import { collectionInput } from '../site/collection.ts';
import { siteWorkingCopyInput } from '../site/site-working-copy.ts';

const pathMaxLength = 255;

const recipePage = z.strictObject({ kind: z.literal('recipe'), id });
const collectionPage = z.strictObject({ kind: z.literal('collection'), id });
/** A page that every site has at the same address, as "/" or "/recipes". */
const fixedPage = z.strictObject({ kind: z.literal('fixed'), path: textUpTo(pathMaxLength) });

const previewedPage = z.discriminatedUnion('kind', [recipePage, collectionPage, fixedPage]);

/** A newsletter as it is written; its address takes `reader` and `page=text`. */
const letter = z.strictObject({ kind: z.literal('letter'), id });

const framedPage = z.discriminatedUnion('kind', [recipePage, collectionPage, letter, fixedPage]);

/** A page that the kitchen frames, among what is written of the site; the editor of a recipe has links of its own. */
export const pagePreviewLinkInput = z
  .strictObject({ page: framedPage })
  .meta({ id: 'PagePreviewLinkInput' });

/** The address at which the page is shown for some minutes; only a hash of its token is kept. */
export const pagePreviewLinkAnswer = z.strictObject({
  link: z.strictObject({ url: z.string(), expiresAt: dateTime }).meta({ id: 'PagePreviewLink' }),
});
export type PagePreviewLinkAnswer = z.output<typeof pagePreviewLinkAnswer>;

/** A page as it would be if a working copy and settings that are not saved were published now. */
export const previewInput = z
  .strictObject({
    page: previewedPage,
    /** A recipe that the page shows as its cook edits it; a recipe's own page always does. */
    workingCopyOf: id.exactOptional(),
    /** That recipe as it stands in the editor; what is absent is as it was saved. */
    unsaved: recipeInput.exactOptional(),
    /** The collection of the page as it stands in the editor; what is absent is as it was saved. */
    unsavedCollection: collectionInput.omit({ position: true }).exactOptional(),
    /** Whether the site is shown as it is written, published or not. */
    isSiteAsWritten: z.boolean().default(false),
    /** What stands in an editor of the site; what is absent is as it was saved, or as published. */
    settings: siteWorkingCopyInput.exactOptional(),
    /** Whom the page is rendered for; an owner sees premium recipes opened. */
    reader: z.enum(previewReaders).default('owner'),
  })
  .meta({ id: 'PreviewInput' });
export type PreviewInput = z.output<typeof previewInput>;
/** What is asked for, without who reads it. */
export type AskedPreview = Omit<z.input<typeof previewInput>, 'reader'>;

export const previewAnswer = z.strictObject({
  preview: z
    .strictObject({
      status: z.int(),
      contentType: z.string(),
      /** Where a page leads that is an address no more. */
      location: z.string().nullable(),
      body: z.string(),
      contentSecurityPolicy: z.string(),
    })
    .meta({ id: 'Preview' }),
});
export type PreviewAnswer = z.output<typeof previewAnswer>;
