import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import { linesById, type RecipeWork } from '#domain/cooking/recipe-work.ts';
import { $measurementSystem } from '#stores/measurement.ts';
import { $scale } from '#stores/servings.ts';
import { $temperatureSystem } from '#stores/temperature.ts';

// The page was printed before anybody chose; what was chosen shows right after.
const asPrinted = { ssr: 'initial' } as const;

/** How this visitor reads this recipe. */
export function useReading(work: RecipeWork): CookReading {
  const system = useStore($measurementSystem, asPrinted) ?? work.measurementSystem;
  const temperature = useStore($temperatureSystem, asPrinted) ?? work.temperatureSystem;
  const scale = useStore($scale, asPrinted);
  const lines = useMemo(() => linesById(work.ingredientGroups), [work]);
  return useMemo(
    () => ({ view: { system, temperature, scale }, lines }),
    [system, temperature, scale, lines],
  );
}
