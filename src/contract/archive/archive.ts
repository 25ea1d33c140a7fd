import { z } from 'zod';
import { archiveKinds } from '#domain/archive/archive-kinds.ts';
import { dateTime } from '../fields.ts';

const count = z.int().min(0);

/** GET `{siteSlug}/archive`: what an archive of the site would hold now. */
export const archiveAnswer = z.strictObject({
  archive: z
    .strictObject({
      recipes: count,
      collections: count,
      pictures: count,
      films: count,
      /** Of pictures and films. */
      bytes: count,
      subscribers: count,
      comments: count,
      /** Whether visitors see any page of it. */
      isPublished: z.boolean(),
    })
    .meta({ id: 'Archive' }),
});
export type ArchiveAnswer = z.output<typeof archiveAnswer>;

/** POST `{siteSlug}/archive-links`. */
export const archiveLinkInput = z
  .strictObject({ kind: z.enum(archiveKinds) })
  .meta({ id: 'ArchiveLinkInput' });

export const archiveLinkAnswer = z.strictObject({
  link: z
    .strictObject({
      /** Where the download begins; it is good for whoever has it until it ends. */
      url: z.string(),
      expiresAt: dateTime,
    })
    .meta({ id: 'ArchiveLink' }),
});
export type ArchiveLinkAnswer = z.output<typeof archiveLinkAnswer>;
