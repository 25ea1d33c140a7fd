import type { UnitId } from '../../ids.ts';
import type { Unit } from '../../measures/units.ts';
import { foldWord } from '../../search/search-words.ts';
import { isEnglish, primaryLanguage } from '../../text/language.ts';
import { pluralTitle as pluralOf } from '../english-plurals.ts';
import { spelledUnit } from '../languages/language-units.ts';
import { unitOfWords } from '../languages/unit-of-words.ts';
import type { OwnUnit, SiteUnits } from './said-units.ts';

export type UnitWords = { title: string; pluralTitle: string; abbreviation: string | null };

/** What the platform says for a unit in a language. */
export function platformWords(unit: Unit, language: string): UnitWords {
  const { title, pluralTitle, abbreviation } = spelledUnit(language, unit);
  return { title, pluralTitle, abbreviation };
}

/** What the cook calls a unit in a language, whatever is said for it; else what the platform does. */
export function wordsOfUnit(unit: Unit, own: readonly OwnUnit[], language: string): UnitWords {
  const { title = null, pluralTitle, abbreviation } = rowOf(unit.id, own, language) ?? {};
  if (title === null) return platformWords(unit, language);
  return { title, pluralTitle: pluralTitle ?? title, abbreviation: abbreviation ?? null };
}

export function rowOf(id: UnitId, own: readonly OwnUnit[], language: string): OwnUnit | null {
  const primary = primaryLanguage(language);
  return own.find((each) => each.unitId === id && each.language === primary) ?? null;
}

/** A short form without a vowel has no plural of its own, and only of English words it is known. */
export const usualPlural = (title: string, language: string): string =>
  isEnglish(language) && /[aeiouy]/i.test(title) ? pluralOf(title) : title;

/** What is not sent stays as it is; another title has its usual plural, and none brings back the platform's words. */
export type UnitWordsInput = {
  title?: string | null;
  pluralTitle?: string | null;
  abbreviation?: string | null;
};

/** The words after a change; null where they are the platform's. */
export function wordsAfter(
  before: UnitWords,
  input: UnitWordsInput,
  { unit, language }: { unit: Unit; language: string },
): UnitWords | null {
  if (input.title === null) return null;
  const title = input.title ?? before.title;
  const kept = title === before.title ? before.pluralTitle : null;
  const plural = input.pluralTitle === undefined ? kept : input.pluralTitle;
  const after = {
    title,
    pluralTitle: plural ?? usualPlural(title, language),
    abbreviation: input.abbreviation === undefined ? before.abbreviation : input.abbreviation,
  };
  return isSame(after, platformWords(unit, language)) ? null : after;
}

const isSame = (one: UnitWords, other: UnitWords): boolean =>
  one.title === other.title &&
  one.pluralTitle === other.pluralTitle &&
  one.abbreviation === other.abbreviation;

/** Another unit that is called so, or that lines with the word are read as; null where none is. */
export function unitCalled(
  word: string,
  { units, own }: SiteUnits,
  { language, but }: { language: string; but: UnitId },
): Unit | null {
  const slug = unitOfWords(word, language);
  const plain = foldWord(word);
  const names = (unit: Unit) =>
    [wordsOfUnit(unit, own, language), platformWords(unit, language)].flatMap(wordsIn);
  const isIt = (unit: Unit) =>
    unit.slug === slug || names(unit).some((name) => foldWord(name) === plain);
  return [...units.values()].find((unit) => unit.id !== but && isIt(unit)) ?? null;
}

export const wordsIn = ({ title, pluralTitle, abbreviation }: UnitWords): string[] =>
  [title, pluralTitle, abbreviation].filter((word) => word !== null);
