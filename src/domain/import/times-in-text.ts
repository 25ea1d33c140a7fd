import type { DurationWords } from '../measures/duration-words.ts';
import { durationsBy, findDurations, type FoundDuration } from '../measures/text-durations.ts';

/**
 * Times in languages that the product's own pages and its editor do not read: their words stand here,
 * so that nobody loads them who imports nothing.
 */
const further: Readonly<Record<string, DurationWords>> = {
  sv: {
    hours: 'timmar|timme|tim|h',
    minutes: 'minuter|minut|min',
    seconds: 'sekunder|sekund|sek',
    ranges: 'till|eller|à',
    and: 'och',
    halves: 'och en halv',
    numbers: { en: 1, ett: 1, två: 2, tre: 3, fyra: 4, fem: 5, tio: 10, femton: 15, tjugo: 20 },
    whole: { 'en halvtimme': 30, 'en halv timme': 30, 'en kvart': 15 },
    repeated: 'var|varje|per',
  },
  da: {
    hours: 'timers|timer|time|t',
    minutes: 'minutters|minutter|minut|min',
    seconds: 'sekunder|sekund|sek',
    ranges: 'til|eller',
    and: 'og',
    halves: 'og en halv',
    numbers: { en: 1, et: 1, to: 2, tre: 3, fire: 4, fem: 5, ti: 10, femten: 15, tyve: 20 },
    whole: { 'en halv time': 30, 'halvanden time': 90, 'et kvarter': 15, 'tre kvarter': 45 },
    repeated: 'hver|hvert|pr',
  },
  nb: {
    hours: 'timers|timer|time|t',
    minutes: 'minutters|minutter|minutt|min',
    seconds: 'sekunder|sekund|sek',
    ranges: 'til|eller',
    and: 'og',
    halves: 'og en halv',
    numbers: { en: 1, ett: 1, to: 2, tre: 3, fire: 4, fem: 5, ti: 10, femten: 15, tjue: 20 },
    whole: { 'en halv time': 30, 'en halvtime': 30, 'halvannen time': 90, 'et kvarter': 15 },
    repeated: 'hver|hvert|per',
  },
  pt: {
    hours: 'horas|hora|h',
    minutes: 'minutos|minuto|min',
    seconds: 'segundos|segundo|seg|s',
    ranges: 'a|ou|até',
    and: 'e',
    halves: 'e meia',
    numbers: { um: 1, uma: 1, dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5, dez: 10, vinte: 20 },
    whole: { 'meia hora': 30, 'um quarto de hora': 15 },
    repeated: 'cada|a cada',
  },
  pl: {
    hours: 'godzinę|godziny|godzina|godzin|godz|h',
    minutes: 'minutę|minuty|minuta|minut|min',
    seconds: 'sekundy|sekund|sek|s',
    ranges: 'do|lub|albo',
    and: 'i',
    halves: 'i pół',
    numbers: { jedną: 1, dwie: 2, trzy: 3, cztery: 4, pięć: 5, dziesięć: 10, piętnaście: 15 },
    whole: { 'pół godziny': 30, 'półtorej godziny': 90, kwadrans: 15 },
    repeated: 'co|na',
  },
  cs: {
    hours: 'hodinu|hodiny|hodina|hodin|hod|h',
    minutes: 'minutu|minuty|minuta|minut|min',
    seconds: 'sekundy|sekund|s',
    ranges: 'až|do|nebo',
    and: 'a',
    halves: 'a půl',
    numbers: { jednu: 1, dvě: 2, tři: 3, čtyři: 4, pět: 5, deset: 10, patnáct: 15, dvacet: 20 },
    whole: { 'půl hodiny': 30, půlhodinu: 30, 'čtvrt hodiny': 15, čtvrthodinu: 15 },
    repeated: 'každých|každou',
  },
  fi: {
    hours: 'tuntia|tunnin|tunti|h',
    minutes: 'minuuttia|minuutin|minuutti|min',
    seconds: 'sekuntia|sekunnin|s',
    ranges: 'tai',
    and: 'ja',
    halves: 'ja puoli',
    numbers: { yksi: 1, kaksi: 2, kolme: 3, neljä: 4, viisi: 5, kymmenen: 10 },
    whole: { 'puoli tuntia': 30, 'puolen tunnin': 30, 'puolitoista tuntia': 90 },
    repeated: 'joka',
  },
  ru: {
    hours: 'часов|часа|час|ч',
    minutes: 'минуты|минуту|минут|мин',
    seconds: 'секунды|секунд|сек',
    ranges: 'до|или',
    and: 'и',
    halves: 'с половиной',
    numbers: { один: 1, два: 2, две: 2, три: 3, четыре: 4, пять: 5, десять: 10 },
    whole: { полчаса: 30, 'полтора часа': 90, 'четверть часа': 15 },
    repeated: 'каждые|каждый',
  },
};
const alias: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** The languages whose times are read here alone. */
export const furtherTimes = [...Object.keys(further), 'ja'];

/** The times of a text in any language that imports read. */
export function timesInText(text: string, language: string, most?: number): FoundDuration[] {
  const [name = ''] = language.split('-');
  if (name === 'ja') return japaneseTimes(text);
  const words = further[alias[name] ?? name];
  return words ? durationsBy(words, text, most) : findDurations(text, language, most);
}

/** "1時間30分", "20〜30分", "1時間半"; "2分の1" is a half. No spaces part the words. */
const japanese =
  /(?<![\d.．])(?:(\d{1,2})\s?時間(?:(半)|\s?(\d{1,2})\s?分)?|(\d{1,3})\s?(?:分\s?)?(?:[~〜～–-]\s?\d{1,3}\s?)?分)(?!の\s?\d)/gu;

function japaneseTimes(text: string): FoundDuration[] {
  return [...text.normalize('NFKC').matchAll(japanese)].flatMap((found) => {
    const [written, hours = '0', half, rest = '0', alone = '0'] = found;
    const minutes = Number(hours) * 60 + (half ? 30 : 0) + Number(rest) + Number(alone);
    const start = found.index;
    return minutes > 0 ? [{ start, end: start + written.length, minutes }] : [];
  });
}
