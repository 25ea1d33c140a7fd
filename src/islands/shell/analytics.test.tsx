import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAnalytics } from './analytics.ts';

const question = `
  <aside id="analytics-consent" data-analytics-id="G-ABCD1234" data-key="consent" hidden>
    <button value="granted">Allow</button><button value="denied">No, thanks</button>
  </aside>`;
const shown = () => document.querySelector<HTMLElement>('#analytics-consent')?.hidden === false;
const counting = () => document.head.querySelector('script')?.src;
const press = (value: string) =>
  document.querySelector<HTMLElement>(`button[value=${value}]`)?.click();
const start = (markup = question) => {
  document.body.innerHTML = markup;
  startAnalytics();
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.head.replaceChildren();
  delete globalThis.window.dataLayer;
  vi.unstubAllGlobals();
});

describe('Counting visits, §7', () => {
  it('asks before anything is loaded', () => {
    start();
    expect(shown()).toBe(true);
    expect(counting()).toBeUndefined();
  });

  it('begins once allowed, now and on later pages', () => {
    start();
    press('granted');
    expect(shown()).toBe(false);
    expect(counting()).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABCD1234');
    expect(globalThis.window.dataLayer?.map((order) => [...(order as unknown[])][0])).toEqual([
      'js',
      'config',
    ]);
    document.head.replaceChildren();
    start();
    expect(shown()).toBe(false);
    expect(counting()).toContain('G-ABCD1234');
  });

  it('never begins once declined, and asks no more', () => {
    start();
    press('denied');
    start();
    expect(shown()).toBe(false);
    expect(counting()).toBeUndefined();
  });

  it('leaves alone who tells every site so', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    start();
    expect(shown()).toBe(false);
    expect(counting()).toBeUndefined();
  });

  it('is nothing on sites without it', () => {
    start('<p></p>');
    expect(counting()).toBeUndefined();
  });
});
