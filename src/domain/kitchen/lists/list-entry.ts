import type { Id, TermId } from '../../ids.ts';
import type { Ingredient } from '../../ingredients/ingredient.ts';
import { canBeSaidFor } from '../../ingredients/own-units/said-for.ts';
import type { OwnUnit } from '../../ingredients/own-units/said-units.ts';
import type { Unit } from '../../measures/units.ts';
import type { ListName } from './list-names.ts';
import type { TermKind } from '../../recipe/recipe.ts';
import type { TermFacts } from '../../recipe/recipe-terms.ts';

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
  ownUnits?: readonly OwnUnit[];
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
  /** Of a unit. */
  slug: string | null;
  /** What it is found by besides: the platform's word for a unit that the cook calls otherwise. */
  aliases?: readonly string[];
};

export const plainEntry = { kind: null, isUnweighed: false, slug: null };

/** Whether one entry can become one with another. */
export const canMerge = (one: ListEntry, other: ListEntry): boolean =>
  one.id !== other.id &&
  one.kind === other.kind &&
  (one.slug === null || other.slug === null || canBeSaidFor(one.slug, other.slug));

export const inOrder = (entries: readonly ListEntry[]): ListEntry[] =>
  entries.toSorted(
    (one, other) => byName.compare(one.title, other.title) || (one.id < other.id ? -1 : 1),
  );

/** In the order of their names; of units `unitEntries` tells. */
export const entriesOf = (list: Exclude<ListName, 'units'>, known: KnownLists): ListEntry[] =>
  inOrder(rowsOf(list, known));

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function rowsOf(list: Exclude<ListName, 'units'>, known: KnownLists): ListEntry[] {
  switch (list) {
    case 'ingredients': {
      return known.ingredients.map(({ id, title, gramsPerLiter, formerly = [] }) => ({
        ...plainEntry,
        id,
        title,
        formerly,
        isUnweighed: gramsPerLiter === null,
      }));
    }
    case 'equipment': {
      return known.equipment.map(({ id, title, formerly = [] }) => ({
        ...plainEntry,
        id,
        title,
        formerly,
      }));
    }
    default: {
      const former = Object.groupBy(known.mergedTerms, ({ termId }) => termId);
      return known.terms.map(({ id, title, kind }) => ({
        ...plainEntry,
        id,
        title,
        kind,
        formerly: former[id] ?? [],
      }));
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
