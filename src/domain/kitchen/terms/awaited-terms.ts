import type { TermId } from '../../ids.ts';
import { type RecipeContent, type TermKind, termKinds } from '../../recipe/recipe.ts';
import { termFieldOf } from '../../recipe/recipe-terms.ts';
import { awaitedName, begunIn, withBegun } from '../draft/begun-fields.ts';
import { withTerm } from './site-terms.ts';

const nameOf = (kind: TermKind): string => awaitedName(termFieldOf[kind]);

/** What a recipe is to have of a kind once the site has it. */
export const awaitedTerms = (recipe: object, kind: TermKind): string[] =>
  begunIn(recipe)[nameOf(kind)]?.split('\n') ?? [];

/** Kinds of which something is awaited. */
export const awaitedKinds = (recipe: RecipeContent): TermKind[] =>
  termKinds.filter((kind) => nameOf(kind) in begunIn(recipe));

export function withAwaited(
  recipe: RecipeContent,
  kind: TermKind,
  titles: readonly string[],
): RecipeContent {
  const all = new Set([...awaitedTerms(recipe, kind), ...titles]);
  return titles.length === 0 ? recipe : withBegun(recipe, nameOf(kind), [...all].join('\n'));
}

export function withoutAwaited(recipe: RecipeContent, kind: TermKind, title: string) {
  const others = awaitedTerms(recipe, kind).filter((each) => each !== title);
  return withBegun(recipe, nameOf(kind), others.length === 0 ? null : others.join('\n'));
}

/** What was awaited is there; nothing of a recipe that awaits it no longer. */
export const withArrived = (
  recipe: RecipeContent,
  kind: TermKind,
  { title, id }: { title: string; id: TermId },
): RecipeContent =>
  awaitedTerms(recipe, kind).includes(title)
    ? withTerm(withoutAwaited(recipe, kind, title), kind, id)
    : recipe;
