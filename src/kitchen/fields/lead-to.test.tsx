import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leadTo } from './lead-to.ts';

const screenHeight = innerHeight;
const bars = { above: 64, below: 60 };

beforeEach(() => {
  const { style } = document.documentElement;
  style.setProperty('scroll-padding-top', `${bars.above}px`);
  style.setProperty('scroll-padding-bottom', `${bars.below}px`);
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const frame = () => new Promise(requestAnimationFrame);

/** How often a field is scrolled to that stands there once the screen has followed the focus. */
async function scrollsFor(top: number, height = 40): Promise<number> {
  const field = document.body.appendChild(document.createElement('input'));
  const scroll = vi.spyOn(field, 'scrollIntoView');
  leadTo(field, field);
  expect(document.activeElement).toBe(field);
  field.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
  for (let frames = 0; frames < 3; frames += 1) await frame();
  expect(scroll).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
  return scroll.mock.calls.length;
}

it.each([
  ['in the middle', screenHeight / 2, 1],
  ['just beneath the upper bar', bars.above, 1],
  ['under the upper bar', bars.above - 1, 2],
  ['above the screen', -200, 2],
  ['under the lower bar', screenHeight - bars.below - 39, 2],
  ['below the screen', screenHeight + 200, 2],
])('follows a field that ends up %s', async (_, top, times) => {
  expect(await scrollsFor(top)).toBe(times);
});
