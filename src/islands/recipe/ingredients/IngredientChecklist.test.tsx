import fc from 'fast-check';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readIngredientLine } from '#domain/cooking/read-cook-text.ts';
import type { IngredientLine } from '#domain/cooking/ingredient-line.ts';
import { unscaled, type Scale } from '#domain/measures/quantity.ts';
import { IngredientChecklist } from './IngredientChecklist.tsx';

const twice: Scale = { wanted: 2, written: 1 };

function show(line: Partial<IngredientLine>, scale: Scale = unscaled): string | null {
  const view = { system: 'as-written', temperature: 'celsius', scale } as const;
  const lines = [{ id: 'juice', title: 'lemon juice', ...line }];
  const { unmount } = render(
    <IngredientChecklist groups={[{ lines }]} reading={{ view, lines: new Map() }} />,
  );
  const text = screen.getByRole('listitem').textContent.replaceAll('\u00a0', ' ');
  unmount();
  return text;
}

const aNumber = fc.constantFrom(0.0625, 0.25, 0.6, 1, 1.5, 400);
const aText = fc
  .constantFrom('sifted', 'from a jar')
  .map((text) => [{ type: 'paragraph' as const, children: [{ text }] }]);
const aPart = fc.record(
  {
    preparation: aText,
    note: aText,
    unit: fc.constantFrom('cup', 'gram'),
    plural: aNumber.map(String),
  },
  { requiredKeys: [] },
);

describe('A line as written', () => {
  it('shows what structured data say of it', () => {
    const lettersOf = (text: string | null) => text?.replaceAll(/[\s(),]/g, '');
    fc.assert(
      fc.property(aNumber, aPart, (min, part) => {
        const line = { id: 'juice', title: 'juice', quantity: { min, max: null }, ...part };
        const view = { system: 'as-written', temperature: 'celsius', scale: unscaled } as const;
        const said = readIngredientLine(line, { view, lines: new Map() });
        expect(lettersOf(show(line))).toBe(lettersOf(said));
      }),
    );
  });
});

describe('Amounts in the remarks of a line', () => {
  const cup = { quantity: { min: 1, max: null }, unit: 'cup' };

  it('scale with the line', () => {
    const children = [
      { text: 'from ' },
      { type: 'amount' as const, quantity: 4 },
      { text: ' lemons' },
    ];
    const line = { ...cup, note: [{ type: 'paragraph' as const, children }] };
    expect(show(line)).toBe('1 cuplemon juicefrom 4 lemons');
    expect(show(line, twice)).toBe('2 cupslemon juicefrom 8 lemons');
  });

  it('that nobody can scale for certain are said to be for the recipe as written', () => {
    const line = { ...cup, isPartlyUnscaled: true as const };
    expect(show(line)).toBe('1 cuplemon juice');
    expect(show(line, twice)).toBe('2 cupslemon juiceSome amounts here are for 1×');
  });
});
