import type { ReadRecipe } from '../../read-recipe.ts';
import { writtenTime } from '../../written-times.ts';

type CustomTime = { label: string; written: string; language: string };

/** The times of a recipe with the one that its author named. */
export function withCustomTime(
  times: ReadRecipe['times'],
  { label, written, language }: CustomTime,
): ReadRecipe['times'] {
  const time = writtenTime(written, language);
  return time ? { ...times, custom: { value: { ...time, label }, origin: 'exact' } } : times;
}
