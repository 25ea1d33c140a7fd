import type { Id } from '../../ids.ts';
import { chainOf, platformUnits } from '../../ingredients/own-units/said-units.ts';
import { platformWords, rowOf, wordsOfUnit } from '../../ingredients/own-units/unit-words.ts';
import type { Unit } from '../../measures/units.ts';
import {
  type FormerEntry,
  inOrder,
  type KnownLists,
  type ListEntry,
  plainEntry,
} from './list-entry.ts';

/** Units by the cook's words, each with those that say it in their place, in the order of their names. */
export function unitEntries({ units, ownUnits = [], language }: KnownLists): ListEntry[] {
  const all = [...platformUnits(units).values()];
  const intoOf = (id: Id) => rowOf(id, ownUnits, language)?.intoId ?? null;
  const titleOf = (unit: Unit) => wordsOfUnit(unit, ownUnits, language).title;
  const merged = all.flatMap((unit): FormerEntry[] => {
    const intoId = intoOf(unit.id);
    return intoId === null ? [] : [{ id: unit.id, title: titleOf(unit), intoId }];
  });
  const standsFor = ({ id }: FormerEntry) => chainOf(id, ownUnits, language).at(-1);
  const entries = all
    .filter(({ id }) => intoOf(id) === null)
    .map((unit) => ({
      ...plainEntry,
      id: unit.id,
      title: titleOf(unit),
      slug: unit.slug,
      aliases: [platformWords(unit, language).title],
      formerly: merged.filter((each) => standsFor(each) === unit.id),
    }));
  return inOrder(entries);
}

/** The short words of units, by id; empty for none. */
export const unitAsides = ({ units, ownUnits = [], language }: KnownLists): Map<Id, string> =>
  new Map(
    [...platformUnits(units).values()].map((unit) => [
      unit.id,
      wordsOfUnit(unit, ownUnits, language).abbreviation ?? '',
    ]),
  );
