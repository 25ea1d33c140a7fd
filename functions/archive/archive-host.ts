import { dateOf } from '#content/dates.ts';
import type { SiteId, UserId } from '#domain/ids.ts';
import type { MediaStore } from '#functions/adapters/media-store.ts';
import type { Database } from '#functions/db/database.ts';

/** What archives are read from. */
export type ArchiveHost = {
  database: Database;
  media: Pick<MediaStore, 'read'>;
  originOf: (slug: string, primaryHost: string | null) => string;
  platformOrigin: string;
  now: () => number;
};

export type Archived = { host: ArchiveHost; siteId: SiteId; ownerId: UserId };

/** The day of an archive, for people. */
export const dayOf = (milliseconds: number): string => dateOf(milliseconds, 'en').text;
