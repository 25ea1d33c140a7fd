/** Bindings and settings, as wrangler.toml names them. */
export type Environment = {
  DB: D1Database;
  PAGES: R2Bucket;
  MEDIA: R2Bucket;
  CHANGES: Queue<ChangeMessage>;
  ASSETS: Fetcher;
  IMAGES: ImagesBinding;
  PLATFORM_HOST: string;
  /** Whether Workers Cache stands in front of the entrypoint of stored pages. */
  EDGE_CACHE: 'on' | 'off';
  /** Off where making an AVIF takes too long, as on a developer's machine. */
  AVIF: 'on' | 'off';
  /** Set where sites are served without TLS, as on a developer's machine. */
  SITE_SCHEME?: string;
  /** A libSQL server instead of D1. */
  LIBSQL_URL?: string;
  LIBSQL_AUTH_TOKEN?: string;
  /** Whom all requests count as; set where no edge tells who asks. */
  CLIENT_ADDRESS?: string;
  /** How many times the usual limits a client has; set where all clients share one address. */
  RATE_LIMIT_FACTOR?: string;
  /** Signs upload addresses. */
  UPLOAD_SECRET: string;
};

/** A wake-up only: what there is to do stands in the database, save what the edge is to forget. */
export type ChangeMessage = { siteId: string; refresh?: boolean; purge?: string[] | 'all' };
