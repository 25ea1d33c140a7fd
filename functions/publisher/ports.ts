import type { PageRenderer } from '#content/publishing/documents.ts';
import type { SiteId } from '#domain/ids.ts';
import type { Database } from '#functions/db/database.ts';
import type { ShownPages } from '#functions/repositories/publishing/stored-pages.ts';

/** What a build came to, or what became of one of its pages. */
type PublisherLine = {
  level: 'info' | 'error';
  event: 'build_live' | 'page_failed';
  site: SiteId;
  [detail: string]: unknown;
};

/** What the publisher needs of the world around it. */
export type PublisherPorts = {
  database: Database;
  /** Renders page models as whole HTML documents. */
  pageRenderer: PageRenderer;
  /** Stores bytes under their SHA-256 and answers the key; storing them again is harmless. */
  storePack: (bytes: Uint8Array) => Promise<string>;
  /** Drops pages of a site from the edge; what a build shows instead may be kept at hand here. */
  purge: (siteId: string, paths: string[] | 'all', shown?: ShownPages) => Promise<void>;
  /**
   * Drops them once more some seconds from now, whatever becomes of this publisher: another isolate
   * may hand the edge what it still remembers just after the purge.
   */
  purgeLater: (siteId: string, paths: string[] | 'all') => Promise<void>;
  originOf: (slug: string, primaryHost: string | null) => string;
  /** Scheme and host of the platform itself, without a trailing slash. */
  platformOrigin: string;
  /** Names the deploy whose code renders. */
  renderer: string;
  now: () => number;
  /** Lets others who wait for this process have their turn. */
  pause: () => Promise<void>;
  newId: () => string;
  log: (line: PublisherLine) => void;
};
