import { z } from 'zod';
import { previewReaders } from '#domain/publishing/preview-readers.ts';
import { id, textUpTo } from '../fields.ts';
import { recipeInput } from '../recipe/recipe.ts';
import { siteInput } from '../site/site.ts';

/** How a site looks; what is absent stays as it was saved. */
export const lookInput = siteInput
  .pick({
    look: true,
    themeStyle: true,
    headerLayout: true,
    colorThemeId: true,
    typeThemeId: true,
    colorTheme: true,
    typeTheme: true,
    themeAccentColor: true,
    cssOverrides: true,
  })
  .meta({ id: 'LookInput' });

const pathMaxLength = 255;

const previewedPage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('recipe'), id }),
  z.strictObject({ kind: z.literal('collection'), id }),
  /** A page that every site has at the same address, as "/" or "/recipes". */
  z.strictObject({ kind: z.literal('fixed'), path: textUpTo(pathMaxLength) }),
]);

/** A page as it would be if a working copy and a look that is not saved were published now. */
export const previewInput = z
  .strictObject({
    page: previewedPage,
    /** A recipe that the page shows as its cook edits it; a recipe's own page always does. */
    workingCopyOf: id.exactOptional(),
    /** That recipe as it stands in the editor; what is absent is as it was saved. */
    unsaved: recipeInput.exactOptional(),
    settings: lookInput.exactOptional(),
    /** Whom the page is rendered for; an owner sees premium recipes opened. */
    reader: z.enum(previewReaders).default('owner'),
  })
  .meta({ id: 'PreviewInput' });
export type PreviewInput = z.output<typeof previewInput>;

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
