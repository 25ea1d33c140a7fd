import type { TemperatureSystem } from '../site/site.ts';

/** What degrees without a scale are in the language of a text; Fahrenheit where nothing is said. */
export type PlainDegrees = 'celsius' | 'unknown';

type PlainTemperature = { start: number; end: number; system: TemperatureSystem; low: number };

/** "425 degrees", "350°", "180 Grad"; no part of "350°/180°". */
const plainDegrees =
  /(?<!\d|\d[.,]|[.,]\d|\/\s?)(?<degrees>\d{2,3})\s?(?<word>[°º˚]|-?degrees?\b|(?:grad|grados|gradi|graden|degrés)(?!\p{L}))(?!\s?(?:[FC]\b|fahrenheit|celsius|centigrade|℉|℃|\/\s?\d))/giu;
const cooking =
  /\b(?:bak|broil|dough|fry|grill|oil\b|oven|preheat|roast|temperature|four\b|forno|horn[eo]|cuire|enfourn)|ofen|[bg]ack|hitze|heiz|chauff/i;
/** Of an oven's "250 degrees" nobody means Celsius, of "250°" some do; no oven is 275 °C. */
const ranges = {
  said: [250, 550],
  fahrenheit: [275, 550],
  celsius: [50, 274],
} as const;
const turning =
  /\b(?:angle|dreh|flip|gir|rotat|spin|swivel|tourn|twist|turn(?![^.]*\b(?:oven|heat)))[^.]*$/i;
const turned = /^\s?(?:(?:weiter)?drehen|wenden|turn|rotat)/i;
const towards = /\b(?:at|to|auf|a|à|op)\s(?:the\s|about\s)?$/i;
const around = 40;

/** Heats without a scale where an oven, oil or dough is spoken of. */
export function plainTemperatures(
  text: string,
  meaning: PlainDegrees | undefined,
): PlainTemperature[] {
  if (!cooking.test(text)) return [];
  return [...text.matchAll(plainDegrees)].flatMap((match) => {
    const { degrees, word = '' } = match.groups ?? {};
    const isCelsius = meaning === 'celsius' || /^[g]|é/i.test(word);
    if (!isCelsius && meaning) return [];
    const system = isCelsius ? 'celsius' : 'fahrenheit';
    const [coolest, hottest] = ranges[!isCelsius && /s/i.test(word) ? 'said' : system];
    const [start, end, low] = [match.index, match.index + match[0].length, Number(degrees)];
    const isHeat = low >= coolest && low <= hottest && !isTurn(text, start, end);
    return isHeat ? [{ start, end, system, low }] : [];
  });
}

/** "Rotate the pan 360 degrees", not "turn the oven to 350 degrees". */
function isTurn(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - around), start);
  const isTurning = turning.test(before) && !towards.test(before);
  return isTurning || turned.test(text.slice(end, end + around));
}
