import type { TermId } from '../../ids.ts';
import type { RecipeContent, TermKind } from '../../recipe/recipe.ts';
import { type TermFacts, termFieldOf } from '../../recipe/recipe-terms.ts';
import { slugFrom, uniqueSlug } from '../../text/slug.ts';

/** A term that stands for another one since they were merged; recipes may still name it. */
export type MergedTerm = {
  id: TermId;
  kind: TermKind;
  title: string;
  /** What it was merged into. */
  intoId: TermId;
  /** What is shown in its place: `intoId`, or what that was merged into later. */
  termId: TermId;
};

export type SiteTerms = { terms: readonly TermFacts[]; mergedTerms: readonly MergedTerm[] };

/** As many terms of a kind as a recipe can have. */
export const termsPerKind = 100;

/** The order in which a dish is described. */
export const describedKinds = [
  'meal',
  'category',
  'cuisine',
  'method',
  'diet',
  'tag',
] as const satisfies readonly TermKind[];

/** The terms of a kind with every name by which they are found. */
export const termsOfKind = ({ terms, mergedTerms }: SiteTerms, kind: TermKind) =>
  terms
    .filter((term) => term.kind === kind)
    .map((term) => ({
      ...term,
      aliases: mergedTerms.filter(({ termId }) => termId === term.id).map(({ title }) => title),
    }));

const standsFor = (id: TermId, { mergedTerms }: SiteTerms): TermId =>
  mergedTerms.find((merged) => merged.id === id)?.termId ?? id;

/** Null for a term that was deleted while the recipe still names it. */
export type ShownTerm = { id: TermId; term: TermFacts | null };

/** What a recipe shows of a kind, each once, in the recipe's order. */
export function shownTerms(ids: readonly TermId[], site: SiteTerms): ShownTerm[] {
  const shown = new Set(ids.map((id) => standsFor(id, site)));
  return [...shown].map((id) => ({
    id,
    term: site.terms.find((term) => term.id === id) ?? null,
  }));
}

export function withTerm(recipe: RecipeContent, kind: TermKind, id: TermId): RecipeContent {
  const field = termFieldOf[kind];
  const ids = recipe[field];
  if (ids.includes(id) || ids.length >= termsPerKind) return recipe;
  return { ...recipe, [field]: [...ids, id] };
}

type OneTerm = { kind: TermKind; id: TermId };

/** Takes away the term, and what was merged into it. */
export function withoutTerm(
  recipe: RecipeContent,
  { kind, id }: OneTerm,
  site: SiteTerms,
): RecipeContent {
  const field = termFieldOf[kind];
  const kept = recipe[field].filter((each) => standsFor(each, site) !== id);
  return kept.length === recipe[field].length ? recipe : { ...recipe, [field]: kept };
}

type Listed = { id: string; termIds: readonly TermId[] };

/** How many recipes, drafts too, name a term or what was merged into it. */
export const recipesWith = (id: TermId, recipes: readonly Listed[], site: SiteTerms): number =>
  recipes.filter(({ termIds }) => termIds.some((each) => standsFor(each, site) === id)).length;

type Sluggable = { kind: TermKind; slug: string };

/** An address for a new term that no other of its kind has, nor one that was merged into another. */
export function freeTermSlug(
  kind: TermKind,
  title: string,
  { terms, mergedTerms }: Record<'terms' | 'mergedTerms', readonly Sluggable[]>,
): string {
  const ofKind = [...terms, ...mergedTerms].filter((term) => term.kind === kind);
  return uniqueSlug(slugFrom(title) ?? kind, new Set(ofKind.map(({ slug }) => slug)));
}
