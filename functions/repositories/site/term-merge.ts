import { type SQL, sql } from 'drizzle-orm';
import type { TermId } from '#domain/ids.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import type { Statement } from '#functions/db/database.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { searchBacklog } from '#functions/db/schema/site/search.ts';
import { recipeTerms, terms } from '#functions/db/schema/site/recipe/terms.ts';
import { selected } from '#functions/db/writing.ts';
import { termStatements } from '../recipe/publication-statements.ts';
import { inList, type SiteScope } from '../scope.ts';
import { mergeStatement, separateStatement, settleStatement } from './merging.ts';

type OneTerm = { id: TermId; kind: TermKind };

/** Terms that are shown as another one. What published recipes show follows in the same batch. */
export const termMergeRepository = (scope: SiteScope) => ({
  /** The first statement changes nothing where one of both is merged already. */
  merge: (term: OneTerm, intoId: TermId): Statement[] => [
    mergeStatement(scope, terms, { id: term.id, intoId }),
    ...following(scope, term, [term.id, intoId]),
  ],
  separate: (term: OneTerm, shownId: TermId): Statement[] => [
    separateStatement(scope, terms, term.id),
    ...following(scope, term, [term.id, shownId]),
  ],
});

/** `ids` are the terms that recipes may show before and after. */
function following(scope: SiteScope, { kind }: OneTerm, ids: TermId[]): Statement[] {
  const { siteId } = scope;
  const chosen = sql`${recipes.id} IN (SELECT ${recipeTerms.recipeId} FROM ${recipeTerms}
    WHERE ${recipeTerms.siteId} = ${siteId} AND ${recipeTerms.termId} ${inList(ids)})`;
  return [
    settleStatement(scope, terms, sql`${terms.kind} = ${kind}`),
    queueStatement(siteId, chosen),
    ...termStatements(scope, chosen),
  ];
}

/** What is found by its terms is read anew. */
const queueStatement = (siteId: string, chosen: SQL): Statement =>
  sql`INSERT OR IGNORE INTO ${selected(searchBacklog, {
    recipeId: recipes.id,
    siteId: recipes.siteId,
  })} FROM ${recipes} WHERE +${recipes.siteId} = ${siteId} AND ${chosen}`;
