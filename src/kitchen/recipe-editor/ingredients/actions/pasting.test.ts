import { describe, expect, it, vi } from 'vitest';
import { pasting } from './pasting.ts';
import type { ReadState } from './rows-state.ts';

const nowhere = { start: 0, end: 0 };

describe('What is pasted into an ingredient line', () => {
  it.each([
    ['one line', '2 cups flour'],
    ['a line with a break at its end', '2 cups flour\r\n'],
    ['a megabyte of breaks behind a line', `2 cups flour${'\n'.repeat(1_000_000)}`],
    ['a megabyte of blanks', ' '.repeat(1_000_000)],
  ])('is no list where it is %s', (_name, pasted) => {
    const state = vi.fn<ReadState>();
    expect(pasting(state).paste('row', pasted, nowhere)).toBe(false);
    expect(state).not.toHaveBeenCalled();
  });
});
