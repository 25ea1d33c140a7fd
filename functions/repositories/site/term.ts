import { sql } from 'drizzle-orm';
import type { TermId } from '#domain/ids.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import { readAll, type Statement } from '#functions/db/database.ts';
import { column, type Row } from '../row.ts';
import type { SiteScope } from '../scope.ts';

export type Term = { id: TermId; kind: TermKind; slug: string; title: string; recipeCount: number };

export const termRepository = ({ db, siteId }: SiteScope) => ({
  async find(id: TermId): Promise<Term | null> {
    const [[row] = []] = await readAll(db, [
      sql`SELECT * FROM terms WHERE site_id = ${siteId} AND id = ${id}`,
    ]);
    return row ? readTerm(row) : null;
  },
  /** Those of published recipes. */
  async listUsed(): Promise<Term[]> {
    const [rows = []] = await readAll(db, [
      sql`SELECT * FROM terms WHERE site_id = ${siteId} AND recipe_count > 0`,
    ]);
    return rows.map(readTerm);
  },
  create: (term: Omit<Term, 'recipeCount'>): Statement =>
    sql`INSERT INTO terms (id, site_id, kind, slug, title)
        VALUES (${term.id}, ${siteId}, ${term.kind}, ${term.slug}, ${term.title})`,
  update: (id: TermId, { title, slug }: Pick<Term, 'title' | 'slug'>): Statement =>
    sql`UPDATE terms SET title = ${title}, slug = ${slug}
        WHERE site_id = ${siteId} AND id = ${id}`,
  delete: (id: TermId): Statement =>
    sql`DELETE FROM terms WHERE site_id = ${siteId} AND id = ${id}`,
});

export function readTerm(row: Row): Term {
  return {
    id: column<string>(row, 'id'),
    kind: column<TermKind>(row, 'kind'),
    slug: column<string>(row, 'slug'),
    title: column<string>(row, 'title'),
    recipeCount: column<number>(row, 'recipe_count'),
  };
}
