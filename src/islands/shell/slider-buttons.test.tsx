import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSliderButtons } from './slider-buttons.ts';

const pushed = vi.fn<(by: { left: number }) => void>();
let look = () => {};

const page = `<div class="slider-frame">
  <button data-push="-1" hidden>back</button>
  <button data-push="1" hidden>on</button>
  <div class="slider"></div>
</div>`;
const row = () => document.querySelector<HTMLElement>('.slider')!;
const buttons = () => [...document.querySelectorAll('button')];
const shownDirection = (direction: string) => row().style.setProperty('direction', direction);
const states = () => buttons().map(({ hidden, ariaDisabled }) => ({ hidden, ariaDisabled }));

const startIn = (sizes: { scrollLeft?: number; clientWidth: number; scrollWidth: number }) => {
  document.body.innerHTML = page;
  for (const [name, value] of Object.entries({ scrollLeft: 0, ...sizes })) {
    Object.defineProperty(row(), name, { value, configurable: true });
  }
  Object.assign(row(), { scrollBy: pushed });
  startSliderButtons();
  look();
};

beforeEach(() => {
  pushed.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: (rows: { target: Element }[]) => void) {
        look = () => onResize([{ target: row() }]);
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('Rows of cards, §4', () => {
  it('have no buttons where everything is in view', () => {
    startIn({ clientWidth: 900, scrollWidth: 901 });
    expect(states().map(({ hidden }) => hidden)).toEqual([true, true]);
  });

  it('go on by what is in view, and not beyond their ends', () => {
    startIn({ clientWidth: 900, scrollWidth: 2000 });
    expect(states()).toEqual([
      { hidden: false, ariaDisabled: 'true' },
      { hidden: false, ariaDisabled: 'false' },
    ]);
    for (const button of buttons()) button.click();
    expect(pushed.mock.calls).toEqual([[{ left: 900 }]]);
  });

  it('know their end, and the way back', () => {
    startIn({ clientWidth: 900, scrollWidth: 2000 });
    Object.defineProperty(row(), 'scrollLeft', { value: 1099.5 });
    row().dispatchEvent(new Event('scroll'));
    expect(states().map(({ ariaDisabled }) => ariaDisabled)).toEqual(['false', 'true']);
    buttons()[0]!.click();
    expect(pushed).toHaveBeenCalledWith({ left: -900 });
  });

  it('go on to the left where the text does', () => {
    startIn({ clientWidth: 900, scrollWidth: 2000 });
    shownDirection('rtl');
    buttons()[1]!.click();
    expect(pushed).toHaveBeenCalledWith({ left: -900 });
    Object.defineProperty(row(), 'scrollLeft', { value: -1099.5 });
    row().dispatchEvent(new Event('scroll'));
    expect(states().map(({ ariaDisabled }) => ariaDisabled)).toEqual(['false', 'true']);
  });
});
