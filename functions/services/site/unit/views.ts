import type { UnitsAnswer } from '#contract/site/globals.ts';
import { type OwnUnit, saidUnits } from '#domain/ingredients/own-units/said-units.ts';
import type { Unit } from '#domain/measures/units.ts';

/** Every unit under its own id, as recipes in a language say it, and what the cook changed. */
export function unitsViewOf(
  units: readonly Unit[],
  own: readonly OwnUnit[],
  language: string,
): UnitsAnswer {
  if (own.length === 0) return { units: [...units] };
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const said = [...saidUnits({ units: known, own }, language).values()];
  return { units: said.map(({ said: _said, ...unit }) => unit), ownUnits: [...own] };
}
