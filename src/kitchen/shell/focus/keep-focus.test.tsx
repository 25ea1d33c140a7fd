import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFocusFree } from './free-focus.ts';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  // The document of the tests has the focus only while one of its elements has.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const page = `<main tabindex="-1"><h1>Everything</h1>
  <section><h2>People</h2>
    <ul><li><button id="a">A</button></li><li><button id="b">B</button></li></ul>
    <p><button id="other">Invite</button></p>
  </section>
  <dialog><h2>Sure?</h2><button id="yes">Yes</button></dialog></main>`;
const show = (html: string) => (document.body.innerHTML = html);
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
/** As long as the focus may be nowhere. */
const settle = async () => {
  for (let each = 0; each < 4; each += 1) await frame();
};
const focusAfter = async (vanish: () => void) => {
  vanish();
  await settle();
  return document.activeElement;
};

const ways: ((element: Element) => void)[] = [
  (element) => element.remove(),
  (element) => element.toggleAttribute('hidden', true),
  (element) =>
    element.matches('button') ? element.toggleAttribute('disabled', true) : element.remove(),
];

describe('The focus of a kitchen, §2', () => {
  it('goes to the next row, else to the one before, else to the heading', async () => {
    show(page);
    one('#a').focus();
    expect(await focusAfter(() => one('li').remove())).toBe(one('#b'));
    expect(await focusAfter(() => one('li').remove())).toBe(one('h2'));
    expect(one('h2').tabIndex).toBe(-1);
  });

  it('goes to what came in the stead of what has it', async () => {
    show(page);
    one('#other').focus();
    const made = document.createElement('button');
    expect(await focusAfter(() => one('#other').replaceWith(made))).toBe(made);
  });

  it('comes back to a control that was disabled for a while', async () => {
    show(page);
    one('#a').focus();
    expect(await focusAfter(() => one('#a').toggleAttribute('disabled'))).toBe(one('#b'));
    expect(await focusAfter(() => one('#a').toggleAttribute('disabled'))).toBe(one('#a'));
  });

  it('leaves a dialog that is over for where it was before, or for what stands there', async () => {
    show(page);
    one('#a').focus();
    one('dialog').toggleAttribute('open', true);
    one('#yes').focus();
    const over = () => {
      one('li').remove();
      one('dialog').toggleAttribute('open', false);
    };
    expect(await focusAfter(over)).toBe(one('#b'));
  });

  it('rests where somebody pressed elsewhere, and where something else took it', async () => {
    show(page);
    one('#a').focus();
    one('h1').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(await focusAfter(() => one('#a').remove())).toBe(document.body);
    one('#b').focus();
    const taken = () => {
      one('#b').remove();
      requestAnimationFrame(() => one('#other').focus());
    };
    expect(await focusAfter(taken)).toBe(one('#other'));
  });

  it('may be led on from where nobody put it, as long as nobody went on', async () => {
    show(page);
    one('#a').focus();
    expect(isFocusFree()).toBe(false);
    await focusAfter(() => one('li').remove());
    expect(isFocusFree()).toBe(true);
    one('#b').dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(isFocusFree()).toBe(false);
  });

  it('is nobody else’s once a control that was disabled has it back', async () => {
    show(page);
    one('#a').focus();
    await focusAfter(() => one('#a').toggleAttribute('disabled'));
    expect(isFocusFree()).toBe(true);
    await focusAfter(() => one('#a').toggleAttribute('disabled'));
    expect(isFocusFree()).toBe(false);
  });

  it('waits in a page that is not looked at until it is', async () => {
    show(page);
    one('#a').focus();
    const looked = vi.mocked(document.hasFocus).mockReturnValue(false);
    expect(await focusAfter(() => one('#a').remove())).toBe(document.body);
    looked.mockReturnValue(true);
    expect(await focusAfter(() => globalThis.dispatchEvent(new Event('focus')))).toBe(one('#b'));
  });

  it('is never nowhere, whichever part of whichever page vanishes', async () => {
    await fc.assert(
      fc.asyncProperty(
        aTree,
        fc.tuple(fc.nat(), fc.nat(), fc.nat()),
        async (tree, [at, up, way]) => {
          show(`<main><h1>All</h1>${tree}</main>`);
          const controls = [...document.querySelectorAll<HTMLElement>('main button')];
          fc.pre(controls.length > 0);
          const control = controls[at % controls.length]!;
          control.focus();
          const vanish = ways[way % ways.length]!;
          const around = ancestors(control);
          await focusAfter(() => vanish(around[up % around.length]!));
          expect(document.activeElement?.closest('main, h1')).toBeTruthy();
          expect(document.activeElement?.matches(':disabled, [hidden] *, [hidden]')).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
  });
});

const aTree = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('<button>x</button>', '<p>words</p>', '<h2>Part</h2>'),
    fc
      .tuple(
        fc.constantFrom('section', 'div', 'ul', 'li', 'fieldset'),
        fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
      )
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  ),
})).tree;

function ancestors(element: Element): Element[] {
  const inner = element.parentElement?.closest(':not(main)');
  const isPage = !inner || element.parentElement?.matches('main');
  return isPage || !element.parentElement
    ? [element]
    : [element, ...ancestors(element.parentElement)];
}
