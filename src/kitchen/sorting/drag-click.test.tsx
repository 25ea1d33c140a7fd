import { fireEvent, render, screen } from '@testing-library/react';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withholdDragClick } from './drag-click.ts';

const press = (type: 'mousedown' | 'mouseup') => fireEvent(screen.getByText('Pie'), aMouse(type));
const aMouse = (type: string) => new MouseEvent(type, { bubbles: true, cancelable: true });
/** Whether a click would be followed. */
const isFollowed = () => fireEvent(screen.getByText('Pie'), aMouse('click'));

beforeEach(() => {
  render(<button type="button">Pie</button>);
});
afterEach(() => void press('mousedown'));

it('withholds the one click that ends a drag', () => {
  withholdDragClick();
  press('mouseup');
  expect([isFollowed(), isFollowed()]).toEqual([false, true]);
});

it('withholds it also long after the drag began', async () => {
  withholdDragClick();
  await sleep(100);
  press('mouseup');
  expect(isFollowed()).toBe(false);
});

it('withholds no later click where the release brought none', async () => {
  withholdDragClick();
  press('mouseup');
  await sleep(100);
  expect(isFollowed()).toBe(true);
});

it('withholds no click of another press', () => {
  withholdDragClick();
  press('mousedown');
  press('mouseup');
  expect(isFollowed()).toBe(true);
});
