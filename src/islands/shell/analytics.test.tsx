import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenParameters } from '#domain/accounts/hand-over.ts';
import { startAnalytics } from './analytics.ts';

const question = `
  <aside id="analytics-consent" data-analytics-id="G-ABCD1234" data-key="consent"
    data-token-parameters="${tokenParameters.join(' ')}" hidden>
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

const at = (path: string) => history.replaceState(null, '', path);
const told = () => JSON.stringify(globalThis.window.dataLayer);

beforeEach(() => localStorage.clear());
afterEach(() => {
  at('/');
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

  it('tells of the path alone, not of what was searched for or where somebody came from', () => {
    localStorage.setItem('consent', 'granted');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://pies.example/a?token=secret');
    at('/recipes?search=rye#top');
    start();
    expect(told()).toContain(`"page_location":"${location.origin}/recipes"`);
    expect(told()).toContain('"page_referrer":"https://pies.example/a"');
    expect(told()).not.toMatch(/rye|top|secret/);
  });

  it.each([
    '/recipes/rye?mgk=secret',
    '/sign-in/callback?token=secret',
    '/sign-in/callback#token=secret',
    '/unsubscribe?token=secret',
  ])('never begins at %s, also when it is allowed there', (path) => {
    at(path);
    start();
    press('granted');
    start();
    expect(counting()).toBeUndefined();
    expect(globalThis.window.dataLayer).toBeUndefined();
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
