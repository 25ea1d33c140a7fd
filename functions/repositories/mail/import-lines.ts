import { type SQL, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import type { ImportBasis } from '#domain/mail/import-rules.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { messages as letters } from '#functions/db/schema/local/messages.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import {
  forgottenSubscribers as forgotten,
  subscriberImportRows as lines,
  subscriberImports as imports,
} from '#functions/db/schema/site/mail/subscribers.ts';
import { newsletterSubscribers as newsletters } from '#functions/db/schema/site/money/subscriptions.ts';
import { number, optional, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { assigned, selected } from '#functions/db/writing.ts';
import { inList, type SiteScope } from '../scope.ts';
import { isSuppressed } from './suppressed.ts';

/** A line as it was read; only what is an address has a hash. */
export type ReadLine = {
  line: number;
  email: string;
  name: string | null;
  emailHash: string | null;
  isRepeated: boolean;
};

/** Lines by what becomes of them. */
export const counted = selection({ outcome: lines.outcome, count: number(sql`count(*)`) });
export type OutcomeCounts = RowOf<typeof counted>[];

const due = selection({ line: lines.line, email: lines.email, name: optional(lines.name) });
export type DueLine = RowOf<typeof due>;

/** Somebody whom a line brings, by the account of the address. */
export type Brought = { userId: UserId; name: string | null; foldedName: string | null };

/** The lines of an import: how they are told, and how they become subscribers. */
export const importLineRepository = (scope: SiteScope) => ({
  /** Told by who is there at the time; lines that are there already stay as they are. */
  add: (importId: Id, told: ReadLine[]): Statement => addLines(scope, importId, told),
  /** How these lines were told. */
  countAmong: (importId: Id, sent: number[]): Promise<OutcomeCounts> =>
    read(
      scope.db,
      rows(
        counted,
        sql`SELECT ${counted} FROM ${lines} WHERE ${lines.importId} = ${importId}
          AND ${lines.line} ${inList(sent)} GROUP BY ${lines.outcome}`,
      ),
    ),
  /** What is still to be done of a list that runs. */
  listDue: (importId: Id, limit: number): Promise<DueLine[]> =>
    read(
      scope.db,
      rows(
        due,
        sql`SELECT ${due} FROM ${lines} WHERE ${lines.importId} = ${importId}
          AND ${lines.outcome} = 'new' AND ${isOpen(scope, importId)}
          ORDER BY ${lines.line} LIMIT ${limit}`,
      ),
    ),
  /** Subscribes whom nothing speaks against by now, and says of each line what became of it. */
  bring: (importId: Id, part: Part): Statement[] => bring(scope, importId, part),
  /** Once no line is left. */
  finish: (importId: Id, now: number): Statement =>
    sql`UPDATE ${imports} SET ${assigned(imports, { state: 'done', finishedAt: now })}
      WHERE ${imports.id} = ${importId} AND ${imports.siteId} = ${scope.siteId}
        AND ${imports.state} = 'running'
        AND NOT EXISTS (SELECT 1 FROM ${lines}
          WHERE ${lines.importId} = ${importId} AND ${lines.outcome} = 'new')`,
});

type Part = { people: Brought[]; lines: number[]; basis: ImportBasis; now: number };

const isOpen = ({ siteId }: SiteScope, importId: Id, state = 'running'): SQL =>
  sql`EXISTS (SELECT 1 FROM ${imports} WHERE ${imports.id} = ${importId}
    AND ${imports.siteId} = ${siteId} AND ${imports.state} = ${state})`;

/** Said as the index of addresses says it, which is used for nothing else. */
const isOfAddress = sql`${lines.outcome} NOT IN ('duplicate', 'malformed')`;

/** What speaks against an address, in the order in which it is told. */
const outcomeOf = ({ siteId }: SiteScope, { email, hash }: { email: SQL; hash: SQL }): SQL =>
  sql`CASE WHEN ${newsletters.unsubscribedAt} IS NOT NULL THEN 'unsubscribed'
    WHEN ${isSuppressed(siteId, email)} THEN 'suppressed'
    WHEN ${newsletters.userId} IS NOT NULL THEN 'here'
    WHEN EXISTS (SELECT 1 FROM ${forgotten} WHERE ${forgotten.siteId} = ${siteId}
      AND ${forgotten.emailHash} = ${hash}) THEN 'removed'
    ELSE 'new' END`;

const subscriberWith = ({ siteId }: SiteScope, email: SQL): SQL =>
  sql`LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${siteId} AND ${siteUsers.email} = ${email}
    LEFT JOIN ${newsletters} ON ${newsletters.siteId} = ${siteUsers.siteId}
      AND ${newsletters.userId} = ${siteUsers.userId}`;

function addLines(scope: SiteScope, importId: Id, told: ReadLine[]): Statement {
  const email = sql`value ->> 'email'`;
  const hash = sql`value ->> 'emailHash'`;
  const isDuplicate = sql`(value ->> 'isRepeated' OR EXISTS (SELECT 1 FROM ${lines}
    WHERE ${lines.importId} = ${importId} AND ${lines.email} = ${email} AND ${isOfAddress}))`;
  return sql`INSERT INTO ${selected(lines, {
    importId: sql`${importId}`,
    line: sql`value ->> 'line'`,
    email,
    name: sql`value ->> 'name'`,
    emailHash: hash,
    outcome: sql`CASE WHEN ${hash} IS NULL THEN 'malformed'
      WHEN ${isDuplicate} THEN 'duplicate'
      ELSE ${outcomeOf(scope, { email, hash })} END`,
  })} FROM json_each(${JSON.stringify(told)}) ${subscriberWith(scope, email)}
    WHERE ${isOpen(scope, importId, 'draft')} ON CONFLICT DO NOTHING`;
}

const askedBefore = (siteId: string): SQL =>
  sql`(SELECT max(${letters.createdAt}) FROM ${letters} WHERE ${letters.recipient} = ${siteUsers.email}
    AND +${letters.siteId} = ${siteId} AND ${letters.kind} = 'newsletter-confirmation')`;

function bring(scope: SiteScope, importId: Id, { people, lines: done, basis, now }: Part) {
  const { siteId } = scope;
  const isDone = sql`${lines.importId} = ${importId} AND ${lines.outcome} = 'new'
    AND ${lines.line} IN (SELECT value FROM json_each(${JSON.stringify(done)}))`;
  const person = sql`value ->> 'userId'`;
  const email = sql`${siteUsers.email}`;
  const hash = sql`(SELECT ${lines.emailHash} FROM ${lines} WHERE ${lines.importId} = ${importId}
    AND ${lines.email} = ${email} AND ${isOfAddress} AND +${lines.outcome} = 'new')`;
  return [
    sql`INSERT INTO ${selected(newsletters, {
      siteId,
      userId: person,
      subscribedAt: now,
      confirmedAt: basis === 'confirmed' ? now : null,
      source: 'import',
      importId,
      // Who was asked before the list was taken back is not asked again: that letter still counts.
      askedAt: basis === 'ask' ? askedBefore(siteId) : null,
      givenName: sql`value ->> 'name'`,
      foldedGivenName: sql`value ->> 'foldedName'`,
    })} FROM json_each(${JSON.stringify(people)})
      CROSS JOIN ${siteUsers} ON ${siteUsers.siteId} = ${siteId} AND ${siteUsers.userId} = ${person}
      LEFT JOIN ${newsletters} ON ${newsletters.siteId} = ${siteId}
        AND ${newsletters.userId} = ${siteUsers.userId}
      WHERE ${isOpen(scope, importId)} AND ${outcomeOf(scope, { email, hash })} = 'new'
      ON CONFLICT DO NOTHING`,
    sql`UPDATE ${lines} SET ${assigned(lines, {
      outcome: sql`coalesce((SELECT CASE WHEN ${newsletters.importId} = ${importId} THEN 'imported'
          WHEN ${newsletters.unsubscribedAt} IS NOT NULL THEN 'unsubscribed' ELSE 'here' END
        FROM ${siteUsers} JOIN ${newsletters} ON ${newsletters.siteId} = ${siteUsers.siteId}
          AND ${newsletters.userId} = ${siteUsers.userId}
        WHERE ${siteUsers.siteId} = ${siteId} AND ${siteUsers.email} = ${lines.email}),
        CASE WHEN ${isSuppressed(siteId, sql`${lines.email}`)} THEN 'suppressed' ELSE 'removed' END)`,
    })} WHERE ${isDone} AND ${isOpen(scope, importId)}`,
  ];
}
