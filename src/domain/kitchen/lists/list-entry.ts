import type { Id, TermId } from '../../ids.ts';
import type { Ingredient } from '../../ingredients/ingredient.ts';
import { chainOf, type OwnUnit, platformUnits } from '../../ingredients/own-units/said-units.ts';
import {
  canBeSaidFor,
  platformWords,
  rowOf,
  wordsOfUnit,
} from '../../ingredients/own-units/unit-words.ts';
import type { Unit } from '../../measures/units.ts';
import type { TermKind } from '../../recipe/recipe.ts';
import type { TermFacts } from '../../recipe/recipe-terms.ts';

/** The cook's own lists, in the order of their use. Units are the platform's, in the cook's words. */
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

const plain = { kind: null, isUnweighed: false, slug: null };

/** Whether one entry can become one with another. */
export const canMerge = (one: ListEntry, other: ListEntry): boolean =>
  one.id !== other.id &&
  one.kind === other.kind &&
  (one.slug === null || other.slug === null || canBeSaidFor(one.slug, other.slug));

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
      return unitRows(known);
    }
  }
}

/** A unit by the cook's word, with those that say it in their place. */
function unitRows({ units, ownUnits = [], language }: KnownLists): ListEntry[] {
  const all = [...platformUnits(units).values()];
  const intoOf = (id: Id) => rowOf(id, ownUnits, language)?.intoId ?? null;
  const titleOf = (unit: Unit) => wordsOfUnit(unit, ownUnits, language).title;
  const merged = all.flatMap((unit): FormerEntry[] => {
    const intoId = intoOf(unit.id);
    return intoId === null ? [] : [{ id: unit.id, title: titleOf(unit), intoId }];
  });
  const standsFor = ({ id }: FormerEntry) => chainOf(id, ownUnits, language).at(-1);
  return all
    .filter(({ id }) => intoOf(id) === null)
    .map((unit) => ({
      ...plain,
      id: unit.id,
      title: titleOf(unit),
      slug: unit.slug,
      aliases: [platformWords(unit, language).title],
      formerly: merged.filter((each) => standsFor(each) === unit.id),
    }));
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
