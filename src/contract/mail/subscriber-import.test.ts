import { describe, expect, it } from 'vitest';
import { canonicalEmail } from '#domain/accounts/canonical-email.ts';
import { isEmail } from '#domain/accounts/email.ts';
import { guessColumns, personOf } from '#domain/kitchen/subscribers/csv-columns.ts';
import { recordsOf } from '#domain/kitchen/subscribers/csv-reader.ts';
import { importRowsInput } from './subscriber-import.ts';

const columns = guessColumns(recordsOf('email,name\na@b.de,Ann', ','));
const isTaken = (email: string | undefined) => isEmail(canonicalEmail(String(email)));

describe('An address with a sign in it that nobody sees', () => {
  const signs = ['\0', '\u0007', '\u200B', '\u200D', '\u202E', '\u2066', '\u00AD', '\u2028', '\n'];

  it.each(signs)('is no address, and never that of another person: %j', (sign) => {
    for (const written of [`nu${sign}ll@b.de`, `null@b${sign}c.de`]) {
      const [record] = recordsOf(`"${written}",Nul`, ',');
      expect(isTaken(personOf(record!, columns)?.email)).toBe(false);
      const [row] = importRowsInput.parse({ rows: [{ line: 1, email: written }] }).rows;
      expect(isTaken(row?.email)).toBe(false);
    }
  });

  it('is one where spaces alone stand around it', () => {
    const [record] = recordsOf('" a@b.de\n",Ann', ',');
    expect(personOf(record!, columns)?.email).toBe('a@b.de');
  });
});
