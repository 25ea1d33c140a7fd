import { useMemo } from 'react';
import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import { linesById, type RecipeWork } from '#domain/cooking/recipe-work.ts';
import { $measurementSystem } from '#stores/cooking/measurement.ts';
import { $scale } from '#stores/cooking/servings.ts';
import { $temperatureSystem } from '#stores/cooking/temperature.ts';
import { useValue } from '#stores/use-value.ts';

/** The recipe's measures, temperatures and amounts as the visitor chose them. */
export function useReading(work: RecipeWork): CookReading {
  const system = useValue($measurementSystem) ?? work.measurementSystem;
  const temperature = useValue($temperatureSystem) ?? work.temperatureSystem;
  const scale = useValue($scale);
  const lines = useMemo(() => linesById(work.ingredientGroups), [work]);
  return useMemo(
    () => ({ view: { system, temperature, scale, words: work.words }, lines }),
    [system, temperature, scale, lines, work],
  );
}
