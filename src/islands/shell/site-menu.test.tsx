import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeMenuOnWideScreens } from './site-menu.ts';

const hidden = vi.fn<() => void>();
let isOpen = true;
let widen = (_event: { matches: boolean }) => {};

beforeEach(() => {
  hidden.mockReset();
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_name: string, listener: typeof widen) => {
      widen = listener;
    },
  }));
  document.body.innerHTML = '<nav id="site-menu"></nav>';
  const menu = document.querySelector('nav')!;
  Object.assign(menu, { hidePopover: hidden, matches: () => isOpen });
  closeMenuOnWideScreens();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The mobile menu, §4', () => {
  it.each([
    [true, true, 1],
    [true, false, 0],
    [false, true, 0],
  ])('open %s on a screen wider than 768 px %s closes %i times', (wasOpen, matches, times) => {
    isOpen = wasOpen;
    widen({ matches });
    expect(hidden).toHaveBeenCalledTimes(times);
  });
});
