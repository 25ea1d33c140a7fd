import type { ReadTime, ReadTimes, Told } from '../read-recipe.ts';
import { writtenTime } from '../written-times.ts';
import type { Part } from './text-lines.ts';

type TimeKind = 'prep' | 'cook' | 'total' | 'custom';

const timeLabels: readonly [RegExp, TimeKind][] = [
  [
    /^(?:prep(?:aration)?(?: time)?|active(?: time)?|hands-on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|temps de préparation|préparation|tiempo de preparación|preparación|tempo di preparazione|preparazione|voorbereiding(?:stijd)?|bereidingstijd|tempo de preparo|время подготовки)$/iu,
    'prep',
  ],
  [
    /^(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|koch(?:zeit)?|kochzeit|garzeit|back(?:zeit)?|koch-?\/?backzeit|temps de cuisson|cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|kooktijd|baktijd|oventijd|stooftijd|schmorzeit|bratzeit|grillzeit|dünstzeit|simmer(?:ing)?(?: time)?|roast(?:ing)?(?: time)?|tempo de cozimento|время приготовления)$/iu,
    'cook',
  ],
  [
    /^(?:total(?: time)?|ready in|overall time|gesamt(?:zeit)?|gesamtzeit|temps total|tiempo total|tempo totale|totale tijd|tempo total|общее время|time|zeit|tiempo|tempo|temps|tijd)$/iu,
    'total',
  ],
  [
    /^(?:(?:rest(?:ing)?|chill(?:ing)?|cool(?:ing)?|freez(?:e|ing)|marinat(?:e|ing)|ris(?:e|ing)|proof(?:ing)?|soak(?:ing)?|inactive|passive|additional|wait(?:ing)?)(?: time)?|ruhezeit|kühlzeit|gehzeit|ruhen|wartezeit|temps de repos|repos|tiempo de reposo|reposo|tempo di riposo|riposo|rusttijd|wachttijd|\p{L}{2,20}zeit|\p{L}{2,20}tijd|\p{L}{3,20} time|temps (?:de |d['’])\p{L}{3,20}|tiempo de \p{L}{3,20}|tempo di \p{L}{3,20}|tempo de \p{L}{3,20})$/iu,
    'custom',
  ],
];
const servingsLabel =
  /^(?:serves|servings?|yields?|makes|portions?|portionen|personen|ergibt|menge|anzahl|dosi per|porzioni|porciones|raciones|rinde|rendimento|rende|porções|aantal|porties|personnes|nombre de personnes|portioner|porce|порци[ий]|количество порций) ?[:：]? ?(.*\d.*|one|two|three|four|five|six|eight|ten|twelve)$/iu;
const servingsWords =
  /^(?:ca\.?\s*|about\s*|etwa\s*)?\d+(?:\s*[-–~]\s*\d+)?\s*(?:servings?|portions?|portion\(s\)|serving\(s\)|portion\(en\)|portionen|personen|people|persons|personnes|parts|personas|raciones|porciones|persone|porzioni|personen|porties|pessoas|porções|portioner|porcí|porce|人分|порци[ийя])$/iu;
/** "ca 40 st": pieces of nothing are the yield. */
const piecesAlone =
  /^(?:(?:ca\.?|about|approx\.?|etwa|environ|circa|ongeveer|około|asi|около)\s*)?\d{1,3}(?:\s*[-–~]\s*\d{1,3})?\s*(?:st|stycken|styck|bitar|stk|stykker|biter|stücke?|stuks|pezzi|piezas|pièces|pieces|pcs|peças|unidades|sztuk[ia]?|szt|ks|kusů|kpl|kappaletta|шт(?:ук)?|個分?|枚分?|本分?|人前)\.?$/iu;
/** "for 12 pieces", "Voor 4 personen": how many of what, and no time and no measure. */
const servingsFor =
  /^(?:for|für|pour|para|per|por|voor|för|til|till|na|pro|dla|pentru|за|на|для)\s(?:(?:ca\.?|about|approx\.?|etwa|environ|unos|unas|circa|ongeveer|около)\s)?(\d{1,3}(?:\s?(?:[-–~/]|bis|to|à|a|tot|до)\s?\d{1,3})?(?:\s\p{L}[\p{L}'’().-]*){1,4})\s?[:：]?$/iu;
const timeOrMeasure =
  /\d\s*(?:s|sec|seconds?|sekunden?|secondes?|segundos?|secondi|seconden|m|min|mins|minutes?|minuten?|minuto?s?|minuti|minut[ay]?|мин(?:ут[ыа]?)?|h|hrs?|hours?|stunden?|heures?|horas?|or[ae]|uur|uren|timm(?:e|ar)|timer?|hodin[ya]?|godzin[ya]?|час(?:а|ов)?|days?|tage?n?|jours?|días?|giorn[oi]|dag(?:en|ar)?|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|months?|monate?n?|g|kg|mg|ml|cl|dl|l|oz|lbs?|cm|mm|inch(?:es)?|cups?|°.*|degrees|grad)(?!\p{L})/iu;
const sourceLabel =
  /^(?:source|from|adapted from|recipe (?:by|from)|quelle|source web|fuente|fonte|bron|author|by|von|par)\s*[:：]\s*(.+)$/iu;

export type LineFacts = {
  servings: Told<string> | null;
  times: ReadTimes;
  source: string | null;
  /** Lines that are told by one of the fields. */
  taken: ReadonlySet<number>;
};

const longestFact = 90;
const longestRow = 300;

/** "Prep: 10 min · Cook: 1 h; Serves 4" */
const betweenFacts = /\s?[|•·;]\s| \/ /u;

/**
 * Yield, times and source, which texts tell in lines such as "Serves 4", "Prep time: 20 minutes".
 * "Bake 30 minutes." among the steps is one of them.
 */
export function factsInLines(
  lines: readonly string[],
  { language, steps }: { language: string; steps: Part | null },
): LineFacts {
  const taken = new Set<number>();
  const facts = {
    servings: null as Told<string> | null,
    times: {} as ReadTimes,
    source: null as string | null,
  };
  for (const [at, line] of lines.entries()) {
    const isStep = steps !== null && at >= steps.start && at < steps.end;
    if (line.length > longestRow || (isStep && !/[:：]/u.test(line))) continue;
    const parts = line.split(betweenFacts);
    if (parts.some((part) => part.length > longestFact)) continue;
    for (const part of parts) {
      if (takeFact(part.trim(), lines[at + 1] ?? '', { facts, language })) taken.add(at);
    }
  }
  return { ...facts, taken };
}

type Taking = {
  facts: { servings: Told<string> | null; times: ReadTimes; source: string | null };
  language: string;
};

function takeFact(text: string, next: string, { facts, language }: Taking): boolean {
  const servings = servingsIn(text);
  if (servings !== null) {
    facts.servings ??= { value: servings.trim(), origin: 'read' };
    return true;
  }
  if (facts.servings === null && piecesAlone.test(text)) {
    facts.servings = { value: text, origin: 'read' };
    return true;
  }
  const source = sourceLabel.exec(text)?.[1];
  if (source !== undefined && !isMailAddress(source)) {
    facts.source ??= source.trim();
    return true;
  }
  return takeTime(text, next, { facts, language });
}

function servingsIn(text: string): string | null {
  const labelled = servingsLabel.exec(text)?.[1];
  if (labelled !== undefined) return labelled;
  if (servingsWords.test(text)) return text;
  return timeOrMeasure.test(text) ? null : (servingsFor.exec(text)?.[1] ?? null);
}

/** Whose it is nobody else should read. */
const isMailAddress = (text: string): boolean => /[^\s@]@[^\s@]/u.test(text);

function takeTime(text: string, next: string, { facts, language }: Taking): boolean {
  const [, label = '', inLine = ''] = /^(\D{3,30}?)\s*[:：–-]\s*(.*)$/u.exec(text) ?? [
    '',
    /^\D{3,30}/u.exec(text)?.[0] ?? '',
    text.replace(/^\D{3,30}/u, ''),
  ];
  const kind = timeLabels.find(([pattern]) => pattern.test(label.trim()))?.[1];
  if (kind === undefined) return false;
  const isBelow = inLine.trim() === '';
  const time = writtenTime(isBelow ? next : inLine, language);
  if (!time || !isTold(time, isBelow ? '' : inLine)) return false;
  const known = facts.times[kind];
  facts.times[kind] ??= {
    value: { ...time, ...(kind === 'custom' && { label: label.trim() }) },
    origin: 'read',
  };
  return kind !== 'custom' || known === undefined || isSameTime(known, time);
}

/** A recipe has one time of its own: a further one stays to be read. */
const isSameTime = ({ value }: Told<ReadTime>, { minutes }: ReadTime): boolean =>
  value.minutes === minutes;

const isTold = ({ minutes }: ReadTime, written: string): boolean =>
  minutes !== null || /\d/.test(written);
