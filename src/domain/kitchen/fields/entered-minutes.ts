const minutesPerUnit: Record<string, number> = { d: 1440, t: 1440, h: 60, m: 1 };

const amount = String.raw`(\d{1,7}(?:[.,]\d{1,3})?)`;
const part = new RegExp(
  String.raw`${amount}\s*(d(?:ays?|[ií]as?|ag(?:en)?)?|tage?n?|jours?|giorn[io]|h(?:(?:ou)?rs?|r)?|std\.?|stunden?|heures?|horas?|ore|ora|uur|m(?:in(?:s|ute[ns]?|utos?|uti)?)?\.?)(?![a-zí])`,
  'y',
);
/** As on a clock: "1:20". */
const clock = /^(\d{1,4}):([0-5]\d)$/;
/** The unit is left out where it can only be the next smaller one: "1h 20". */
const restOfHour = /^\s*(\d{1,2})$/;

const about =
  /^(?:about|around|approx\.?|ca\.?|circa|zirka|etwa|ungefähr|rund|env\.|environ|un[oa]s|ongeveer)\s+/;

/**
 * The minutes of a time as a cook writes it: "90", "1h 20", "1:20", "1.5 hours", "¾ hour",
 * "half an hour", "2 days 3 h"; null where it is none. Half minutes are rounded up.
 */
export function enteredMinutes(text: string): number | null {
  const minutes = minutesIn(text);
  return minutes === null ? null : Math.round(minutes);
}

function minutesIn(text: string): number | null {
  const written = withDecimals(inNumbers(text.trim().toLowerCase()));
  if (/^\d{1,7}$/.test(written)) return Number(written);
  const [, hours, minutes] = clock.exec(written) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  return withUnits(written);
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [/^(an?|one) (hour|day) and a half$/, '1.5 $2'],
  [/^half an? (hour|day)$/, '0.5 $1'],
  [/^(?:a )?quarter of an hour$/, '15 min'],
  [/^three[ -]quarters of an hour$/, '45 min'],
  [/^(?:an?|one) (hour|minute|day)\b/, '1 $1'],
];

/** What is said without a figure: "half an hour". */
function inNumbers(written: string): string {
  const [pattern, numbers] = spoken.find(([each]) => each.test(written)) ?? [];
  return pattern && numbers !== undefined ? written.replace(pattern, numbers) : written;
}

const signs: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** "1 ½ h", "3/4 hour" and "1¼ h" with a point. Anything but halves and quarters stays. */
const withDecimals = (written: string): string =>
  written
    .replaceAll(/ ?[½¼¾]/g, (sign) => ` ${signs[sign.trim()]}`)
    .trim()
    .replace(/^(?:\d{1,4} )?[13]\/[24](?= ?[a-z])/, (fraction) => String(valueOf(fraction)));

/** "1 3/4" */
function valueOf(fraction: string): number {
  const [parts = '', whole = '0'] = fraction.split(' ').toReversed();
  const [over, under] = parts.split('/');
  return Number(whole) + Number(over) / Number(under);
}

function withUnits(written: string): number | null {
  let sum = 0;
  let smallest = Number.POSITIVE_INFINITY;
  let at = 0;
  while (at < written.length) {
    part.lastIndex = at;
    const [whole, number = '', unit = ''] = part.exec(written) ?? [];
    if (whole === undefined) return withRest(sum, smallest, written.slice(at));
    const minutes = minutesOf(unit);
    // A second unit is a smaller one, else the text says something else.
    if (minutes >= smallest) return null;
    sum += Number(number.replace(',', '.')) * minutes;
    smallest = minutes;
    at += whole.length;
    at +=
      /^[\s,]*(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+)?/.exec(written.slice(at))?.[0].length ?? 0;
  }
  return smallest === Number.POSITIVE_INFINITY ? null : sum;
}

function withRest(sum: number, smallest: number, rest: string): number | null {
  const [, minutes] = restOfHour.exec(rest) ?? [];
  return minutes !== undefined && smallest === 60 ? sum + Number(minutes) : null;
}

/** Days, hours and minutes begin alike in the languages of cooks, but for hours in some. */
function minutesOf(unit: string): number {
  if (/^(?:std|stund|heure|hora|or[ae]|uur)/.test(unit)) return 60;
  if (/^(?:jour|giorn)/.test(unit)) return 1440;
  return minutesPerUnit[unit.slice(0, 1)] ?? 1;
}

/** "10-15 min", "1 to 2 h", "45 min bis 1 h": the longer time, since whoever plans waits for it. */
const range = /^([^–—-]*?\d[^–—-]*?)\s*(?:[–—-]|\s(?:to|or|bis|oder|à|ou|a|o|tot|of)\s)\s*(\d.*)$/u;
const night =
  /^(?:over ?night|all night|eine nacht|über nacht|(?:toute )?une nuit|toute la nuit|(?:toda|durante) la noche|una (?:noche|notte)|(?:per )?tutta la notte|een nacht|'s nachts)$/;
const nightMinutes = 480;

/** What is left of words without what is added to them or said of them in brackets. */
const withoutMore = (words: string): string =>
  words.replace(
    /[,;]?\s+(?:plus|and then|or so|or more|oder so|ou plus|o più)\b.*$|\s*\(.*$|\s*\+.*$/u,
    '',
  );

/**
 * What a field of a time can hold of the words of a cook: a time, or where they say more than that,
 * the longer one of two, eight hours for a night, the first of several, a full minute.
 */
export function readTime(text: string): { value: number; isInexact: boolean } | null {
  const exact = minutesIn(text);
  if (exact !== null) {
    const value = Math.round(exact);
    return { value, isInexact: Math.abs(exact - value) > 1e-6 };
  }
  const words = withoutMore(text.trim().toLowerCase().replace(about, '')).normalize('NFC');
  if (night.test(words)) return { value: nightMinutes, isInexact: true };
  const [, shorter = '', longer = ''] = range.exec(words) ?? [];
  const last = enteredMinutes(longer);
  const value = last !== null && isShorter(shorter, longer, last) ? last : enteredMinutes(words);
  return value === null ? null : { value, isInexact: true };
}

/** Two times that do not rise are no range but a mistake, such as "90-2 h". */
function isShorter(shorter: string, longer: string, value: number): boolean {
  const alone = /^\d{1,7}(?:[.,]\d{1,3})?$/.test(shorter.trim());
  const [figures = ''] = /^\d{1,7}(?:[.,]\d{1,3})?/.exec(longer) ?? [];
  const least = alone ? Number(shorter.trim().replace(',', '.')) : enteredMinutes(shorter);
  const most = alone ? Number(figures.replace(',', '.')) : value;
  return least !== null && least < most;
}

/** As it is shown in a field, and read again as the same: "1 h 20 min"; empty for none. */
export function writtenMinutes(minutes: number | null): string {
  if (minutes === null) return '';
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const words = [days > 0 && `${days} d`, hours > 0 && `${hours} h`, rest > 0 && `${rest} min`];
  return words.filter((word) => word !== false).join(' ') || '0 min';
}
