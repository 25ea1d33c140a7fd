import { durationWordsOf } from '../../measures/duration-words.ts';
import { isEnglish } from '../../text/language.ts';
import { writtenMinutes } from '../fields/entered-minutes.ts';

/** A time as the language of a recipe says it in short: "1 h 20 min", "1 Std. 20 Min."; in English where it is not known. */
export function timerWords(minutes: number, language: string): string {
  if (isEnglish(language) || durationWordsOf(language) === null) return writtenMinutes(minutes);
  const parts = [
    { unit: 'day', count: Math.floor(minutes / 1440) },
    { unit: 'hour', count: Math.floor((minutes % 1440) / 60) },
    { unit: 'minute', count: minutes % 60 },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    )
    .join(' ');
}
