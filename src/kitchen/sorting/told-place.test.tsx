import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Told, useToldPlace } from './use-told-place.ts';

const saltMoved: Told = { focus: 'salt', said: null };

const open = (told: Told, items: string[]) =>
  renderHook(
    (shown: { told: Told; items: string[]; title: string }) =>
      useToldPlace(shown.told, shown.items, (id, place) => `${shown.title} ${id} ${place}`),
    { initialProps: { told, items, title: 'Grey' } },
  );

it('says where a moved item stands, also once the move was taken back', () => {
  const { result, rerender } = open(saltMoved, ['oil', 'salt', 'rye']);
  expect(result.current).toBe('Grey salt 2');
  rerender({ told: saltMoved, items: ['oil', 'rye', 'salt'], title: 'Grey' });
  expect(result.current).toBe('Grey salt 3');
  rerender({ told: saltMoved, items: ['oil', 'rye'], title: 'Grey' });
  expect(result.current).toBe('');
});

it('reads out no title that is typed', () => {
  const items = ['oil', 'salt'];
  const { result, rerender } = open(saltMoved, items);
  rerender({ told: saltMoved, items: [...items], title: 'Grey s' });
  expect(result.current).toBe('Grey salt 2');
});

it('says what else was done as it is', () => {
  const { result } = open({ focus: 'oil', said: 'Salt taken out' }, ['oil']);
  expect(result.current).toBe('Salt taken out');
});
