import { afterEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import { unfoldShortTexts } from './read-more.ts';

const text = () => document.querySelector('details')!;

/** A folded text of two paragraphs of this height each. */
const show = (height: number) => {
  document.body.innerHTML =
    '<details class="read-more"><summary>Read more</summary><p>One</p><p>Two</p></details>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    const top = [...text().children].indexOf(this) * height;
    return new DOMRect(0, top, 100, height);
  });
  unfoldShortTexts();
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('A folded text, §9', () => {
  it('unfolds where it is no longer than the 300 px that show of it', () => {
    show(150);
    expect(text().open).toBe(true);
  });

  it('takes the focus from its button, which leaves when it unfolds', async () => {
    show(151);
    text().querySelector('summary')?.focus();
    text().open = true;
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('One'), patience);
  });

  it('stays folded where it is longer', () => {
    show(151);
    expect(text().open).toBe(false);
  });
});
