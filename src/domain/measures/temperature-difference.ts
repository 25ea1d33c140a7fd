import type { TemperatureSystem } from '../site/site.ts';

type Heat = { start: number; end: number; system: TemperatureSystem; low: number };

const byHowMuch = /\b(?:by|subtract|deduct|minus)\s(?:(?:about|around|another)\s)?$/i;
/** Of these a verb tells whether they mean a difference. */
const perhapsByHowMuch = /\b(?:um|met|de|di|en|d'environ)\s(?:(?:circa|ca\.|etwa|rund)\s)?$/i;
const changing =
  /\b(?:redu[cz]|rédui|lower|raise|increas|decreas|senk|verring|erhöh|baiss|augment|dimin|baj[ae]|sub[ai]|abbass|ridu|aument|verla|verho)/i;
const compared =
  /^\s(?:lower|less|more|higher|cooler|hotter|warmer|weniger|niedriger|höher|mehr|(?:de |en |in )?(?:moins|plus|menos|más|meno|più)|lager|hoger|minder)(?!\p{L})/iu;
const around = 48;
const largest = { celsius: 60, fahrenheit: 100 };

/** "Reduce by 20 °C", "um 20 °C senken", "20 °C lower": no heat, but how much more or less of it. */
export function isDifference({ start, end, system, low }: Heat, text: string): boolean {
  if (low < 0 || low > largest[system]) return false;
  const before = text.slice(Math.max(0, start - around), start);
  const after = text.slice(end, end + around);
  if (byHowMuch.test(before) || compared.test(after)) return true;
  return perhapsByHowMuch.test(before) && changing.test(before + after);
}

export const differenceIn = (degrees: number, from: TemperatureSystem): number =>
  from === 'fahrenheit' ? (degrees * 5) / 9 : (degrees * 9) / 5;
