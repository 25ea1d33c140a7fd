import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../../columns.ts';
import { newsletterSends } from './newsletter-sends.ts';
import { siteId } from '../site-id.ts';

/** Where the links of a newsletter lead whose visits are counted, and how many there were; nobody is noted. */
export const newsletterLinks = sqliteTable(
  'newsletter_links',
  {
    sendId: text('send_id')
      .notNull()
      .references(() => newsletterSends.id, { onDelete: 'cascade' }),
    /** Its place among them, from 0, which its address names. */
    no: integer('no').notNull(),
    href: text('href').notNull(),
    visits: integer('visit_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sendId, table.no] })],
);

/** Which newsletter brought somebody who asked for letters for the first time; once a person, whatever they do later. */
export const newsletterSignUps = sqliteTable(
  'newsletter_sign_ups',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    sendId: text('send_id')
      .notNull()
      .references(() => newsletterSends.id, { onDelete: 'cascade' }),
    at: timestamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    index('newsletter_sign_ups_person').on(table.userId),
    index('newsletter_sign_ups_send').on(table.sendId),
  ],
);
