import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameData } from '../../same-data.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { saidValue } from './said-value.ts';

const said = { picture: (id: string) => `a picture of ${id}`, yes: 'Yes', no: 'No' };
const word = fc.stringMatching(/^[a-z]{1,12}$/);
const row = fc.record({
  id: fc.uuid(),
  title: word,
  date: fc.constantFrom('2026-01-02', '2026-03-04'),
  imageId: word,
  description: word.map(paragraphsFromText),
  links: fc.array(fc.record({ id: fc.uuid(), label: word, href: word }), { maxLength: 3 }),
});
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, inner: unknown) => (name === 'id' ? undefined : inner)));

describe('What stands in a field, in words', () => {
  it('reads otherwise wherever anything but an id is another', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 4 }),
        fc.array(row, { maxLength: 4 }),
        (one, other) => {
          const isSame = isSameData(withoutIds(one), withoutIds(other));
          expect(saidValue(one, said) === saidValue(other, said)).toBe(isSame);
        },
      ),
    );
  });

  it('names pictures, and says nothing of what is not there', () => {
    const event = { id: 'a', title: 'Fair', imageId: 'b', location: null, isNew: true, links: [] };
    expect(saidValue([event], said)).toBe('Fair · a picture of b · Yes');
    expect(saidValue(null, said)).toBe('');
  });
});
