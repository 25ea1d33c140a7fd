import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNewsletterPopup } from './popup.ts';

const page = `
  <main><input aria-label="Search"></main>
  <footer class="site-footer"><a href="/subscribe">Newsletter</a></footer>
  <aside id="newsletter-popup" data-submitted-key="hasSubmittedNewsletterForm"
    data-closed-key="hasClosedNewsletterPopup" data-subscribed-event="subscribed" hidden>
    <button class="popup-close">Close</button><input type="email">
    <input name="website"><button type="submit">Sign up</button>
  </aside>`;

const popup = () => document.querySelector<HTMLElement>('#newsletter-popup')!;
const link = () => document.querySelector<HTMLElement>('.site-footer a')!;
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }),
  );
const wait = (ms: number) => vi.advanceTimersByTime(ms);
const start = () => {
  document.body.innerHTML = page;
  startNewsletterPopup();
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  start();
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['subscribed'];
  delete document.documentElement.dataset['visitor'];
});

describe('The popup for letters, §4', () => {
  it('appears after 4 s and leaves the focus where it is', () => {
    wait(3999);
    expect(popup().hidden).toBe(true);
    wait(1);
    expect(popup().hidden).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  it('once closed does not come again in this session', () => {
    wait(4000);
    popup().querySelector('button')?.click();
    expect(popup().hidden).toBe(true);
    start();
    wait(60_000);
    expect(popup().hidden).toBe(true);
    sessionStorage.clear();
    start();
    wait(4000);
    expect(popup().hidden).toBe(false);
  });

  it('waits for the link in the footer on a page that wants to be read alone', () => {
    document.body.innerHTML = page.replace('hidden>', 'data-waits hidden>');
    startNewsletterPopup();
    wait(60_000);
    expect(popup().hidden).toBe(true);
    link().click();
    expect(popup().hidden).toBe(false);
  });

  it('never comes again once the form was sent', () => {
    localStorage.setItem('hasSubmittedNewsletterForm', 'true');
    start();
    wait(60_000);
    expect(popup().hidden).toBe(true);
  });

  it('closes 2 s after the thanks', () => {
    wait(4000);
    globalThis.dispatchEvent(new Event('subscribed'));
    wait(1999);
    expect(popup().hidden).toBe(false);
    wait(1);
    expect(popup().hidden).toBe(true);
  });

  it('closes by Escape wherever the focus is', () => {
    wait(4000);
    press('Escape');
    expect(popup().hidden).toBe(true);
  });

  it.each([
    ['steps aside for', 500, true],
    ['stays where it is for', 100, false],
  ])('%s a field at %i px that gets the focus', (_, top, isGone) => {
    const field = document.querySelector('input')!;
    field.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
    popup().getBoundingClientRect = () => new DOMRect(0, 480, 400, 300);
    wait(4000);
    field.focus();
    wait(100);
    expect(popup().hidden).toBe(isGone);
    field.blur();
    wait(4000);
    expect(popup().hidden).toBe(false);
  });

  describe.each(['newsletter', 'locked', 'letter-locked'])('beside .%s of the page', (part) => {
    const invitation = () => document.querySelector(`section.${part}`)!;
    const scrollTo = (top: number) => {
      invitation().getBoundingClientRect = () => new DOMRect(0, top, 300, 200);
      document.dispatchEvent(new Event('scroll'));
      wait(20);
    };
    beforeEach(() => {
      document.body.innerHTML = page.replace('<main>', `<main><section class="${part}"></section>`);
      startNewsletterPopup();
    });

    it('steps aside as soon as that invites too, and comes again behind it', () => {
      scrollTo(5000);
      wait(4000);
      expect(popup().hidden).toBe(false);
      scrollTo(100);
      expect(popup().hidden).toBe(true);
      wait(60_000);
      expect(popup().hidden).toBe(true);
      scrollTo(-500);
      wait(4000);
      expect(popup().hidden).toBe(false);
    });

    it('stays where the visitor is writing in it, or has asked for it', () => {
      scrollTo(5000);
      wait(4000);
      popup().querySelector('input')!.focus();
      scrollTo(100);
      expect(popup().hidden).toBe(false);
      press('Escape');
      link().click();
      popup().querySelector('input')!.blur();
      scrollTo(100);
      expect(popup().hidden).toBe(false);
    });
  });

  describe('on the page of a recipe', () => {
    const scrollTo = (top: number) => {
      document.querySelector('.step')!.getBoundingClientRect = () => new DOMRect(0, top, 300, 900);
      document.dispatchEvent(new Event('scroll'));
      wait(20);
    };
    beforeEach(() => {
      const method = '<main><section class="method"><ol><li class="step"></li></ol></section>';
      document.body.innerHTML = page.replace('<main>', method);
      startNewsletterPopup();
    });

    it('does not come while the steps are in view', () => {
      scrollTo(-200);
      wait(60_000);
      expect(popup().hidden).toBe(true);
      scrollTo(-1000);
      wait(4000);
      expect(popup().hidden).toBe(false);
    });

    it('steps aside as soon as they are', () => {
      scrollTo(5000);
      wait(4000);
      expect(popup().hidden).toBe(false);
      scrollTo(600);
      expect(popup().hidden).toBe(true);
    });
  });

  it('waits until it is known who is signed in', () => {
    document.documentElement.dataset['visitor'] = '';
    wait(4000);
    expect(popup().hidden).toBe(true);
    delete document.documentElement.dataset['visitor'];
    wait(4000);
    expect(popup().hidden).toBe(false);
  });

  it('does not come to a subscriber', () => {
    document.documentElement.dataset['subscribed'] = 'free';
    wait(60_000);
    expect(popup().hidden).toBe(true);
  });

  it('waits for who is busy typing', () => {
    const search = document.querySelector('input')!;
    search.focus();
    wait(4000);
    expect(popup().hidden).toBe(true);
    search.blur();
    wait(4000);
    expect(popup().hidden).toBe(false);
  });
});

describe('The link in the footer, §2', () => {
  it('opens the popup with the focus in its field, and gets the focus back', () => {
    link().focus();
    link().click();
    expect(popup().hidden).toBe(false);
    expect(document.activeElement?.getAttribute('type')).toBe('email');
    press('Escape');
    expect(popup().hidden).toBe(true);
    expect(document.activeElement).toBe(link());
  });

  it('leads to the button where the address is known already', () => {
    popup().querySelector('input')!.disabled = true;
    link().click();
    expect(document.activeElement?.textContent).toBe('Sign up');
  });

  it('opens it for who has closed it or sent it before', () => {
    localStorage.setItem('hasSubmittedNewsletterForm', 'true');
    link().click();
    expect(popup().hidden).toBe(false);
  });
});
