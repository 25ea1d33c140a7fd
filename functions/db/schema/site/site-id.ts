import { text } from 'drizzle-orm/sqlite-core';
import { sites } from './sites.ts';

/** Which site a row belongs to, and goes with. */
export const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });
