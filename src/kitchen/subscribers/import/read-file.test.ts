import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessColumns, sortedList } from '#domain/kitchen/subscribers/csv-columns.ts';
import { type ReadList, readList } from './read-file.ts';

const read = async (text: string): Promise<ReadList> => {
  const list = await readList(new File([text], 'list.csv'));
  return list as ReadList;
};

const word = fc.stringMatching(/^[a-z]{2,8}$/);
const person = fc.record({
  name: word,
  email: fc.tuple(word, word).map(([of, at]) => `${of}@${at}.org`),
  isQuoted: fc.boolean(),
});
const people = fc.array(person, { minLength: 1, maxLength: 12 });
type Person = { name: string; email: string; isQuoted: boolean };
const lineOf = ({ name, email, isQuoted }: Person) =>
  isQuoted ? `"${name}","${email}"` : `${name},${email}`;
const unclosedLineOf = ({ name, email }: Person) => `"${name},${email}`;

describe('A list without names of columns', () => {
  it('brings its first line as a person, also one with a slip in the address', async () => {
    const slip = fc.constantFrom('', '.', ' ');
    await fc.assert(
      fc.asyncProperty(people, slip, async ([first, ...others], behind) => {
        const slipped = { ...first!, email: first!.email + behind };
        const { records } = await read([slipped, ...others].map(lineOf).join('\n'));
        const columns = guessColumns(records);
        expect(columns.hasHeader).toBe(false);
        expect(sortedList(records, columns).people).toHaveLength(others.length + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('is told from one with names', async () => {
    await fc.assert(
      fc.asyncProperty(people, async (all) => {
        const { records } = await read(['Name,Email', ...all.map(lineOf)].join('\n'));
        expect(guessColumns(records).hasHeader).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('A NUL that slipped into a list', () => {
  it('is taken out, wherever it stands', async () => {
    await fc.assert(
      fc.asyncProperty(people, fc.nat(), async (all, place) => {
        const text = ['Name,Email', ...all.map(lineOf)].join('\n');
        const at = place % (text.length + 1);
        const slipped = `${text.slice(0, at)}\0${text.slice(at)}`;
        expect(await read(slipped)).toEqual(await read(text));
      }),
      { numRuns: 60 },
    );
  });
});

describe('A quotation mark that nobody closed', () => {
  it('is told with the line on which it began, and takes nobody else along', async () => {
    await fc.assert(
      fc.asyncProperty(people, person, people, async (before, slipped, behind) => {
        const lines = [...before.map(lineOf), unclosedLineOf(slipped), ...behind.map(lineOf)];
        const { unclosed, records } = await read(['Name,Email', ...lines].join('\r\n'));
        expect(unclosed).toEqual([before.length + 2]);
        const { people: brought } = sortedList(records, guessColumns(records));
        expect(brought.slice(0, before.length).map(({ email }) => email)).toEqual(
          before.map(({ email }) => email),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('is not told of where each is closed, whatever stands between them', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', ';') });
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1 }), async (cells) => {
        const text = cells.map((each) => `"${each.replaceAll('"', '""')}",a@b.de`).join('\n');
        expect((await read(text)).unclosed).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
