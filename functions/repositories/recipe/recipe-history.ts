import { and, eq, sql } from 'drizzle-orm';
import type { Id, RecipeId } from '#domain/ids.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import { unpacked } from '#functions/db/packed.ts';
import { recipeHistory } from '#functions/db/schema/site/recipe/recipe-history.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { firstRow, optional, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { countOf } from '../reads.ts';
import type { SiteScope } from '../scope.ts';
import { type Deed, keepCopy, keepOwnCopy } from './keep-revisions.ts';
import { isKept } from './recipe-content.ts';

const summary = {
  id: recipeHistory.id,
  kind: recipeHistory.kind,
  name: recipeHistory.name,
  version: recipeHistory.version,
  at: recipeHistory.at,
  authorId: recipeHistory.authorId,
  authorName: optional(siteUsers.displayName),
} as const;
const revisionSummary = selection(summary);
const storedRevision = selection({
  ...summary,
  content: recipeHistory.content,
  packed: recipeHistory.packed,
});

export type RevisionSummary = RowOf<typeof revisionSummary>;
export type Revision = RevisionSummary & { content: RecipeContent };

type Place = { recipeId: RecipeId; id: Id };
type OwnCopy = Place & Deed & { name?: string; content?: RecipeContent };

export const recipeHistoryRepository = (scope: SiteScope) => ({
  list: (recipeId: RecipeId, page: { limit: number; offset: number }) =>
    listRevisions(scope, recipeId, page),
  find: (place: Place) => findRevision(scope, place),
  findSummary: (place: Place): Promise<RevisionSummary | null> =>
    read(
      scope.db,
      firstRow(revisionSummary, sql`SELECT ${revisionSummary} ${revisionsAt(scope, place)}`),
    ),
  /** The working copy under a name; none beyond what a cook may keep. */
  name: ({ recipeId, ...copy }: OwnCopy): Statement =>
    keepOwnCopy(scope, recipeId, { kind: 'named', ...copy }),
  /** The copy that a conflict would lose. */
  keepLoser: ({ recipeId, ...copy }: OwnCopy): Statement =>
    keepOwnCopy(scope, recipeId, { kind: 'merge', ...copy }),
  /** The working copy that another revision is about to replace. */
  keepBeforeRestore: ({ recipeId, ...copy }: Place & Deed): Statement =>
    keepCopy(scope, recipeId, { kind: 'restore', ...copy }),
  rename: ({ recipeId, id }: Place, name: string | null): Statement =>
    scope.db
      .update(recipeHistory)
      .set({ name })
      .where(
        and(
          sql`+${recipeHistory.siteId} = ${scope.siteId}`,
          eq(recipeHistory.recipeId, recipeId),
          eq(recipeHistory.id, id),
          isOfKept,
        ),
      ),
});

async function findRevision(scope: SiteScope, place: Place): Promise<Revision | null> {
  const query = sql`SELECT ${storedRevision} ${revisionsAt(scope, place)}`;
  const found = await read(scope.db, firstRow(storedRevision, query));
  if (!found) return null;
  const { packed, content, ...revision } = found;
  return { ...revision, content: content ?? (await contentIn(packed)) };
}

async function contentIn(packed: string | null): Promise<RecipeContent> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the copy was validated when it was saved
  return JSON.parse(await unpacked(packed ?? '')) as RecipeContent;
}

async function listRevisions(
  { db, siteId }: SiteScope,
  recipeId: RecipeId,
  { limit, offset }: { limit: number; offset: number },
) {
  const ofRecipe = sql`+${recipeHistory.siteId} = ${siteId} AND ${recipeHistory.recipeId} = ${recipeId}
    AND ${isOfKept}`;
  const [revisions, total] = await readEach(
    db,
    rows(
      revisionSummary,
      sql`SELECT ${revisionSummary} FROM ${recipeHistory} ${authors} WHERE ${ofRecipe}
          ORDER BY ${recipeHistory.at} DESC, ${recipeHistory}.rowid DESC
          LIMIT ${limit} OFFSET ${offset}`,
    ),
    countOf(sql`${recipeHistory} WHERE ${ofRecipe}`),
  );
  return { revisions, total };
}

/** Those of a deleted recipe wait for it to come back. */
const isOfKept = sql`EXISTS (SELECT 1 FROM ${recipes}
  WHERE ${recipes.id} = ${recipeHistory.recipeId} AND ${isKept})`;

const authors = sql`LEFT JOIN ${siteUsers} ON ${siteUsers.siteId} = ${recipeHistory.siteId}
  AND ${siteUsers.userId} = ${recipeHistory.authorId}`;

const revisionsAt = ({ siteId }: SiteScope, { recipeId, id }: Place) =>
  sql`FROM ${recipeHistory} ${authors} WHERE ${recipeHistory.id} = ${id}
    AND +${recipeHistory.recipeId} = ${recipeId} AND +${recipeHistory.siteId} = ${siteId}
    AND ${isOfKept}`;
