import { displaySystems } from '#domain/conversion.ts';
import { measurementSystemKey } from '#domain/storage-keys.ts';
import { keptChoice } from './kept-choice.ts';

/** The site's own system as long as nobody has chosen. */
export const { $choice: $measurementSystem, choose: chooseMeasurementSystem } = keptChoice(
  measurementSystemKey,
  displaySystems,
);
