import { partsOf } from '../../measures/duration.ts';
import { isEnglish } from '../../text/language.ts';
import { writtenMinutes } from '../fields/entered-minutes.ts';

type TimeUnit = 'day' | 'hour' | 'minute';

/** How long a timer runs, in the language of its step: "1 h 20 min", "1 Std. 20 Min.". */
export function timerWords(minutes: number, language: string): string {
  if (!hasOwnWords(language)) return writtenMinutes(minutes);
  const { days, hours, minutes: rest } = partsOf(minutes);
  const words = [
    days > 0 && counted(days, 'day', language),
    hours > 0 && counted(hours, 'hour', language),
    (rest > 0 || minutes === 0) && counted(rest, 'minute', language),
  ];
  return words.filter((word) => word !== false).join(' ');
}

/** A language whose words nobody knows would else get those of the device. */
const hasOwnWords = (language: string): boolean =>
  !isEnglish(language) && Intl.NumberFormat.supportedLocalesOf(language).length > 0;

const counted = (count: number, unit: TimeUnit, language: string): string =>
  formatOf(unit, language).format(count);

const formatOf = (unit: TimeUnit, language: string): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
