import { lineEnd } from '../../text/lines.ts';

const stepWord =
  '(?:[Ss]tep|STEP|[Ss]chritt|[ÉéEe]tape|[Pp]aso|[Pp]asso|[Pp]assaggio|[Ss]tap|[Шш]аг)';
/** "1. Mix", "Step 2: Bake", "(3) Cool", and "Step 4" above its text. */
const numbering = new RegExp(
  [
    String.raw`^(?:${stepWord}\s*)?(?<first>\d{1,2})\s*[.):\]]\s*(?=\S)`,
    String.raw`^\((?<second>\d{1,2})\)\s*`,
    String.raw`^(?<third>\d{1,2})(?=\p{Lu}\p{Ll})`,
    String.raw`^${stepWord}\s*(?<fourth>\d{1,2})\s*[.):]?$`,
  ].join('|'),
  'u',
);
/** "1. Mix. 2. Bake." in one line. */
const inlineNumbering = /(?:^|\s)(\d{1,2})[.)]\s+(?=\p{Lu})/gu;

/** Lines that are one step, by their places; `how` is what parts the steps. */
export type StepPart = { lines: number[]; how: 'number' | 'blank' | 'line' };

/** The steps of a text: parted at blank lines where there are any and lines are wrapped, else at lines. */
export function stepTexts(text: string): string[] {
  const lines = text.split(lineEnd).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  if (filled.length === 1) return splitInline(filled[0] ?? '');
  return stepParts(lines).map(({ lines: own, how }) => {
    const words = own.map((at) => lines[at] ?? '');
    if (how === 'line') return words.join('\n');
    if (how === 'blank') return withoutNumber(words.reduce(goneOn, ''));
    return words
      .map(withoutNumber)
      .filter((line) => line !== '')
      .join('\n');
  });
}

/** The same for lines that are more than their words; blank ones are in no part. */
export function stepParts(lines: readonly string[]): StepPart[] {
  const filled = lines.flatMap((line, at) => (line === '' ? [] : [at]));
  const isNumbered = filled.length > 1 && countsUp(lines);
  if (isNumbered) return joinedByNumber(lines, filled);
  if (isWrapped(lines)) return paragraphs(lines);
  return filled.map((at) => ({ lines: [at], how: 'line' }));
}

/** Without the number that was typed before it. */
export const withoutNumber = (line: string): string => line.replace(numbering, '');

export function numberOf(line: string): number | null {
  const { first, second, third, fourth } = numbering.exec(line)?.groups ?? {};
  const digits = first ?? second ?? third ?? fourth;
  return digits === undefined ? null : Number(digits);
}

/** "1.", "2." … in order, whatever lines stand between them. */
export function countsUp(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => numberOf(line) ?? []);
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1);
}

/** What has no number goes on from the line above. */
function joinedByNumber(lines: readonly string[], filled: readonly number[]): StepPart[] {
  const parts: StepPart[] = [];
  for (const at of filled) {
    const last = parts.at(-1);
    if (last && numberOf(lines[at] ?? '') === null) last.lines.push(at);
    else parts.push({ lines: [at], how: 'number' });
  }
  return parts;
}

/** Where the steps of one line begin that counts them; null where it does not. */
export function inlineStarts(line: string): number[] | null {
  const marks = [...line.matchAll(inlineNumbering)];
  const isList = marks.length > 1 && marks.every(([, digits], at) => Number(digits) === at + 1);
  return isList ? marks.map(({ index }) => index) : null;
}

function splitInline(line: string): string[] {
  const starts = inlineStarts(line);
  if (!starts) return line === '' ? [] : [withoutNumber(line)];
  const parts = [
    line.slice(0, starts[0]),
    ...starts.map((start, at) => line.slice(start, starts[at + 1])),
  ];
  return parts
    .map((part) => part.trim().replace(/^\d{1,2}[.)]\s+/, ''))
    .filter((part) => part !== '');
}

/** Mails and books break lines where the width ends: lines go on in lower case, or in mid sentence. */
function isWrapped(lines: readonly string[]): boolean {
  const gaps = lines.slice(1).flatMap((line, at) => {
    const before = lines[at] ?? '';
    return line === '' || before === ''
      ? []
      : [!/[.!?:;…)"»”]$/u.test(before) && before.length > 40];
  });
  const goesOn = lines.some((line) => /^[\p{Ll}(]/u.test(line));
  return goesOn && gaps.length > 0 && gaps.filter(Boolean).length >= gaps.length / 2;
}

function paragraphs(lines: readonly string[]): StepPart[] {
  const parts: StepPart[] = [];
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1);
    if (line === '') continue;
    if (last && lines[at - 1] !== '') last.lines.push(at);
    else parts.push({ lines: [at], how: 'blank' });
  }
  return parts;
}

/** A word that was parted at the end of the line stays one. */
export function goneOn(before: string, line: string): string {
  return before === '' || before.endsWith('-') ? before + line : `${before} ${line}`;
}
