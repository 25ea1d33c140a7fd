import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../text/csv.ts';
import { guessColumns, personOf } from './csv-columns.ts';
import { guessSeparator, markedEncoding, separators } from './csv-format.ts';
import { csvStart, endCsv, readCsv, recordsOf } from './csv-reader.ts';
import { allSubscribers, readSubscribersView, subscribersQuery } from './list-view.ts';

const cellsOf = (text: string, separator = ',') =>
  recordsOf(text, separator).map(({ cells }) => cells);
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe('A CSV file', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' ', '=') });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });

  it('says the same after it was quoted and read, with any separator and line end', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...separators),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, separator, end) => {
          const text = rows.map((row) => row.map(quoted).join(separator) + end).join('');
          expect(cellsOf(text, separator)).toEqual(rows);
        },
      ),
    );
  });

  it('says the same in whatever parts it comes', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(40)), (text, cuts) => {
        const places = [0, ...cuts.filter((cut) => cut < text.length), text.length].toSorted(
          (one, other) => one - other,
        );
        let state = csvStart;
        const records = places.slice(1).flatMap((place, at) => {
          const part = readCsv(state, text.slice(places[at], place), ',');
          ({ state } = part);
          return part.records;
        });
        expect([...records, ...endCsv(state)]).toEqual(recordsOf(text, ','));
      }),
    );
  });

  it('knows on which line of the file a record begins', () => {
    const text = 'email,name\r\n"a@b.de","two\r\nlines"\r\n\r\nc@d.de,Ed';
    expect(recordsOf(text, ',').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('takes quotes in the middle of a cell for letters, and ends one that nobody closed', () => {
    expect(cellsOf('Ed "the cook",5" pan')).toEqual([['Ed "the cook"', '5" pan']]);
    const open = `"${'a'.repeat(10_001)}\nb@c.de,x`;
    expect(cellsOf(open).at(-1)).toEqual(['b@c.de', 'x']);
  });

  it('gives back what we write ourselves', () => {
    const row = ['edna@example.com', 'Edna "Ed" Cook, the first', 'subscribed'];
    expect(cellsOf(csvLine(row))).toEqual([row]);
  });

  it.each([
    ['email;name\na@b.de;Ann, Bo\nc@d.de;Ed', ';'],
    ['email\tname\na@b.de\tAnn', '\t'],
    ['email,name\n"a@b.de","x;y;z"', ','],
    ['a@b.de\nc@d.de', ','],
    ['email|name\na@b.de|Ann', '|'],
  ])('shows its separator: %j', (text, separator) => {
    expect(guessSeparator(text)).toBe(separator);
  });

  it.each([
    ['\uFEFFa', 'utf-16le', [0xff, 0xfe, 0x61, 0]],
    ['big', 'utf-16be', [0xfe, 0xff, 0, 0x61]],
    ['marked', 'utf-8', [0xef, 0xbb, 0xbf, 0x61]],
    ['little without mark', 'utf-16le', [0x61, 0, 0x40, 0, 0x62, 0]],
    ['big without mark', 'utf-16be', [0, 0x61, 0, 0x40, 0, 0x62]],
    ['neither', null, [0x61, 0x40, 0xe9]],
  ])('shows its encoding: %s', (_name, encoding, bytes) => {
    expect(markedEncoding(new Uint8Array(bytes))).toBe(encoding);
  });
});

describe('Columns of a list', () => {
  const guess = (text: string) => guessColumns(recordsOf(text, ','));

  it.each([
    [
      'Email Address,First Name,Last Name,Status\na@b.de,Ann,Lee,subscribed',
      { email: 0, name: 1, lastName: 2, statuses: [3], said: {}, hasHeader: true },
    ],
    [
      'id,name,email,subscribed_to_emails\n1,Ann,a@b.de,true',
      { email: 2, name: 1, lastName: null, statuses: [3], said: {}, hasHeader: true },
    ],
    [
      'Ann,a@b.de\nEd,c@d.de',
      { email: 1, name: null, lastName: null, statuses: [], said: {}, hasHeader: false },
    ],
    [
      'E-Mail,Vorname\n,',
      { email: 0, name: 1, lastName: null, statuses: [], said: {}, hasHeader: true },
    ],
    [
      'x,y\n1,2',
      { email: null, name: null, lastName: null, statuses: [], said: {}, hasHeader: true },
    ],
  ])('are guessed by their names and what stands in them: %j', (text, columns) => {
    expect(guess(text)).toEqual(columns);
  });

  it('make a person of a line, cut to what is taken, and nobody of an empty one', () => {
    const text = `email,first name,last name\na@b.de,Ann,${'L'.repeat(200)}\n,Ed,`;
    const columns = guess(text);
    const [, ann, ed] = recordsOf(text, ',');
    const person = personOf(ann!, columns);
    expect([person?.email, person?.line, person?.name?.length]).toEqual(['a@b.de', 2, 100]);
    expect(personOf(ed!, columns)).toBeNull();
  });
});

describe('The address of a list of subscribers', () => {
  it('says the view, and nothing of what is as for all', () => {
    const view = {
      text: ' ann',
      state: 'bounced',
      plan: 'none',
      source: 'unknown',
      order: 'address',
    } as const;
    expect(readSubscribersView(new URLSearchParams(subscribersQuery(view)))).toEqual(view);
    expect(subscribersQuery(allSubscribers)).toBe('');
    expect(readSubscribersView(new URLSearchParams('state=x&order=y'))).toEqual(allSubscribers);
  });
});
