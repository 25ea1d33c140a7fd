import type { UnitId } from '../../ids.ts';
import { findBuiltInUnit } from '../../measures/built-in-units.ts';
import type { MeasureWords } from '../../measures/measure-words.ts';
import { findMeasuredUnit, type SaidUnit, type Unit, type UnitName } from '../../measures/units.ts';
import { primaryLanguage } from '../../text/language.ts';
import { measureWordsOf } from '../languages/language-units.ts';

/**
 * What a cook changed of a unit, for recipes in one language: its words, or that another unit is
 * said for it. What is null was not changed; the plural and the abbreviation belong to the title.
 */
export type OwnUnit = {
  unitId: UnitId;
  language: string;
  title: string | null;
  pluralTitle: string | null;
  abbreviation: string | null;
  intoId: UnitId | null;
};

/** The platform's units and what the cook of a site changed of them. */
export type SiteUnits = { units: ReadonlyMap<UnitId, Unit>; own: readonly OwnUnit[] };

/** The units as recipes in a language say them, by the ids that recipes name. */
export function saidUnits({ units, own }: SiteUnits, language: string): Map<UnitId, SaidUnit> {
  const changed = changedIn(own, language);
  if (changed.size === 0) return new Map(units);
  return new Map([...units].map(([id, unit]) => [id, saidUnit(unit, { units, changed })]));
}

/** A unit and all that is said for it, one after the other; the last is what readers see. */
export function chainOf(id: UnitId, own: readonly OwnUnit[], language: string): UnitId[] {
  return chainIn(id, changedIn(own, language));
}

/** Units and, in any language, all that is said for them. */
export function unitsBehind(ids: Iterable<UnitId>, own: readonly OwnUnit[]): Set<UnitId> {
  const behind = new Set(ids);
  // A set goes on with what is added to it.
  for (const id of behind) {
    for (const { unitId, intoId } of own) if (unitId === id && intoId) behind.add(intoId);
  }
  return behind;
}

type Changes = ReadonlyMap<UnitId, OwnUnit>;

function chainIn(id: UnitId, changed: Changes): UnitId[] {
  const chain = [id];
  for (let next = changed.get(id)?.intoId; next && !chain.includes(next);) {
    chain.push(next);
    next = changed.get(next)?.intoId;
  }
  return chain;
}

function changedIn(own: readonly OwnUnit[], language: string): Changes {
  const primary = primaryLanguage(language);
  const rows = own.filter((each) => each.language === primary);
  return new Map(rows.map((each) => [each.unitId, each]));
}

type Known = { units: ReadonlyMap<UnitId, Unit>; changed: Changes };

function saidUnit(unit: Unit, { units, changed }: Known): SaidUnit {
  const shown = units.get(chainIn(unit.id, changed).at(-1) ?? unit.id) ?? unit;
  const words = changed.get(shown.id);
  const isOwn = words !== undefined && words.title !== null;
  if (shown === unit && !isOwn) return unit;
  const said = isOwn ? ownName(shown, words) : nameOf(shown);
  const { title, pluralTitle, abbreviation } = said;
  return { ...unit, title, pluralTitle, abbreviation, said: { unit: said, isOwn } };
}

function ownName({ slug, title: usual }: Unit, words: OwnUnit): UnitName {
  const { title, pluralTitle, abbreviation } = words;
  return { slug, title: title ?? usual, pluralTitle: pluralTitle ?? title ?? usual, abbreviation };
}

const nameOf = ({ slug, title, pluralTitle, abbreviation }: UnitName): UnitName => ({
  slug,
  title,
  pluralTitle,
  abbreviation,
});

/** What amounts of a recipe are worded with: those that a reader converts say the cook's words, too. */
export function measureWordsIn(site: SiteUnits, language: string): MeasureWords | null {
  const said = site.own.length === 0 ? [] : [...saidUnits(site, language).values()];
  const measures = said.flatMap((unit) =>
    unit.said?.isOwn && findMeasuredUnit(unit.slug) ? [unit.said.unit] : [],
  );
  return measureWordsOf(language, measures);
}

/** The platform's own units of a list in which a site may say them in other words. */
export const platformUnits = (units: readonly Unit[]): Map<UnitId, Unit> =>
  new Map(units.map((unit) => [unit.id, { id: unit.id, ...platformName(unit) }]));

/** The units of a list that says them in a site's own language, as recipes in another one do. */
export const unitsInLanguage = (
  { units, ownUnits = [] }: { units: readonly Unit[]; ownUnits?: readonly OwnUnit[] },
  language: string,
): readonly SaidUnit[] =>
  ownUnits.length === 0
    ? units
    : [...saidUnits({ units: platformUnits(units), own: ownUnits }, language).values()];

function platformName(unit: Unit): UnitName {
  return nameOf(findBuiltInUnit(unit.slug) ?? unit);
}
