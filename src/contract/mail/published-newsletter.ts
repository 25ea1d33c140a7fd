import { z } from 'zod';
import { dateTime, id } from '../fields.ts';
import { richText } from '../rich-text.ts';

const publishedNewsletter = z
  .strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    /** What mail programs showed behind the title; may be empty. */
    previewLine: z.string(),
    sentAt: dateTime,
    recipeId: id.nullable(),
    /** Whether whoever asks may not read its note. */
    isLocked: z.boolean(),
    note: richText.nullable(),
  })
  .meta({ id: 'PublishedNewsletter' });
export type PublishedNewsletterView = z.output<typeof publishedNewsletter>;

/** GET `{siteSlug}/newsletters/{newsletterSlug}`. */
export const publishedNewsletterAnswer = z.strictObject({ newsletter: publishedNewsletter });
