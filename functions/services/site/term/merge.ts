import type { MergeInput, TermsAnswer } from '#contract/site/globals.ts';
import type { TermId } from '#domain/ids.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt, notFound, preconditionFailed } from '../../service-error.ts';
import { mergedTermViewOf } from './views.ts';

type Merge = { id: TermId } & MergeInput;

/**
 * Two terms of a kind become one. Recipes go on naming what they name, so that drafts, scheduled
 * copies and the history follow without being written, and the merge can be taken back.
 */
export async function mergeTerm(ctx: SiteContext, { id, intoId }: Merge): Promise<TermsAnswer> {
  const { terms, termMerges, changes } = ctx.repositories;
  const [term, into] = await Promise.all([terms.find(id), terms.find(intoId)]);
  if (!term) throw notFound();
  if (!into || into.kind !== term.kind || into.id === term.id) throw invalidAt('intoId');
  const [merged] = await ctx.commit([
    ...termMerges.merge(term, into.id),
    changes.record([`term:${id}`, `term:${intoId}`], ctx.now),
  ]);
  // Another request merged one of them in between.
  if (merged === 0) throw preconditionFailed();
  ctx.wakePublisher(ctx.site.id);
  return termsOfKind(ctx, term.kind);
}

/** A merged term is one of its own again, with the recipes that name it. */
export async function separateTerm(ctx: SiteContext, id: TermId): Promise<TermsAnswer> {
  const { terms, termMerges, changes } = ctx.repositories;
  const merged = await terms.findMerged(id);
  if (!merged || merged.standsForId === null) throw notFound();
  await ctx.commit([
    ...termMerges.separate(merged, merged.standsForId),
    changes.record([`term:${id}`, `term:${merged.standsForId}`], ctx.now),
  ]);
  ctx.wakePublisher(ctx.site.id);
  return termsOfKind(ctx, merged.kind);
}

async function termsOfKind(ctx: SiteContext, kind: TermKind): Promise<TermsAnswer> {
  const { terms, mergedTerms } = await ctx.repositories.findGlobals();
  return {
    terms: terms.filter((term) => term.kind === kind),
    mergedTerms: mergedTerms.filter((term) => term.kind === kind).map(mergedTermViewOf),
  };
}
