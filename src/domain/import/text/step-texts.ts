import { lineEnd } from '../../text/lines.ts';

const numbering =
  /^(?:(?:[Ss]tep|[Ss]chritt|[ÉéEe]tape|[Pp]aso|[Pp]asso|[Pp]assaggio|[Ss]tap|[Шш]аг|STEP)\s*)?(\d{1,2})\s*[.):\]]\s*(?=\S)|^\((\d{1,2})\)\s*|^(\d{1,2})(?=\p{Lu}\p{Ll})/u;
/** "1. Mix. 2. Bake." in one line. */
const inlineNumbering = /(?:^|\s)(\d{1,2})[.)]\s+(?=\p{Lu})/gu;

/** The steps of a text: parted at blank lines where there are any and lines are wrapped, else at lines. */
export function stepTexts(text: string): string[] {
  const lines = text.split(lineEnd).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  const isNumbered = filled.length > 1 && countsUp(filled);
  if (isNumbered) return joinedByNumber(filled);
  if (filled.length === 1) return splitInline(filled[0] ?? '');
  return isWrapped(lines) ? paragraphs(lines) : filled;
}

/** Without the number that was typed before it. */
export const withoutNumber = (line: string): string => line.replace(numbering, '');

const numberOf = (line: string): number | null => {
  const [, first, second, third] = numbering.exec(line) ?? [];
  const digits = first ?? second ?? third;
  return digits === undefined ? null : Number(digits);
};

/** "1.", "2." … in order, whatever lines stand between them. */
function countsUp(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => numberOf(line) ?? []);
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1);
}

/** What has no number goes on from the line above. */
function joinedByNumber(lines: readonly string[]): string[] {
  const steps: string[] = [];
  for (const line of lines) {
    const isNew = numberOf(line) !== null || steps.length === 0;
    const words = withoutNumber(line);
    if (isNew) steps.push(words);
    else steps[steps.length - 1] = `${steps.at(-1) ?? ''}\n${words}`;
  }
  return steps;
}

function splitInline(line: string): string[] {
  const marks = [...line.matchAll(inlineNumbering)];
  const isList = marks.length > 1 && marks.every(([, digits], at) => Number(digits) === at + 1);
  if (!isList) return line === '' ? [] : [withoutNumber(line)];
  const starts = marks.map(({ index }) => index);
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

function paragraphs(lines: readonly string[]): string[] {
  const found: string[] = [];
  let open = '';
  for (const line of [...lines, '']) {
    if (line !== '') open = goneOn(open, line);
    else if (open !== '') {
      found.push(withoutNumber(open));
      open = '';
    }
  }
  return found;
}

/** A word that was parted at the end of the line stays one. */
function goneOn(before: string, line: string): string {
  return before === '' || before.endsWith('-') ? before + line : `${before} ${line}`;
}
