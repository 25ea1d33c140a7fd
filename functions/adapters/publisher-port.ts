import type { SiteId } from '#domain/ids.ts';

/** What a cook may ask of the publisher beyond the builds that changes cause. */
export type Publisher = {
  /** Brings the pages of an earlier revision back; resolves once they are what visitors see. */
  rollBack: (siteId: SiteId, revision: number) => Promise<void>;
  /** Tries pages again that could not be rendered. */
  retry: (siteId: SiteId) => Promise<void>;
};
