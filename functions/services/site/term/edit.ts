import type { NewTermInput, TermInput } from '#contract/site/globals.ts';
import type { TermView } from '#contract/recipe/recipe-view.ts';
import type { TermId } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { conflict, notFound } from '../../service-error.ts';

/** A new term shows nowhere before a recipe that has it is published. */
export async function createTerm(ctx: SiteContext, input: NewTermInput): Promise<TermView> {
  const term = { id: ctx.newId(), ...input };
  await ctx.commit([ctx.repositories.terms.create(term)]);
  return { ...term, recipeCount: 0 };
}

export async function updateTerm(
  ctx: SiteContext,
  { id, input }: { id: TermId; input: TermInput },
): Promise<TermView> {
  const { terms, changes } = ctx.repositories;
  const term = await terms.find(id);
  if (!term) throw notFound();
  const changed = { ...term, ...input };
  if (term.title !== changed.title || term.slug !== changed.slug) {
    await ctx.commit([...terms.update(id, input), changes.record([`term:${id}`], ctx.now)]);
    ctx.wakePublisher(ctx.site.id);
  }
  return changed;
}

/** What no copy of any recipe names shows nowhere either. */
export async function deleteTerm(ctx: SiteContext, id: TermId): Promise<void> {
  const { terms } = ctx.repositories;
  if (!(await terms.find(id))) throw notFound();
  const [deleted] = await ctx.commit([terms.deleteUnused(id)]);
  if (deleted === 0) throw conflict('in_use');
}
