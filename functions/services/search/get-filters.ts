import { type Filters, filtersOf } from '#domain/search/filters.ts';
import type { VisitContext } from '#functions/http/context.ts';

/** Filters that lead to at least one published recipe. */
export async function getFilters(ctx: VisitContext): Promise<Filters> {
  return filtersOf(await ctx.repositories.terms.listUsed());
}
