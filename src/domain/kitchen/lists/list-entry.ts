import type { Id, TermId } from '../../ids.ts';
import type { Ingredient } from '../../ingredients/ingredient.ts';
import type { Unit } from '../../measures/units.ts';
import type { TermKind } from '../../recipe/recipe.ts';
import type { TermFacts } from '../../recipe/recipe-terms.ts';

/** The cook's own lists, in the order of their use; units are the platform's. */
export const listNames = ['ingredients', 'equipment', 'terms', 'units'] as const;
export type ListName = (typeof listNames)[number];

/** What was merged into an entry, at once or by way of `intoId`. */
export type FormerEntry = { id: Id; title: string; intoId: Id };

type Kept<Facts> = Facts & { formerly?: FormerEntry[] };
export type EquipmentEntry = {
  id: Id;
  title: string;
  featuredImageId: Id | null;
  link?: string | null;
};
type MergedTerm = {
  id: TermId;
  kind: TermKind;
  slug: string;
  title: string;
  intoId: TermId;
  termId: TermId;
};

/** All that a site knows of its lists. */
export type KnownLists<Equipment extends EquipmentEntry = EquipmentEntry> = {
  ingredients: readonly Kept<Ingredient>[];
  equipment: readonly Kept<Equipment>[];
  terms: readonly TermFacts[];
  mergedTerms: readonly MergedTerm[];
  units: readonly Unit[];
  /** A BCP 47 tag: only of English words it is known what their plural is. */
  language: string;
};

/** A row of a list: what all of them have in common. */
export type ListEntry = {
  id: Id;
  title: string;
  formerly: readonly FormerEntry[];
  /** Of a term. */
  kind: TermKind | null;
  /** Of an ingredient that cannot be turned from cups into grams. */
  isUnweighed: boolean;
};

const plain = { kind: null, isUnweighed: false };

/** In the order of their names. */
export function entriesOf(list: ListName, known: KnownLists): ListEntry[] {
  return rowsOf(list, known).toSorted(
    (one, other) => byName.compare(one.title, other.title) || (one.id < other.id ? -1 : 1),
  );
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function rowsOf(list: ListName, known: KnownLists): ListEntry[] {
  switch (list) {
    case 'ingredients': {
      return known.ingredients.map(({ id, title, gramsPerLiter, formerly = [] }) => ({
        ...plain,
        id,
        title,
        formerly,
        isUnweighed: gramsPerLiter === null,
      }));
    }
    case 'equipment': {
      return known.equipment.map(({ id, title, formerly = [] }) => ({
        ...plain,
        id,
        title,
        formerly,
      }));
    }
    case 'terms': {
      const former = Object.groupBy(known.mergedTerms, ({ termId }) => termId);
      return known.terms.map(({ id, title, kind }) => ({
        ...plain,
        id,
        title,
        kind,
        formerly: former[id] ?? [],
      }));
    }
    default: {
      return known.units.map(({ id, title }) => ({ ...plain, id, title, formerly: [] }));
    }
  }
}

/** Entries that were picked, and which of them is used most: the one to keep. */
export const mostUsed = (
  entries: readonly ListEntry[],
  uses: Readonly<Record<Id, number>>,
): ListEntry | null =>
  entries.reduce<ListEntry | null>(
    (best, each) => (best === null || countOf(each, uses) > countOf(best, uses) ? each : best),
    null,
  );

export const countOf = ({ id }: { id: Id }, uses: Readonly<Record<Id, number>>): number =>
  uses[id] ?? 0;
