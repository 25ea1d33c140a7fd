import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { TermId } from '#domain/ids.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { formerTermSlugs, terms } from '#functions/db/schema/site/recipe/terms.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { bare, excluded, selected } from '#functions/db/writing.ts';
import type { SiteScope } from '../scope.ts';
import { deleteUnusedStatement } from './merging.ts';

const columns = {
  id: terms.id,
  kind: terms.kind,
  slug: terms.slug,
  title: terms.title,
  recipeCount: terms.recipeCount,
};

export const term = selection(columns);
export type Term = RowOf<typeof term>;

/** A term and what is shown in its place; null where that is the term itself. */
export const standingTerm = selection({ ...columns, standsForId: terms.standsForId });

export const mergedTerm = selection({
  ...columns,
  standsForId: terms.standsForId,
  mergedIntoId: terms.mergedIntoId,
});
export type MergedTerm = RowOf<typeof mergedTerm>;

export const termRepository = (scope: SiteScope) => {
  const { db, siteId } = scope;
  return {
    /** What was merged into another one is a term no more. */
    find: (id: TermId): Promise<Term | null> => {
      const isOne = and(ofSite(siteId, id), isNull(terms.mergedIntoId));
      return read(db, firstRow(term, db.select(term.fields).from(terms).where(isOne)));
    },
    findMerged: async (id: TermId): Promise<MergedTerm | null> => {
      const query = db.select(mergedTerm.fields).from(terms).where(ofSite(siteId, id));
      const found = await read(db, firstRow(mergedTerm, query));
      return found && found.mergedIntoId !== null ? found : null;
    },
    /** What was merged into a term, at once or by way of another one. */
    listMergedInto: (id: TermId): Promise<MergedTerm[]> => {
      const isMerged = and(eq(terms.siteId, siteId), eq(terms.standsForId, id));
      return read(db, rows(mergedTerm, db.select(mergedTerm.fields).from(terms).where(isMerged)));
    },
    /** Those of published recipes. */
    listUsed: (): Promise<Term[]> => {
      const isUsed = and(eq(terms.siteId, siteId), gt(terms.recipeCount, 0));
      return read(db, rows(term, db.select(term.fields).from(terms).where(isUsed)));
    },
    create: (created: Omit<Term, 'recipeCount'>): Statement =>
      db.insert(terms).values({ ...created, siteId }),
    /** What is not named stays as it is; a slug that it has no more goes on leading to it. */
    update: (id: TermId, changed: Partial<Pick<Term, 'title' | 'slug'>>): Statement[] => [
      ...(changed.slug === undefined ? [] : [keepSlug(siteId, id, changed.slug)]),
      db.update(terms).set(changed).where(ofSite(siteId, id)),
    ],
    deleteUnused: (id: TermId): Statement => deleteUnusedStatement(scope, terms, id),
  };
};

/** Before a term has another one. */
const keepSlug = (siteId: string, id: TermId, next: string): Statement =>
  sql`INSERT INTO ${selected(formerTermSlugs, {
    siteId: terms.siteId,
    kind: terms.kind,
    slug: terms.slug,
    termId: terms.id,
  })} FROM ${terms} WHERE ${ofSite(siteId, id)} AND ${terms.slug} <> ${next}
    ON CONFLICT (${bare(formerTermSlugs.siteId)}, ${bare(formerTermSlugs.kind)}, ${bare(formerTermSlugs.slug)})
      DO UPDATE SET ${bare(formerTermSlugs.termId)} = ${excluded(formerTermSlugs.termId)}`;

const ofSite = (siteId: string, id: TermId) => and(eq(terms.siteId, siteId), eq(terms.id, id));
