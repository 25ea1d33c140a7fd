/** Bindings and settings, as wrangler.toml names them. */
export type Environment = {
  DB: D1Database;
  PAGES: R2Bucket;
  MEDIA: R2Bucket;
  CHANGES: Queue<ChangeMessage>;
  MAIL: Queue<MailMessage>;
  ASSETS: Fetcher;
  IMAGES: ImagesBinding;
  /** Makes sizes of pictures where the platform's own service minds no quality: on a developer's machine. */
  PICTURE_CODER?: Fetcher;
  PLATFORM_HOST: string;
  /** Where DNS is asked over HTTPS for the records that prove domains, in its JSON form. */
  DNS_RESOLVER: string;
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
  /** How mail leaves; the outbox keeps it, on a developer's machine alone. */
  MAIL_TRANSPORT: 'smtp' | 'resend' | 'outbox';
  /** The address that all mail comes from. */
  MAIL_FROM: string;
  /** Signs unsubscribe addresses, those in mails that were sent for good, and sign-in codes. */
  MAIL_SECRET: string;
  SMTP_HOST?: string;
  /** 465 for TLS from the first byte on; any other begins with STARTTLS. */
  SMTP_PORT?: string;
  SMTP_USER?: string;
  SMTP_PASSWORD?: string;
  RESEND_API_KEY?: string;
};

/** A wake-up only: what there is to do stands in the database, save what the edge is to forget. */
export type ChangeMessage = { siteId: string; refresh?: boolean; purge?: string[] | 'all' };

/** A wake-up for one message; the message stands in the database. */
export type MailMessage = { messageId: string };
