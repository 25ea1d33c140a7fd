import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  const text = screen.getByRole('listitem').textContent;
  unmount();
  return text;
}

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
