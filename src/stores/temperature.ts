import { temperatureSystems } from '#domain/site.ts';
import { temperatureSystemKey } from '#domain/storage-keys.ts';
import { keptChoice } from './kept-choice.ts';

/** The site's own system as long as nobody has chosen. */
export const { $choice: $temperatureSystem, choose: chooseTemperatureSystem } = keptChoice(
  temperatureSystemKey,
  temperatureSystems,
);
