import type { TermId } from '../../ids.ts';
import { singularTitle } from '../../ingredients/english-plurals.ts';
import type { TermKind } from '../../recipe/recipe.ts';
import { type TermFacts, termFieldOf, type RecipeTerms } from '../../recipe/recipe-terms.ts';
import { foldWord } from '../../search/search-words.ts';
import { isEnglish } from '../../text/language.ts';
import { contradictionOf } from './diet-conflicts.ts';
import { describedKinds, type SiteTerms, termsOfKind, termsPerKind } from './site-terms.ts';

/** A word that sorts a recipe, and the kind that its source says it is of. */
export type SortingWord = { word: string; kind: TermKind };

type Found = { name: string; term: TermFacts };
type Names = Map<string, Found[]>;
export type Lists = SiteTerms & { language: string };

/** The lists of a site are never changed in place, and thousands of recipes are sorted by them. */
const known = new WeakMap<object, { language: string; names: Names }>();

/** The term of the site that a word names, in any case, accents and number; of its own kind first. */
export function termNamed({ word, kind }: SortingWord, site: Lists): TermFacts | null {
  const found = namesOf(site).get(keyOf(word, site.language)) ?? [];
  const isSame = ({ name }: Found) => name === plainName(word);
  const kinds = [kind, ...describedKinds];
  const rank = (each: Found) => kinds.indexOf(each.term.kind) * 2 + (isSame(each) ? 0 : 1);
  const [best] = found.toSorted((one, other) => rank(one) - rank(other));
  return best?.term ?? null;
}

type Sorting = {
  site: Lists;
  /** Of the recipe: a diet that one of them contradicts is not taken over. */
  ingredients: readonly string[];
  language: string;
};

/** Words that name terms of the site become these; the others are left as they were written. */
export function sortedByTerms(
  words: readonly SortingWord[],
  { site, ingredients, language }: Sorting,
): { terms: Partial<RecipeTerms>; left: SortingWord[] } {
  const ids = new Map<TermKind, Set<TermId>>();
  const left = words.filter((each) => {
    const term = termNamed(each, site);
    const ofKind = term && (ids.get(term.kind) ?? new Set());
    if (!term || !ofKind || ofKind.size >= termsPerKind) return true;
    const isContradicted =
      term.kind === 'diet' && contradictionOf(term.title, ingredients, language) !== null;
    if (isContradicted) return true;
    ids.set(term.kind, ofKind.add(term.id));
    return false;
  });
  const terms: Partial<RecipeTerms> = {};
  for (const [kind, found] of ids) terms[termFieldOf[kind]] = [...found];
  return { terms, left };
}

function namesOf(site: Lists): Names {
  const before = known.get(site.terms);
  if (before?.language === site.language) return before.names;
  const names: Names = new Map();
  for (const kind of describedKinds) {
    for (const { aliases, ...term } of termsOfKind(site, kind)) {
      for (const name of [term.title, ...aliases]) {
        const key = keyOf(name, site.language);
        names.set(key, [...(names.get(key) ?? []), { name: plainName(name), term }]);
      }
    }
  }
  known.set(site.terms, { language: site.language, names });
  return names;
}

const plainName = (name: string): string =>
  foldWord(name.normalize('NFKC'))
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .trim();

const keyOf = (name: string, language: string): string => {
  const plain = plainName(name);
  return isEnglish(language) ? foldWord(singularTitle(plain)) : plain;
};
