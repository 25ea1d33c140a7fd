import type { MailMessage, NewsletterMessage, PageMessage } from './messages.ts';

/** Bindings and variables, as wrangler.toml names them. */
export type Environment = {
  DB: D1Database;
  PAGES: R2Bucket;
  MEDIA: R2Bucket;
  CHANGES: Queue<PageMessage>;
  MAIL: Queue<MailMessage>;
  NEWSLETTERS: Queue<NewsletterMessage>;
  ASSETS: Fetcher;
  IMAGES: ImagesBinding;
  /** Encodes pictures on a developer's machine, where the Images binding ignores the quality. */
  PICTURE_CODER?: Fetcher;
  PLATFORM_HOST: string;
  /** DNS over HTTPS (JSON) resolver that is asked for domain verification records. */
  DNS_RESOLVER: string;
  /** Fetches the pages that cooks name, given as `?url=`, where the Worker has no way out itself. */
  PAGE_PROXY?: string;
  /** Whether the entrypoint of stored pages is behind Workers Cache. */
  EDGE_CACHE: 'on' | 'off';
  /** Whether pictures are offered as AVIF; off where encoding is too slow, as on a developer's machine. */
  AVIF: 'on' | 'off';
  /** `http` where sites are served without TLS, as on a developer's machine. */
  SITE_SCHEME?: string;
  /** A libSQL server instead of D1. */
  LIBSQL_URL?: string;
  LIBSQL_AUTH_TOKEN?: string;
  /** Client address for rate limits when no proxy supplies one. */
  CLIENT_ADDRESS?: string;
  /** Multiplies all rate limits; for machines where all clients share one address. */
  RATE_LIMIT_FACTOR?: string;
  /** Signs upload URLs. */
  UPLOAD_SECRET: string;
  /** Mail transport; the outbox keeps mail, on a developer's machine alone. */
  MAIL_TRANSPORT: 'smtp' | 'resend' | 'outbox';
  /** Sender address of all mail. */
  MAIL_FROM: string;
  /** Whether sites that have sent few letters so far send few a day, and more from day to day. */
  WARM_UP?: 'on' | 'off';
  /** Name whose SPF record lists the servers that mail leaves by; with the next, cooks can have senders of their own. */
  SENDER_SPF_INCLUDE?: string;
  /** Name below `_domainkey` of the key that all mail is signed with, whichever domain it is from. */
  SENDER_DKIM_SELECTOR?: string;
  /** Name that has the key, to which domains of cooks lead by a CNAME; or the record with the key, or both. */
  SENDER_DKIM_TARGET?: string;
  SENDER_DKIM_KEY?: string;
  /** Domain whose mail comes to this Worker: newsletters that nobody takes come back to it. */
  BOUNCE_DOMAIN?: string;
  /** Signs sign-in codes and unsubscribe URLs; a new one breaks the URLs in mail that was sent. */
  MAIL_SECRET: string;
  SMTP_HOST?: string;
  /** 465 for implicit TLS, the default; STARTTLS on any other. */
  SMTP_PORT?: string;
  SMTP_USER?: string;
  SMTP_PASSWORD?: string;
  RESEND_API_KEY?: string;
  /** Of the endpoint at which Resend tells what became of letters; without it nothing is heard. */
  RESEND_WEBHOOK_SECRET?: string;
  /** Without it nothing can be bought. */
  STRIPE_SECRET_KEY?: string;
  /** Of the endpoint for what happens on the platform. */
  STRIPE_WEBHOOK_SECRET?: string;
  /** Of the endpoint for what happens on the accounts of cooks. */
  STRIPE_CONNECT_WEBHOOK_SECRET?: string;
  /** Where something stands in for Stripe's API, on a developer's machine. */
  STRIPE_API?: string;
  /** What the platform keeps of each payment, in percent. */
  APPLICATION_FEE_PERCENT?: string;
  /** What a cook pays the platform a month for a site, in cents; nothing without it. */
  APP_PRICE_CENTS?: string;
};
