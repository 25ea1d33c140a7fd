import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { subscriberSources } from '#domain/mail/subscriber-source.ts';
import { flag, id, timestamp } from '../columns.ts';

/** A link and a code that were mailed to an address; the first claim of either ends both. */
export const signInLinks = sqliteTable(
  'sign_in_links',
  {
    id: id(),
    /** Lower case, trimmed. */
    email: text('email').notNull(),
    /** SHA-256, hex; the token itself is only in the mail. */
    tokenHash: text('token_hash').notNull(),
    /** HMAC of the address and the six digits, hex: a plain hash of so few is found at once. */
    codeHash: text('code_hash').notNull(),
    /** SHA-256 of the client that asked for it, hex. */
    clientHash: text('client_hash').notNull().default(''),
    /** Where it was asked for; null on the platform's own host. */
    siteId: text('site_id'),
    /** Whether the claim also subscribes to the newsletter of the site. */
    isSubscribing: flag('is_subscribing').notNull().default(false),
    /** Where that was asked for. */
    subscribingFrom: text('subscribing_from', { enum: subscriberSources }),
    /** The newsletter of the site that led there; null where none did. */
    broughtBy: text('brought_by'),
    /** The one site on which the session is good that it begins: the link leads to a domain of its own. */
    boundSiteId: text('bound_site_id'),
    createdAt: timestamp('created_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    claimedAt: timestamp('claimed_at'),
    /** Since when a claim waits for the site to subscribe; null once it has, or where it need not. */
    subscribingSince: timestamp('subscribing_since'),
  },
  (table) => [
    uniqueIndex('sign_in_links_token').on(table.tokenHash),
    index('sign_in_links_email').on(table.email, table.createdAt),
    index('sign_in_links_site').on(table.siteId),
    index('sign_in_links_expires').on(table.expiresAt),
    index('sign_in_links_subscribing')
      .on(table.subscribingSince)
      .where(sql`${table.subscribingSince} IS NOT NULL`),
  ],
);

/** Wrong codes, by who tried them on which link. */
export const signInCodeAttempts = sqliteTable(
  'sign_in_code_attempts',
  {
    linkId: text('link_id')
      .notNull()
      .references(() => signInLinks.id, { onDelete: 'cascade' }),
    /** SHA-256 of the client, hex. */
    clientHash: text('client_hash').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [index('sign_in_code_attempts_link').on(table.linkId, table.createdAt)],
);
