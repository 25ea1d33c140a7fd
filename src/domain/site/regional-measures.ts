import type { SiteSettings } from './site.ts';

type Measures = Pick<SiteSettings, 'defaultMeasurementSystem' | 'defaultTemperatureSystem'>;

const customary: Measures = {
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
};
const metric: Measures = {
  defaultMeasurementSystem: 'metric',
  defaultTemperatureSystem: 'celsius',
};

/** What cooks of a language measure by: of its region, or of the most likely one. */
export const measuresOf = (language: string): Measures =>
  new Intl.Locale(language).maximize().region === 'US' ? customary : metric;
