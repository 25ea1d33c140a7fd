import { findTextAmounts } from '../../ingredients/ingredient-line/text-amounts.ts';
import { vocabularyOf } from '../../ingredients/languages/phrases.ts';
import { findAmountsIn } from '../../ingredients/languages/text-amounts.ts';
import type { UnitId } from '../../ids.ts';
import { findDurations } from '../../measures/text-durations.ts';
import { splitTemperatures } from '../../measures/temperature.ts';
import { findMeasuredUnit, type Unit } from '../../measures/units.ts';
import { isEnglish } from '../../text/language.ts';

type Place = { start: number; end: number };

export type FoundTimer = Place & { kind: 'timer'; minutes: number };
export type FoundAmount = Place & { kind: 'amount'; quantity: number; unitId: UnitId };

/** What a step's text tells and a cook may accept, by its place in the text. */
export type StepFinding = FoundTimer | FoundAmount;

export type StepReader = { language: string; units: readonly Pick<Unit, 'id' | 'slug'>[] };

/** In order of appearance; a heat is neither, and of what stands in both ways the time is meant. */
export function findInStep(text: string, { language, units }: StepReader): StepFinding[] {
  const taken: Place[] = temperaturePlaces(text);
  const timers = findDurations(text, language)
    .filter(isApartFrom(taken))
    .map((each): StepFinding => ({ kind: 'timer', ...each }));
  const amounts = amountsIn(text, { language, units }).filter(isApartFrom([...taken, ...timers]));
  return [...timers, ...amounts].toSorted((one, other) => one.start - other.start);
}

/** What an amount's own text says; null where it is no amount any more. */
export function readAmount(text: string, reader: StepReader): FoundAmount | null {
  const [first, second] = amountsIn(text, reader);
  const isWhole = first && !second && text.slice(0, first.start).trim() === '';
  return isWhole && text.slice(first.end).trim() === '' ? first : null;
}

/** Heats of a text as they are shown to readers who think in the other scale. */
export function otherScale(text: string): { written: string; shown: string }[] {
  return splitTemperatures(text).flatMap((segment) => {
    if (segment.type === 'text') return [];
    const { text: written, fahrenheit, celsius } = segment;
    if (fahrenheit === written) return celsius === written ? [] : [{ written, shown: celsius }];
    return celsius === written ? [{ written, shown: fahrenheit }] : [];
  });
}

/** Only weights and volumes: "2 cloves" may be as many cloves as there are. A range has no one quantity. */
function amountsIn(text: string, { language, units }: StepReader): FoundAmount[] {
  return placedAmounts(text, language).flatMap(({ start, end, amount }) => {
    const { quantityMin, quantityMax, unit: slug } = amount;
    const unit = units.find((each) => each.slug === slug);
    const isOne = quantityMin === quantityMax && quantityMin > 0;
    if (!unit || !isOne || !findMeasuredUnit(unit.slug)) return [];
    return [{ kind: 'amount' as const, start, end, quantity: quantityMin, unitId: unit.id }];
  });
}

function placedAmounts(text: string, language: string) {
  if (isEnglish(language)) {
    return findTextAmounts(text, { isCounted: false, isPacked: false }).placed;
  }
  const words = vocabularyOf(language);
  return words ? findAmountsIn(words, text) : [];
}

function temperaturePlaces(text: string): Place[] {
  let start = 0;
  return splitTemperatures(text).flatMap((segment) => {
    const place = { start, end: start + segment.text.length };
    start = place.end;
    return segment.type === 'text' ? [] : [place];
  });
}

const isApartFrom =
  (taken: readonly Place[]) =>
  ({ start, end }: Place): boolean =>
    taken.every((place) => end <= place.start || start >= place.end);
