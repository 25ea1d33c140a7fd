import { type Column, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/site/site.ts';
import {
  checkouts,
  providerSubscriptions as mirrored,
} from '#functions/db/schema/site/money/payments.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { sites } from '#functions/db/schema/site/sites.ts';

/** Whether a person is there who could have what is paid on a site. */
export const isMember = (siteId: string | Column, userId: string | Column): SQL =>
  sql`EXISTS (SELECT 1 FROM ${siteUsers} WHERE ${siteUsers.siteId} = ${siteId}
    AND ${siteUsers.userId} = ${userId})`;

/** Whether a person can still pay, or pays for, something on a site. */
export const hasOpenPayment = ({ siteId, userId }: { siteId: string; userId: UserId }): SQL =>
  sql`(EXISTS (SELECT 1 FROM ${checkouts} WHERE ${checkouts.siteId} = ${siteId}
      AND ${checkouts.userId} = ${userId} AND ${checkouts.state} = 'open')
    OR EXISTS (SELECT 1 FROM ${mirrored} WHERE ${mirrored.siteId} = ${siteId}
      AND ${mirrored.userId} = ${userId} AND ${mirrored.endedAt} IS NULL))`;

export const isOpenSite = (siteId: Column): SQL =>
  sql`EXISTS (SELECT 1 FROM ${sites} WHERE ${sites.id} = ${siteId} AND ${sites.deletedAt} IS NULL)`;

/** Whether a site is there and sells plans. */
export const isSelling = (siteId: Column): SQL =>
  sql`EXISTS (SELECT 1 FROM ${sites} WHERE ${sites.id} = ${siteId} AND ${sites.deletedAt} IS NULL
    AND coalesce(${settingOf('subscriptionsEnabled')}, ${defaultSiteSettings.subscriptionsEnabled}))`;

/** A setting of the site that is looked at. */
export const settingOf = (name: keyof SiteSettings): SQL =>
  sql`json_extract(${sites.settings}, ${sql.raw(`'$.${name}'`)})`;
