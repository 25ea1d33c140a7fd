import { isEmail, normalizeEmail } from '../../accounts/email.ts';
import { importedNameMaxLength } from '../../mail/import-rules.ts';
import { oneLine } from '../../text/one-line.ts';
import type { CsvRecord } from './csv-reader.ts';

/** Which column of a file holds what, by its number; null where none does. */
export type CsvColumns = {
  email: number | null;
  name: number | null;
  /** Behind the name, where first and last names stand apart. */
  lastName: number | null;
  /** Who left elsewhere says so here. */
  status: number | null;
  /** Whether the first record names the columns. */
  hasHeader: boolean;
};

const headings = {
  email: /e-?mail|correo|courriel|adres/i,
  firstName: /first|given|vorname|pr[ée]nom|nombre/i,
  lastName: /last|sur|family|nachname|apellido/i,
  name: /name|nom\b/i,
  status: /status|state|subscribed|type|active/i,
};

/** What a person would say of the columns after a look at the first records. */
export function guessColumns(records: readonly CsvRecord[]): CsvColumns {
  const [first, ...others] = records.map(({ cells }) => cells);
  const isAddress = (cell: string | undefined) => isEmail(normalizeEmail(cell ?? ''));
  const hasHeader = first !== undefined && !first.some(isAddress);
  const rows = hasHeader ? others : records.map(({ cells }) => cells);
  const width = Math.max(0, ...records.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  const addresses = (at: number) => rows.filter((cells) => isAddress(cells[at])).length;
  const titled = (heading: RegExp) =>
    columns.find((at) => hasHeader && heading.test(first[at] ?? '')) ?? null;
  const [most] = columns.toSorted((one, other) => addresses(other) - addresses(one));
  const email = most !== undefined && addresses(most) > 0 ? most : titled(headings.email);
  const lastName = titled(headings.lastName);
  const name =
    titled(headings.firstName) ??
    columns.find(
      (at) => at !== email && at !== lastName && hasHeader && headings.name.test(first[at] ?? ''),
    ) ??
    null;
  return { email, name, lastName, status: titled(headings.status), hasHeader };
}

const left =
  /^(?:un-?sub\w*|opted.?out|clean\w*|bounce\w*|complain\w*|spam\w*|inactive|removed|deleted|blocked|false|no|0)$/i;

/** Whether a cell of a status says that its person gets no letters there any more. */
export const saysLeft = (status: string): boolean => left.test(status.trim());

/** A line of a list as it is sent; null where it holds no address at all. */
export type ListedPerson = { line: number; email: string; name?: string };

const writtenMaxLength = 300;

export function personOf({ line, cells }: CsvRecord, columns: CsvColumns): ListedPerson | null {
  const cell = (at: number | null) => (at === null ? '' : oneLine(cells[at] ?? '').trim());
  const email = cell(columns.email).slice(0, writtenMaxLength);
  if (email === '') return null;
  const name = [cell(columns.name), cell(columns.lastName)].filter(Boolean).join(' ');
  const kept = Array.from(name)
    .slice(0, importedNameMaxLength)
    .join('')
    .slice(0, importedNameMaxLength)
    .trim();
  return { line, email, ...(kept !== '' && { name: kept }) };
}
