import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenizeForgivingly } from './css/tokens.ts';
import { keptCss, readCss } from './css-overrides.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** How many characters its calls can read. */
const charactersFor = (spy: { mock: { contexts: unknown[] } }): number =>
  spy.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);

describe('A full length of custom styles is read once, S7.4', () => {
  it('for the lines of all that is left out', () => {
    const search = vi.spyOn(String.prototype, 'indexOf');
    const { dropped } = readCss('}'.repeat(25_000) + '\u0a05'.repeat(25_000));
    expect(dropped.length).toBeGreaterThan(25_000);
    expect(search.mock.calls.filter(([mark]) => mark === '\n').length).toBeLessThan(10);
  });

  it('for no lines where nobody is told of any', () => {
    const css = `a{b:c}${'}\n'.repeat(9)}`;
    const search = vi.spyOn(String.prototype, 'indexOf');
    expect(keptCss(css)).toBe('a{b:c;}');
    expect(search.mock.calls.filter(([mark]) => mark === '\n')).toEqual([]);
  });

  it('where addresses end early', () => {
    const code = vi.spyOn(String.prototype, 'charCodeAt');
    const point = vi.spyOn(String.prototype, 'codePointAt');
    tokenizeForgivingly('url((\n)'.repeat(50) + ','.repeat(49_600));
    expect(code.mock.calls.length + point.mock.calls.length).toBeLessThan(1_000_000);
  });

  it('for how far in its rules begin', () => {
    const search = vi.spyOn(String.prototype, 'lastIndexOf');
    readCss(`{${'a '.repeat(24_000)}`);
    expect(charactersFor(search)).toBeLessThan(100_000);
  });
});
