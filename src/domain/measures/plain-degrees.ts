import { isEnglish } from '../text/language.ts';
import type { PlainDegrees } from './plain-temperature.ts';

/** Who writes in another language there may mean Fahrenheit. */
const inBoth = new Set(['US', 'CA', 'MX', 'PR']);

/** What "350°" means in a language; undefined is Fahrenheit, which cooks in the US do not name. */
export function plainDegreesOf(language: string): PlainDegrees | undefined {
  const { region } = new Intl.Locale(language);
  if (isEnglish(language)) return region === undefined || region === 'US' ? undefined : 'unknown';
  return inBoth.has(region ?? '') ? 'unknown' : 'celsius';
}
