import type { TermId } from '../../ids.ts';
import type { RecipeContent, TermKind } from '../../recipe/recipe.ts';
import { type TermFacts, termFieldOf } from '../../recipe/recipe-terms.ts';
import { findNamed, namedSo } from '../naming/find-named.ts';
import { contradictionOf } from './diet-conflicts.ts';
import { type SiteTerms, shownTerms, termsOfKind } from './site-terms.ts';

export type TermOption = {
  /** "new" where there is no such term yet. */
  id: TermId;
  label: string;
  /** Another name of it, by which it was found. */
  alias: string | null;
};

type Asked = {
  kind: TermKind;
  typed: string;
  recipe: RecipeContent;
  /** Names of what the recipe holds: a diet that one of them contradicts is not offered. */
  ingredients: readonly string[];
  site: SiteTerms & { language: string };
  limit: number;
};

/** What a recipe could be called next, and a new term last where nothing is called so yet. */
export function termOptions({ kind, typed, recipe, site, ...asked }: Asked): TermOption[] {
  const { language } = site;
  const has = new Set(shownTerms(recipe[termFieldOf[kind]], site).map(({ id }) => id));
  const all = termsOfKind(site, kind);
  const recipeLanguage = recipe.language ?? language;
  const free = all.filter(
    ({ id, title }) =>
      !has.has(id) &&
      (kind !== 'diet' || contradictionOf(title, asked.ingredients, recipeLanguage) === null),
  );
  const found = findNamed(usedFirst(free), typed, { language, limit: asked.limit });
  const known = found.map(({ id, title, aliases }): TermOption => {
    const alias = aliases.find((each) => namedSo([{ title: each }], typed, language) !== null);
    const isOwn = namedSo([{ title }], typed, language) !== null;
    return { id, label: title, alias: isOwn ? null : (alias ?? null) };
  });
  const isNew = typed.trim() !== '' && namedSo(all, typed, language) === null;
  return isNew ? [...known, { id: 'new', label: typed.trim(), alias: null }] : known;
}

const usedFirst = <Term extends TermFacts>(terms: readonly Term[]): Term[] =>
  terms.toSorted((one, other) => other.recipeCount - one.recipeCount);
