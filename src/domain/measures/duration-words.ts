import { spelledNumbers } from '../ingredients/ingredient-line/number-words.ts';
import { de } from '../ingredients/languages/de.ts';
import { es } from '../ingredients/languages/es.ts';
import { fr } from '../ingredients/languages/fr.ts';
import { it } from '../ingredients/languages/it.ts';
import { nl } from '../ingredients/languages/nl.ts';

/** The words of times in a language; alternatives are parted by "|", a blank is any space. */
export type DurationWords = {
  hours: string;
  minutes: string;
  seconds: string;
  /** Between the ends of a range: "20 to 25 minutes". */
  ranges: string;
  /** "1 hour and 20 minutes" */
  and: string;
  /** Behind hours: "an hour and a half". */
  halves: string;
  numbers: Readonly<Record<string, number>>;
  /** Times that are words of their own, in minutes. */
  whole: Readonly<Record<string, number>>;
  /** Before a time that comes again and again, which no timer is for: "every 5 minutes". */
  repeated: string;
};

const enTimes: DurationWords = {
  hours: 'hours|hour|hrs|hr|h',
  minutes: 'minutes|minute|mins|min',
  seconds: 'seconds|second|secs|sec|s',
  ranges: 'to|or|up to',
  and: 'and|&',
  halves: 'and a half',
  numbers: { 'a couple of': 2, an: 1, a: 1, ...spelledNumbers },
  whole: {
    'half an hour': 30,
    'a half hour': 30,
    'a half-hour': 30,
    'a quarter of an hour': 15,
    'three quarters of an hour': 45,
  },
  repeated: 'every|each|per',
};

const deTimes: DurationWords = {
  hours: 'Stunden|Stunde|Std|h',
  minutes: 'Minuten|Minute|Min',
  seconds: 'Sekunden|Sekunde|Sek',
  ranges: 'bis zu|bis|oder',
  and: 'und',
  halves: 'und eine halbe',
  numbers: withApostrophes(de.numbers),
  whole: {
    'eine halbe Stunde': 30,
    'einer halben Stunde': 30,
    'eine Dreiviertelstunde': 45,
    'eine Viertelstunde': 15,
    'einer Viertelstunde': 15,
  },
  repeated: 'alle|jede|pro',
};

const frTimes: DurationWords = {
  hours: 'heures|heure|h',
  minutes: 'minutes|minute|min|mn',
  seconds: 'secondes|seconde|sec|s',
  ranges: "à|ou|jusqu’à|jusqu'à",
  and: 'et',
  halves: 'et demie|et demi',
  numbers: withApostrophes(fr.numbers),
  whole: {
    'une demi-heure': 30,
    'une demie heure': 30,
    'une bonne demi-heure': 30,
    "trois quarts d'heure": 45,
    'trois quarts d’heure': 45,
    "un quart d'heure": 15,
    'un quart d’heure': 15,
  },
  repeated: 'toutes les|chaque|par',
};

const esTimes: DurationWords = {
  hours: 'horas|hora|h',
  minutes: 'minutos|minuto|min',
  seconds: 'segundos|segundo|seg|s',
  ranges: 'a|o|hasta',
  and: 'y|con',
  halves: 'y media',
  numbers: withApostrophes(es.numbers),
  whole: { 'media hora': 30, 'un cuarto de hora': 15, 'tres cuartos de hora': 45 },
  repeated: 'cada|por',
};

const itTimes: DurationWords = {
  hours: 'ore|ora|h',
  minutes: 'minuti|minuto|min',
  seconds: 'secondi|secondo|sec|s',
  ranges: 'a|o|ai',
  and: 'e',
  halves: 'e mezza|e mezzo',
  numbers: withApostrophes(it.numbers),
  whole: {
    "mezz'ora": 30,
    'mezz’ora': 30,
    mezzora: 30,
    "un quarto d'ora": 15,
    'un quarto d’ora': 15,
    "tre quarti d'ora": 45,
    'tre quarti d’ora': 45,
  },
  repeated: 'ogni|al|per ogni',
};

const nlTimes: DurationWords = {
  hours: 'uren|uur|u',
  minutes: 'minuten|minuut|min',
  seconds: 'seconden|seconde|sec',
  ranges: 'tot|à|of',
  and: 'en',
  halves: 'en een half|en een halve',
  numbers: withApostrophes(nl.numbers),
  whole: {
    'een half uur': 30,
    'een halfuur': 30,
    halfuur: 30,
    'half uur': 30,
    'drie kwartier': 45,
    'een kwartier': 15,
    kwartier: 15,
  },
  repeated: 'elke|iedere|om de|per',
};

const tables: Readonly<Record<string, DurationWords>> = {
  en: enTimes,
  de: deTimes,
  fr: frTimes,
  es: esTimes,
  it: itTimes,
  nl: nlTimes,
};

/** Null of a language whose words nobody entered. */
export const durationWordsOf = (language: string): DurationWords | null =>
  tables[language.split('-')[0] ?? ''] ?? null;

/** Lines are read with one apostrophe, texts are written with either. */
function withApostrophes(numbers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([word, value]): [string, number][] => [
      [word, value],
      [word.replaceAll("'", '’'), value],
    ]),
  );
}
