import { plainDegreesOf } from '../../measures/plain-degrees.ts';
import { findWrittenTemperatures } from '../../measures/written-temperature.ts';

/** "350°", "200 degrees", with nothing behind that tells the scale. */
const marked =
  /(?<![\d.,/])\d{2,3}\s?(?:[°º˚]|-?degrees?\b|(?:grad|grados|gradi|graden|degrés)(?!\p{L}))(?!\s?(?:[CF℃℉]|celsius|fahrenheit))/giu;
/** "Heat the oven to 180." */
const bare =
  /(?:oven|ofen|bak|back|roast|preheat|vorheiz|four\b|horno|forno)[^.!?\d]{0,60}?\s(?:at|to|auf|bei|à|a)\s(?<degrees>\d{3})(?=\s(?:for|until|about|für|bis|ca|pendant|durante|per)\b|\s?[.,;)]|$)/giu;

/** The first heat of a text of which nobody can tell whether it is Celsius or Fahrenheit; else null. */
export function unclearHeat(text: string, language: string): string | null {
  const clear = findWrittenTemperatures(text, plainDegreesOf(language));
  const isClear = (at: number) => clear.some(({ start, end }) => start <= at && at < end);
  const found = [
    ...[...text.matchAll(marked)].map(({ index, 0: words }) => ({ index, words })),
    ...[...text.matchAll(bare)].map(({ index, 0: words, groups }) => {
      const degrees = groups?.['degrees'] ?? '';
      return { index: index + words.lastIndexOf(degrees), words: degrees };
    }),
  ];
  return found.find(({ index }) => !isClear(index))?.words ?? null;
}
