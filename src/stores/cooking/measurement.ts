import { displaySystems } from '#domain/measures/conversion.ts';
import { measurementSystemKey } from '#domain/storage-keys.ts';
import { keptChoice } from '../kept-choice.ts';

/** Null until the visitor has chosen; then the site's own system applies. */
export const { $choice: $measurementSystem, choose: chooseMeasurementSystem } = keptChoice(
  measurementSystemKey,
  displaySystems,
);
