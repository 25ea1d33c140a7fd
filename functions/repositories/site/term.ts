import { and, eq, gt } from 'drizzle-orm';
import type { TermId } from '#domain/ids.ts';
import { read, type Statement } from '#functions/db/database.ts';
import { terms } from '#functions/db/schema/site/terms.ts';
import { firstRow, type RowOf, rows, selection } from '#functions/db/selection.ts';
import type { SiteScope } from '../scope.ts';

export const term = selection({
  id: terms.id,
  kind: terms.kind,
  slug: terms.slug,
  title: terms.title,
  recipeCount: terms.recipeCount,
});
export type Term = RowOf<typeof term>;

export const termRepository = ({ db, siteId }: SiteScope) => ({
  find: (id: TermId): Promise<Term | null> =>
    read(db, firstRow(term, db.select(term.fields).from(terms).where(ofSite(siteId, id)))),
  /** Those of published recipes. */
  listUsed: (): Promise<Term[]> => {
    const isUsed = and(eq(terms.siteId, siteId), gt(terms.recipeCount, 0));
    return read(db, rows(term, db.select(term.fields).from(terms).where(isUsed)));
  },
  create: (created: Omit<Term, 'recipeCount'>): Statement =>
    db.insert(terms).values({ ...created, siteId }),
  update: (id: TermId, { title, slug }: Pick<Term, 'title' | 'slug'>): Statement =>
    db.update(terms).set({ title, slug }).where(ofSite(siteId, id)),
  delete: (id: TermId): Statement => db.delete(terms).where(ofSite(siteId, id)),
});

const ofSite = (siteId: string, id: TermId) => and(eq(terms.siteId, siteId), eq(terms.id, id));
