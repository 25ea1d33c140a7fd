import type { SiteId } from '#domain/ids.ts';

/** What a cook may ask of the publisher beyond what changes bring about by themselves. */
export type Publisher = {
  /** Brings the pages of an earlier revision back; resolves once they are what visitors see. */
  rollBack: (siteId: SiteId, revision: number) => Promise<void>;
  /** Tries pages again that could not be rendered. */
  retry: (siteId: SiteId) => Promise<void>;
};
