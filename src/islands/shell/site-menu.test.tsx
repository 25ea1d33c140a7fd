import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeMenuOnWideScreens } from './site-menu.ts';

const hidden = vi.fn<() => void>();
let isOpen = true;
let changes: Map<string, (event: { matches: boolean }) => void>;

const openOn = (linksFrom: string) => {
  document.body.innerHTML = `<div class="site-bar" data-links="${linksFrom}"></div><nav id="site-menu"></nav>`;
  const menu = document.querySelector('nav')!;
  Object.assign(menu, { hidePopover: hidden, matches: () => isOpen });
  closeMenuOnWideScreens();
};

beforeEach(() => {
  hidden.mockReset();
  changes = new Map();
  vi.stubGlobal('matchMedia', (query: string) => ({
    addEventListener: (_name: string, listener: (event: { matches: boolean }) => void) => {
      changes.set(query, listener);
    },
  }));
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
    openOn('1280');
    changes.get('(min-width: 768px)')?.({ matches });
    expect(hidden).toHaveBeenCalledTimes(times);
  });

  it('closes where the header shows its links, too', () => {
    isOpen = true;
    openOn('1280');
    changes.get('(min-width: 1280px)')?.({ matches: true });
    expect(hidden).toHaveBeenCalledTimes(1);
  });
});
