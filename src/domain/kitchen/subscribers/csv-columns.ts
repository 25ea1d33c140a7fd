import { canonicalEmail } from '../../accounts/canonical-email.ts';
import { isEmail, seenAddress } from '../../accounts/email.ts';
import { importedNameMaxLength } from '../../mail/import-rules.ts';
import { cutText } from '../../text/cut-text.ts';
import { oneLine } from '../../text/one-line.ts';
import type { CsvRecord } from './csv-reader.ts';
import {
  type SaidOfWords,
  seemingStanding,
  type Standing,
  standingKind,
  type StandingKind,
  standingOf,
  wordsIn,
} from './standing.ts';

/** Which column of a file holds what, by its number; null where none does. */
export type CsvColumns = {
  email: number | null;
  name: number | null;
  /** Behind the name, where first and last names stand apart. */
  lastName: number | null;
  /** Where it is said who left elsewhere; lists have several such columns. */
  statuses: readonly number[];
  /** What the cook says of words in them. */
  said: SaidOfWords;
  /** Whether the first record names the columns. */
  hasHeader: boolean;
};

const headings = {
  email: /\b(?:e ?mail|correo|courriel|mail)\b|adres/,
  firstName: /\b(?:first|given) ?name|\bvorname|\bprenom|\bnombre/,
  lastName: /\b(?:last|sur|family) ?name|\bsurname|\bnachname|\bapellido/,
  name: /\b(?:full ?)?name|\bnom\b/,
};

const rowsLookedAt = 200;

/** What a person would say of the columns after a look at a list. */
export function guessColumns(records: readonly CsvRecord[]): CsvColumns {
  const [first, ...others] = records.map(({ cells }) => cells);
  const hasHeader = first !== undefined && !first.some(isWrittenAsAddress);
  const rows = hasHeader ? others : records.map(({ cells }) => cells);
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, at) => at);
  const looked = rows.slice(0, rowsLookedAt);
  const addresses = (at: number) => looked.filter((cells) => isAddress(cells[at])).length;
  const headingOf = (at: number) => (hasHeader ? wordsIn(first[at] ?? '') : '');
  const titled = (heading: RegExp, ...taken: (number | null)[]) =>
    columns.find((at) => !taken.includes(at) && heading.test(headingOf(at))) ?? null;
  const [most] = columns.toSorted((one, other) => addresses(other) - addresses(one));
  const slips = (at: number) => looked.some((cells) => isWrittenAsAddress(cells[at] ?? ''));
  const email =
    most !== undefined && addresses(most) > 0
      ? most
      : (titled(headings.email) ?? columns.find(slips) ?? null);
  const lastName = titled(headings.lastName, email);
  const name = titled(headings.firstName, email) ?? titled(headings.name, email, lastName);
  const isStatus = (at: number) =>
    at !== email && at !== name && at !== lastName && saysStanding(headingOf(at), at, rows);
  return { email, name, lastName, statuses: columns.filter(isStatus), said: {}, hasHeader };
}

/** A column named after states says of somebody that they left, or is mostly known; a State of America is none. */
function saysStanding(heading: string, at: number, rows: readonly string[][]): boolean {
  const kind = standingKind(heading);
  if (kind !== 'words') return kind !== null;
  const written = rows.map((cells) => cells[at] ?? '').filter((cell) => cell.trim() !== '');
  const known = written.map(seemingStanding).filter((standing) => standing !== null);
  return known.includes('left') || known.length * 2 >= written.length;
}

/** No heading has the sign, and an address with a slip of the pen is a person too. */
const isWrittenAsAddress = (cell: string): boolean => isAddress(cell) || /\S@\S/.test(cell);

const isAddress = (cell: string | undefined): boolean => isEmail(canonicalEmail(cell ?? ''));

/** How each of the columns says who left, by its heading. */
const statusKinds = (
  { statuses, hasHeader }: CsvColumns,
  [first]: readonly CsvRecord[],
): { at: number; kind: StandingKind }[] =>
  statuses.map((at) => {
    const kind = hasHeader ? standingKind(first?.cells[at] ?? '') : null;
    return { at, kind: kind ?? 'words' };
  });

