import { temperatureSystems } from '#domain/site/site.ts';
import { temperatureSystemKey } from '#domain/storage-keys.ts';
import { keptChoice } from '../kept-choice.ts';

/** Null until the visitor has chosen; then the site's own system applies. */
export const { $choice: $temperatureSystem, choose: chooseTemperatureSystem } = keptChoice(
  temperatureSystemKey,
  temperatureSystems,
);
