import type { ReadTimes, Told } from '../read-recipe.ts';
import { writtenTime } from '../written-times.ts';
import type { Part } from './text-lines.ts';

type TimeKind = 'prep' | 'cook' | 'total' | 'custom';

const timeLabels: readonly [RegExp, TimeKind][] = [
  [
    /^(?:prep(?:aration)?(?: time)?|active(?: time)?|hands-on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|temps de préparation|préparation|tiempo de preparación|preparación|tempo di preparazione|preparazione|voorbereiding(?:stijd)?|bereidingstijd|tempo de preparo|время подготовки)$/iu,
    'prep',
  ],
  [
    /^(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|koch(?:zeit)?|kochzeit|garzeit|back(?:zeit)?|koch-?\/?backzeit|temps de cuisson|cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|kooktijd|baktijd|oventijd|tempo de cozimento|время приготовления)$/iu,
    'cook',
  ],
  [
    /^(?:total(?: time)?|ready in|overall time|gesamt(?:zeit)?|gesamtzeit|temps total|tiempo total|tempo totale|totale tijd|tempo total|общее время|time|zeit|tiempo|tempo|temps|tijd)$/iu,
    'total',
  ],
  [
    /^(?:(?:rest(?:ing)?|chill(?:ing)?|cool(?:ing)?|freez(?:e|ing)|marinat(?:e|ing)|ris(?:e|ing)|proof(?:ing)?|soak(?:ing)?|inactive|passive|additional|wait(?:ing)?)(?: time)?|ruhezeit|kühlzeit|gehzeit|ruhen|wartezeit|temps de repos|repos|tiempo de reposo|reposo|tempo di riposo|riposo|rusttijd|wachttijd)$/iu,
    'custom',
  ],
];
const servingsLabel =
  /^(?:serves|servings?|yields?|makes|portions?|portionen|personen|ergibt|menge|anzahl|für|pour|para|per|dosi per|porzioni|porciones|raciones|rinde|rendimento|rende|porções|aantal|porties|personnes|nombre de personnes|portioner|porce|порци[ий]|количество порций) ?[:：]? ?(.*\d.*|one|two|three|four|five|six|eight|ten|twelve)$/iu;
const servingsWords =
  /^(?:ca\.?\s*|about\s*|etwa\s*)?\d+(?:\s*[-–~]\s*\d+)?\s*(?:servings?|portions?|portion\(s\)|serving\(s\)|portion\(en\)|portionen|personen|people|persons|personnes|parts|personas|raciones|porciones|persone|porzioni|personen|porties|pessoas|porções|portioner|porcí|porce|人分|порци[ийя])$/iu;
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
    if (line.length > longestFact || (isStep && !/[:：]/u.test(line))) continue;
    for (const part of line.split(/ [|•·] /u)) {
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
  const servings = servingsLabel.exec(text)?.[1] ?? (servingsWords.test(text) ? text : null);
  if (servings !== null) {
    facts.servings ??= { value: servings.trim(), origin: 'read' };
    return true;
  }
  const source = sourceLabel.exec(text)?.[1];
  if (source !== undefined && !isMailAddress(source)) {
    facts.source ??= source.trim();
    return true;
  }
  return takeTime(text, next, { facts, language });
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
  if (!time || (time.minutes === null && (isBelow || !/\d/.test(inLine)))) return false;
  facts.times[kind] ??= {
    value: { ...time, ...(kind === 'custom' && { label: label.trim() }) },
    origin: 'read',
  };
  return true;
}