/** A word that a list says of people, how often, and whether it lets them stay. */
export type ListedWord = { word: string; shown: string; count: number; standing: Standing };

const wordsShown = 12;

/** The words that the cook may say otherwise of, the commonest first. */
export function listedWords(records: readonly CsvRecord[], columns: CsvColumns): ListedWord[] {
  const rows = columns.hasHeader ? records.slice(1) : records;
  const places = statusKinds(columns, records).filter(({ kind }) => kind === 'words');
  // Of a hundred thousand cells few are different, and only those are read.
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    for (const { at } of places)
      counts.set(cells[at] ?? '', (counts.get(cells[at] ?? '') ?? 0) + 1);
  }
  const found = new Map<string, ListedWord>();
  for (const [cell, count] of counts) {
    const word = wordsIn(cell);
    const standing = standingOf('words', cell, columns.said);
    const before = found.get(word)?.count ?? 0;
    found.set(word, { word, shown: cell.trim(), standing, count: before + count });
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count).slice(0, wordsShown);
}

/** A list by what becomes of its lines before any of it is sent. */
export type SortedList = {
  people: ListedPerson[];
  leftElsewhere: number;
  /** Lines without an address. */
  addressless: number;
  /** Lines of the file at which others ran together, by a quotation mark that nobody closed. */
  runTogether: number[];
};

export function sortedList(records: readonly CsvRecord[], columns: CsvColumns): SortedList {
  const columnsOfStates = statusKinds(columns, records).map(({ at, kind }) => {
    const known = new Map<string, Standing>();
    return (cells: readonly string[]): Standing => {
      const cell = cells[at] ?? '';
      const standing = known.get(cell) ?? standingOf(kind, cell, columns.said);
      known.set(cell, standing);
      return standing;
    };
  });
  const rows = columns.hasHeader ? records.slice(1) : records;
  const sorted: SortedList = { people: [], leftElsewhere: 0, addressless: 0, runTogether: [] };
  for (const record of rows.flatMap((each) => linesOf(each, columns))) {
    const isLeft = columnsOfStates.some((standingIn) => standingIn(record.cells) === 'left');
    const person = personOf(record, columns);
    if (hasRunTogether(record)) sorted.runTogether.push(unclosedLineOf(record));
    else if (person === null) sorted.addressless += 1;
    else if (isLeft) sorted.leftElsewhere += 1;
    else sorted.people.push(person);
  }
  return sorted;
}

/** Addresses that stand beside each other on one line are people each. */
function linesOf(record: CsvRecord, { hasHeader }: CsvColumns): CsvRecord[] {
  const written = record.cells.filter((cell) => cell.trim() !== '');
  const isPlainList = !hasHeader && written.length > 1 && written.every(isAddress);
  return isPlainList ? written.map((cell) => ({ ...record, cells: [cell] })) : [record];
}

/** A line break within a cell and an address behind it, as no name has, or quotes that ended others. */
export const hasRunTogether = ({ cells, unclosedAt }: CsvRecord): boolean =>
  unclosedAt !== undefined ||
  cells.some((cell) =>
    cell
      .split('\n')
      .slice(1)
      .some((line) => line.split(/[\s,;|]+/).some(isAddress)),
  );

/** The line of the mark by which others ran into this one. */
export const unclosedLineOf = ({ line, unclosedAt = line }: CsvRecord): number => unclosedAt;

/** A line of a list as it is sent; null where it holds no address at all. */
export type ListedPerson = { line: number; email: string; name?: string };

const writtenMaxLength = 300;

export function personOf({ line, cells }: CsvRecord, columns: CsvColumns): ListedPerson | null {
  const cell = (at: number | null) => (at === null ? '' : oneLine(cells[at] ?? '').trim());
  const email = cutText(seenAddress(cells[columns.email ?? -1] ?? ''), writtenMaxLength);
  if (email === '') return null;
  const name = [cell(columns.name), cell(columns.lastName)].filter(Boolean).join(' ');
  const kept = cutText(name, importedNameMaxLength).trim();
  return { line, email, ...(kept !== '' && { name: kept }) };
}
