import { and, eq, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import type { ImportBasis } from '#domain/mail/import-rules.ts';
import { mapped, read, readEach, type Statement } from '#functions/db/database.ts';
import {
  subscriberImportRows as lines,
  subscriberImports as imports,
} from '#functions/db/schema/site/mail/subscribers.ts';
import {
  newsletterSubscribers as newsletters,
  subscriptions as plans,
} from '#functions/db/schema/site/money/subscriptions.ts';
import { firstRow, number, type RowOf, rows, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';
import { counted, importLineRepository, type OutcomeCounts } from './import-lines.ts';
import { isOnWordOfCook } from './newsletter-subscriber.ts';

const stored = selection({
  id: imports.id,
  fileName: imports.fileName,
  state: imports.state,
  basis: imports.basis,
  statement: imports.statement,
  createdAt: imports.createdAt,
  startedAt: imports.startedAt,
  finishedAt: imports.finishedAt,
});
export type StoredImport = RowOf<typeof stored>;

const line = selection({ line: lines.line, email: lines.email, outcome: lines.outcome });
export type ImportLine = RowOf<typeof line>;

const countIf = (condition: ReturnType<typeof sql>) => number(sql`coalesce(sum(${condition}), 0)`);
const people = selection({
  all: number(sql`count(*)`),
  confirmed: countIf(
    sql`${newsletters.confirmedAt} IS NOT NULL AND ${newsletters.unsubscribedAt} IS NULL`,
  ),
  unsubscribed: countIf(sql`${newsletters.unsubscribedAt} IS NOT NULL`),
  waiting: countIf(sql`${newsletters.askedAt} IS NULL AND ${newsletters.confirmedAt} IS NULL
    AND ${newsletters.unsubscribedAt} IS NULL`),
});
export type ImportPeople = RowOf<typeof people>;
const nobody: ImportPeople = { all: 0, confirmed: 0, unsubscribed: 0, waiting: 0 };

const declared = selection({ count: number(sql`coalesce(sum(${imports.declaredCount}), 0)`) });

type Chosen = { after: number; limit: number; isProblem: boolean };
type Started = { basis: ImportBasis; statement: string; declaredBy: UserId; now: number };

const listedMax = 20;

/** Lists that a cook brought, their lines, and what became of them. */
export const subscriberImportRepository = (scope: SiteScope) => ({
  ...importLineRepository(scope),
  ...importReads(scope),
  ...importWrites(scope),
});

const isThat = ({ siteId }: SiteScope, id: Id) =>
  and(eq(imports.siteId, siteId), eq(imports.id, id));
const linesOf = (scope: SiteScope, id: Id) =>
  sql`${lines} WHERE ${lines.importId} = ${id}
    AND EXISTS (SELECT 1 FROM ${imports} WHERE ${isThat(scope, id)})`;

const newLinesOf = (id: Id) =>
  sql`(SELECT count(*) FROM ${lines} WHERE ${lines.importId} = ${id} AND ${lines.outcome} = 'new')`;

const importReads = (scope: SiteScope) => ({
  find: (id: Id): Promise<StoredImport | null> => {
    const query = scope.db.select(stored.fields).from(imports).where(isThat(scope, id));
    return read(scope.db, firstRow(stored, query));
  },
  list: (): Promise<StoredImport[]> => {
    const query = sql`SELECT ${stored} FROM ${imports} WHERE ${imports.siteId} = ${scope.siteId}
      AND ${imports.startedAt} IS NOT NULL ORDER BY ${imports.createdAt} DESC LIMIT ${listedMax}`;
    return read(scope.db, rows(stored, query));
  },
  progress: (id: Id): Promise<[OutcomeCounts, ImportPeople]> => {
    const byOutcome = sql`SELECT ${counted} FROM ${linesOf(scope, id)} GROUP BY ${lines.outcome}`;
    const ofImport = sql`SELECT ${people} FROM ${newsletters}
      WHERE ${newsletters.importId} = ${id} AND +${newsletters.siteId} = ${scope.siteId}`;
    const counts = mapped(firstRow(people, ofImport), (found) => found ?? nobody);
    return readEach(scope.db, rows(counted, byOutcome), counts);
  },
  /** Lines behind one, in the order of the file; all, or those that are not imported. */
  listLines: (id: Id, { after, limit, isProblem }: Chosen): Promise<ImportLine[]> => {
    const isMeant = isProblem ? sql`${lines.outcome} NOT IN ('new', 'imported')` : sql`1`;
    const query = sql`SELECT ${line} FROM ${linesOf(scope, id)} AND ${lines.line} > ${after}
      AND ${isMeant} ORDER BY ${lines.line} LIMIT ${limit}`;
    return read(scope.db, rows(line, query));
  },
  /** People whom lists of that time took as confirmed on the word of the cook, also those taken back. */
  countDeclared: (since: number): Promise<number> => {
    const query = sql`SELECT ${declared} FROM ${imports}
      WHERE ${imports.siteId} = ${scope.siteId} AND ${imports.startedAt} > ${since}`;
    return read(
      scope.db,
      mapped(firstRow(declared, query), (found) => found?.count ?? 0),
    );
  },
});

/** Also one that has ended by now. */
const hasTakenPlan = sql`EXISTS (SELECT 1 FROM ${plans} WHERE ${plans.userId} = ${newsletters.userId}
  AND ${plans.siteId} = ${newsletters.siteId} AND ${plans.createdAt} >= ${newsletters.subscribedAt})`;

type Draft = { id: Id; fileName: string; declaredBy: UserId };

const importWrites = (scope: SiteScope) => ({
  /** A site has one draft; the one before it is forgotten. */
  create: (draft: Draft, createdAt: number): Statement[] => [
    scope.db
      .delete(imports)
      .where(and(eq(imports.siteId, scope.siteId), eq(imports.state, 'draft'))),
    scope.db.insert(imports).values({ ...draft, siteId: scope.siteId, state: 'draft', createdAt }),
  ],
  start: (id: Id, { now, ...declaration }: Started): Statement =>
    scope.db
      .update(imports)
      .set({
        ...declaration,
        declaredCount: declaration.basis === 'confirmed' ? newLinesOf(id) : 0,
        state: 'running',
        startedAt: now,
      })
      .where(and(isThat(scope, id), eq(imports.state, 'draft'))),
  /** Who did nothing since leaves again; who confirmed, took a plan or left stays as they are. */
  undo: (id: Id, now: number): Statement[] => [
    scope.db.update(imports).set({ state: 'undone', undoneAt: now }).where(isThat(scope, id)),
    scope.db.delete(newsletters).where(
      sql`${newsletters.importId} = ${id} AND +${newsletters.siteId} = ${scope.siteId}
        AND ${newsletters.unsubscribedAt} IS NULL AND ${newsletters.source} = 'import'
        AND (${newsletters.confirmedAt} IS NULL
          OR (${isOnWordOfCook} AND NOT ${hasTakenPlan}))`,
    ),
    sql`DELETE FROM ${linesOf(scope, id)}`,
  ],
});
