import { z } from 'zod';
import { previewLinkKinds } from '#domain/publishing/preview-links.ts';
import { dateTime, id } from '../fields.ts';

export const previewLinkInput = z
  .strictObject({ kind: z.enum(previewLinkKinds) })
  .meta({ id: 'PreviewLinkInput' });

/** The one answer that tells the address: only a hash of its token is kept. */
export const previewLinkAnswer = z.strictObject({
  link: z.strictObject({ id, url: z.string(), expiresAt: dateTime }).meta({ id: 'PreviewLink' }),
});
export type PreviewLinkAnswer = z.output<typeof previewLinkAnswer>;

/** Links that were made for friends and are open. */
export const previewLinksAnswer = z.strictObject({
  links: z.array(
    z
      .strictObject({ id, createdAt: dateTime, expiresAt: dateTime })
      .meta({ id: 'OpenPreviewLink' }),
  ),
});
export type PreviewLinksAnswer = z.output<typeof previewLinksAnswer>;
export type OpenPreviewLink = PreviewLinksAnswer['links'][number];
