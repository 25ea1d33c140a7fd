import { sql } from 'drizzle-orm';
import type { DaysOf } from '#domain/kitchen/overview/period.ts';
import { type OverviewPart, overviewParts } from '#domain/kitchen/overview/parts.ts';
import { type Database, type Read, read, together } from '#functions/db/database.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { lostSender } from '../mail/sender-address.ts';
import { combined, exists } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import { domainsPart } from '../site/hostname-losses.ts';
import { commentsPart, mailsPart } from './messages.ts';
import { newslettersPart } from './newsletters.ts';
import { paymentsPart } from './payments.ts';
import { bookmarksPart, mostSavedPart, subscribersPart } from './readers.ts';
import { recipesPart, schedulesPart } from './recipes.ts';

export type OverviewAsked = { days: DaysOf; mailsSince: number; parts: readonly OverviewPart[] };

type Parts = { [Name in OverviewPart]: Read<unknown> };
type ValueOf<Part> = Part extends Read<infer Value> ? Value : never;
type Known<Asked extends Parts> = { [Name in keyof Asked]: ValueOf<Asked[Name]> | null };

/** What the kitchen of a site begins with. */
export const overviewRepository = ({ db, siteId }: SiteScope) => ({
  /** In one round trip. Where that fails each part is asked by itself, so that the others stand. */
  read: (asked: OverviewAsked) => readParts(db, partsOf(siteId, asked), asked.parts),
});

const partsOf = (siteId: string, { days, mailsSince }: Omit<OverviewAsked, 'parts'>) => ({
  recipes: recipesPart(siteId),
  schedules: schedulesPart(siteId),
  comments: commentsPart(siteId),
  mails: mailsPart(siteId, mailsSince),
  payments: paymentsPart(siteId),
  sender: combined({ isLost: exists(lostSender(siteId)) }, (part) => part),
  newsletters: newslettersPart(siteId),
  domains: domainsPart(siteId),
  subscribers: subscribersPart(siteId, days),
  bookmarks: bookmarksPart(siteId, days),
  mostSaved: mostSavedPart(siteId, days),
  steps: combined(
    {
      collection: exists(
        sql`SELECT 1 FROM ${collections} WHERE ${collections.siteId} = ${siteId} LIMIT 1`,
      ),
      domain: exists(
        sql`SELECT 1 FROM ${hostnames}
          WHERE ${hostnames.siteId} = ${siteId} AND ${hostnames.verifiedAt} IS NOT NULL LIMIT 1`,
      ),
    },
    (there) => there,
  ),
});

async function readParts<Asked extends Parts>(
  db: Database,
  asked: Asked,
  names: readonly OverviewPart[],
): Promise<{ parts: Known<Asked>; errors: Map<OverviewPart, Error> }> {
  const reads = names.map((name) => asked[name]);
  const errors = new Map<OverviewPart, Error>();
  const values = await read(db, together<unknown[]>(...reads)).catch(() =>
    Promise.all(names.map((name) => readAlone(db, { name, part: asked[name], errors }))),
  );
  const entries = overviewParts.map((name): [string, unknown] => [
    name,
    values[names.indexOf(name)] ?? null,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of `fromEntries` forget the names
  return { parts: Object.fromEntries(entries) as Known<Asked>, errors };
}

type Alone = { name: OverviewPart; part: Read<unknown>; errors: Map<OverviewPart, Error> };

async function readAlone(db: Database, { name, part, errors }: Alone): Promise<unknown> {
  try {
    return await read(db, part);
  } catch (error) {
    errors.set(name, error instanceof Error ? error : new Error('No answer'));
    return null;
  }
}
