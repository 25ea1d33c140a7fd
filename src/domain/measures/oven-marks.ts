import type { TemperatureSystem } from '../site/site.ts';

type OvenMark = { start: number; end: number } & Record<TemperatureSystem, number>;

/** What cooks take the marks of a gas oven for: Fahrenheit and Celsius. */
const gasMarks: Readonly<Record<string, readonly [number, number]>> = {
  '¼': [225, 110],
  '½': [250, 130],
  '1': [275, 140],
  '2': [300, 150],
  '3': [325, 160],
  '4': [350, 180],
  '5': [375, 190],
  '6': [400, 200],
  '7': [425, 220],
  '8': [450, 230],
  '9': [475, 240],
};
const gasMark = /\bgas(?: mark)? (?<mark>1\/[24]|[1-9¼½])(?![\d½¼]|[./–-]\d)/gi;
/** The marks of French ovens are 30 °C apart. */
const thermostat =
  /\bth(?:ermostat)?\.? ?(?<mark>10|[1-9](?:[.,]5)?)(?![\d½¼]|[.,]\d| ?(?:[/–-]|ou|à) ?\d)/gi;
const perMark = 30;
const roundedTo = 5;
const ovenWork = /\b(?:bak|grill|oven|preheat|roast|four\b|cuire|enfourn)|chauff/i;

/** The marks of ovens in a text that speaks of one, in order of appearance. */
export function ovenMarksIn(text: string): OvenMark[] {
  if (!ovenWork.test(text)) return [];
  const gas = [...text.matchAll(gasMark)].flatMap((match) => {
    const mark = match.groups?.['mark']?.replace('1/4', '¼').replace('1/2', '½') ?? '';
    const [fahrenheit, celsius] = gasMarks[mark] ?? [];
    return fahrenheit && celsius ? [{ ...placeOf(match), fahrenheit, celsius }] : [];
  });
  const french = [...text.matchAll(thermostat)].map((match) => {
    const celsius = Number(match.groups?.['mark']?.replace(',', '.')) * perMark;
    const fahrenheit = Math.round(((celsius * 9) / 5 + 32) / roundedTo) * roundedTo;
    return { ...placeOf(match), fahrenheit, celsius };
  });
  return [...gas, ...french].toSorted((one, other) => one.start - other.start);
}

const placeOf = ({ index, 0: text }: RegExpExecArray) => ({
  start: index,
  end: index + text.length,
});
