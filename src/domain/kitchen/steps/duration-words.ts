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

const en: DurationWords = {
  hours: 'hours|hour|hrs|hr|h',
  minutes: 'minutes|minute|mins|min',
  seconds: 'seconds|second|secs|sec|s',
  ranges: 'to|or|up to',
  and: 'and|&',
  halves: 'and a half',
  numbers: {
    'a couple of': 2,
    an: 1,
    a: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    'forty-five': 45,
    sixty: 60,
  },
  whole: {
    'half an hour': 30,
    'a half hour': 30,
    'a half-hour': 30,
    'a quarter of an hour': 15,
    'three quarters of an hour': 45,
  },
  repeated: 'every|each|per',
};

const de: DurationWords = {
  hours: 'Stunden|Stunde|Std|h',
  minutes: 'Minuten|Minute|Min',
  seconds: 'Sekunden|Sekunde|Sek',
  ranges: 'bis zu|bis|oder',
  and: 'und',
  halves: 'und eine halbe',
  numbers: {
    eine: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwölf: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    anderthalb: 1.5,
    eineinhalb: 1.5,
    zweieinhalb: 2.5,
  },
  whole: {
    'eine halbe Stunde': 30,
    'einer halben Stunde': 30,
    'eine Dreiviertelstunde': 45,
    'eine Viertelstunde': 15,
    'einer Viertelstunde': 15,
  },
  repeated: 'alle|jede|pro',
};

const fr: DurationWords = {
  hours: 'heures|heure|h',
  minutes: 'minutes|minute|min|mn',
  seconds: 'secondes|seconde|sec|s',
  ranges: "à|ou|jusqu’à|jusqu'à",
  and: 'et',
  halves: 'et demie|et demi',
  numbers: {
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
  },
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

const es: DurationWords = {
  hours: 'horas|hora|h',
  minutes: 'minutos|minuto|min',
  seconds: 'segundos|segundo|seg|s',
  ranges: 'a|o|hasta',
  and: 'y|con',
  halves: 'y media',
  numbers: {
    una: 1,
    un: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
  },
  whole: { 'media hora': 30, 'un cuarto de hora': 15, 'tres cuartos de hora': 45 },
  repeated: 'cada|por',
};

const it: DurationWords = {
  hours: 'ore|ora|h',
  minutes: 'minuti|minuto|min',
  seconds: 'secondi|secondo|sec|s',
  ranges: 'a|o|ai',
  and: 'e',
  halves: 'e mezza|e mezzo',
  numbers: {
    "un'": 1,
    'un’': 1,
    un: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    dodici: 12,
    quindici: 15,
    venti: 20,
    trenta: 30,
    quaranta: 40,
  },
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

const nl: DurationWords = {
  hours: 'uren|uur|u',
  minutes: 'minuten|minuut|min',
  seconds: 'seconden|seconde|sec',
  ranges: 'tot|à|of',
  and: 'en',
  halves: 'en een half|en een halve',
  numbers: {
    een: 1,
    één: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    twaalf: 12,
    vijftien: 15,
    twintig: 20,
    dertig: 30,
    veertig: 40,
    anderhalf: 1.5,
    tweeënhalf: 2.5,
  },
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

const tables: Readonly<Record<string, DurationWords>> = { en, de, fr, es, it, nl };

/** Null of a language whose words nobody entered. */
export const durationWordsOf = (language: string): DurationWords | null =>
  tables[language.split('-')[0] ?? ''] ?? null;
