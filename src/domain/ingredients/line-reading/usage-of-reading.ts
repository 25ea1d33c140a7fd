import type { UnitId } from '../../ids.ts';
import type {
  AlternativeUsageMeasure,
  IngredientUsage,
  UsageMeasure,
  usageMeasures,
} from '../../recipe/recipe.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import type { LineReading, MeasureReading } from './read-line.ts';

/** What a line says of a usage; which of the cook's ingredients it is it does not. */
export type ReadParts = Pick<
  IngredientUsage,
  | 'quantityMin'
  | 'quantityMax'
  | 'unitId'
  | 'unitWord'
  | (typeof usageMeasures)[number]
  | 'preparation'
  | 'ingredientTitleOverride'
  | 'note'
>;

type UnitIdOf = (slug: string) => UnitId | null;

export function partsOfReading(reading: LineReading, unitIdOf: UnitIdOf): ReadParts {
  const { quantityMin, quantityMax, unitSlug, unitWord, preparation, note } = reading;
  return {
    quantityMin,
    quantityMax,
    unitId: unitSlug === null ? null : unitIdOf(unitSlug),
    ...(unitWord !== undefined && { unitWord }),
    ...furtherMeasures(reading, unitIdOf),
    preparation: preparation === null ? null : paragraphsFromText(preparation),
    ingredientTitleOverride: reading.linkedName ?? reading.name ?? reading.text,
    note,
  };
}

type Measures = Partial<Record<(typeof usageMeasures)[number], UsageMeasure>> & {
  alternativeMeasure?: AlternativeUsageMeasure;
};

function furtherMeasures(reading: LineReading, unitIdOf: UnitIdOf): Measures {
  const { furtherAmount, alternativeMeasure, packageSize } = reading;
  return {
    ...(furtherAmount && { furtherAmount: measureOf(furtherAmount, unitIdOf) }),
    ...(alternativeMeasure && { alternativeMeasure: measureOf(alternativeMeasure, unitIdOf) }),
    ...(packageSize && { packageSize: measureOf(packageSize, unitIdOf) }),
  };
}

function measureOf<Measure extends MeasureReading>(measure: Measure, unitIdOf: UnitIdOf) {
  const { unitSlug, ...amount } = measure;
  return { ...amount, unitId: unitSlug === null ? null : unitIdOf(unitSlug) };
}
