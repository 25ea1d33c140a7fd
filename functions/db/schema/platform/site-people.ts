import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { formerOwnerFates } from '#domain/accounts/site-offer.ts';
import { givenRoles, siteRoles } from '#domain/accounts/site-role.ts';
import { id, timestamp } from '../columns.ts';
import { users } from './users.ts';

/** Who works on a site beside its owner. */
export const sitePeople = sqliteTable(
  'site_people',
  {
    siteId: text('site_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: givenRoles }).notNull(),
    /** When they accepted. */
    createdAt: timestamp('created_at').notNull(),
    /** Since when they may do nothing more; the owner can take that back for a while. */
    removedAt: timestamp('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    index('site_people_user').on(table.userId),
    index('site_people_removed').on(table.removedAt),
  ],
);

/**
 * Who was asked to work on a site, or to take it over as its owner, by address; one row an address and
 * site, however often.
 */
export const siteInvitations = sqliteTable(
  'site_invitations',
  {
    id: id(),
    siteId: text('site_id').notNull(),
    /** Lower case, trimmed. */
    email: text('email').notNull(),
    role: text('role', { enum: siteRoles }).notNull(),
    /** What becomes of whoever offers the whole site; null where they only ask for help. */
    formerOwner: text('former_owner', { enum: formerOwnerFates }),
    /** SHA-256 of the token, hex; the token itself is only in the mail. */
    tokenHash: text('token_hash').notNull(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    /** The owner can take that back as long as it has not ended. */
    withdrawnAt: timestamp('withdrawn_at'),
    acceptedAt: timestamp('accepted_at'),
    /** Who was asked said no. */
    declinedAt: timestamp('declined_at'),
  },
  (table) => [
    uniqueIndex('site_invitations_address').on(table.siteId, table.email),
    uniqueIndex('site_invitations_token').on(table.tokenHash),
    index('site_invitations_email').on(table.email),
    index('site_invitations_inviter').on(table.invitedBy),
    index('site_invitations_expires').on(table.expiresAt),
  ],
);
