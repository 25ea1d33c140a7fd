import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTextAmounts } from '../ingredients/ingredient-line/text-amounts.ts';
import { findWrittenTemperatures } from '../measures/written-temperature.ts';
import { writtenAddresses } from './written-addresses.ts';

const wordsOf = (text: string) =>
  writtenAddresses(text).map(({ start, end }) => text.slice(start, end));

describe('Addresses in a text', () => {
  it.each([
    ['see https://example.com/a-431f-b and bake', ['https://example.com/a-431f-b']],
    ['(/media/a8fcc726-431f.mp4?width=480)', ['(/media/a8fcc726-431f.mp4?width=480)']],
    ['ask ada@350f.example first', ['ada@350f.example']],
    ['www.example.com or example.com/2-cups', ['www.example.com', 'example.com/2-cups']],
    ['bake at 400F/200C, 1/2 cup and/or milk', []],
    ['200 °C / 400 °F', []],
  ])('of %s', (text, addresses) => {
    expect(wordsOf(text)).toEqual(addresses);
  });

  it('hold no heat and no amount, whatever stands in them', () => {
    const piece = fc.constantFrom(
      '431f',
      '200c',
      '350',
      '2',
      'cups',
      'g',
      'a',
      'oven',
      '½',
      'degrees',
    );
    const path = fc.array(piece, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(path, fc.constantFrom('-', '/', '_', '.', '=', '%20'), (pieces, joint) => {
        const address = `https://example.com/${pieces.join(joint)}`;
        const text = `bake ${address} it`;
        const line = { isCounted: false, isPacked: false };
        const { placed } = findTextAmounts(text, line);
        expect([findWrittenTemperatures(text), placed]).toEqual([[], []]);
      }),
    );
  });
});
