import { lte, sql } from 'drizzle-orm';
import type { Id, UserId } from '#domain/ids.ts';
import { type UndoPlan, undoKeptMs } from '#domain/recipe/actions/undo-plan.ts';
import { type Database, read, type Statement } from '#functions/db/database.ts';
import { undoActions, undoRevisions } from '#functions/db/schema/site/undo-actions.ts';
import { firstRow, selection } from '#functions/db/selection.ts';
import { selected } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';

const stored = selection({ plan: undoActions.plan });

type NewUndo = { id: Id; personId: UserId; plan: UndoPlan };

export const undoActionRepository = ({ db, siteId }: SiteScope) => ({
  find: async (id: Id, now: number): Promise<UndoPlan | null> => {
    const query = sql`SELECT ${stored} FROM ${undoActions} WHERE +${undoActions.siteId} = ${siteId}
      AND ${undoActions.id} = ${id} AND ${undoActions.expiresAt} > ${now}`;
    return (await read(db, firstRow(stored, query)))?.plan ?? null;
  },
  /** Before what it undoes, so that the revisions that it shows again or compares with are kept. */
  create: ({ id, personId, plan }: NewUndo, now: number): Statement[] => [
    db
      .insert(undoActions)
      .values({ id, siteId, personId, plan, createdAt: now, expiresAt: now + undoKeptMs }),
    sql`INSERT INTO ${selected(undoRevisions, {
      recipeId: sql`value ->> 'recipeId'`,
      version: sql`value ->> 'version'`,
      undoId: id,
    })} FROM json_each(${JSON.stringify(revisionsIn(plan))})`,
  ],
  /** What it has taken back by now. */
  put: (id: Id, plan: UndoPlan): Statement =>
    db
      .update(undoActions)
      .set({ plan })
      .where(sql`+${undoActions.siteId} = ${siteId} AND ${undoActions.id} = ${id}`),
});

const revisionsIn = ({ changes }: UndoPlan) =>
  changes.flatMap(({ recipeId, before, after }) =>
    [before, after].flatMap((state) =>
      state.kind === 'publication' && state.shown
        ? [{ recipeId, version: state.shown.version }]
        : [],
    ),
  );

/** Of all sites. */
export const pruneUndoActions = (db: Database, now: number): Statement =>
  db.delete(undoActions).where(lte(undoActions.expiresAt, now));
