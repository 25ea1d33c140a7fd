import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { findBarriers } from '../../checks/accessibility.ts';
import { fullRecipes } from '../../sites/demo-pages.ts';
import { lettersOf, textOfSheets } from '../../facts/pdf-text.ts';
import { addressOf, desktop, siteBrowser } from '../../site-browser.ts';
import { layoutShiftOf, loadSlowly } from '../../slow-load.ts';

const browser = siteBrowser();
const loaf = { site: 'hearth', path: '/recipes/notch-country-loaf' };
const address = (path = loaf.path) => addressOf(loaf.site, path);
let page: Page;
let troubles: string[];

/** A page whose clock the test moves. */
const open = async (path = loaf.path, options = {}) => {
  ({ page, troubles } = await browser.open('about:blank', {
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  }));
  await page.clock.install({ time: new Date('2026-11-01T09:00:00Z') });
  await page.goto(address(path));
};

const region = (name: string) => page.getByRole('region', { name, exact: true });
const line = (name: string) =>
  region('Ingredients').getByRole('listitem').filter({ hasText: name }).first();
const timer = (step: number) =>
  page.getByRole('group', { name: `Notch Country Loaf, step ${step}`, exact: true });
const lastStart = () => page.getByRole('button', { name: 'Start timer: 22 minutes' }).last();
const startLast = () => lastStart().click();
const choose = async (name: string | RegExp) => {
  await page.getByRole('radio', { name }).focus();
  await page.keyboard.press('Space');
};

/** A picture that a test did not wait for is none. */
const troublesOf = () => troubles.filter((trouble) => !trouble.endsWith('net::ERR_ABORTED'));

afterEach(() => page.context().close());

describe('Cooking along on a phone', () => {
  test('goes from the servings to the last timer', async () => {
    await open();
    await choose(/^2×/);
    await choose('Metric');
    await choose('°C');
    await expect.poll(() => line('whole wheat').innerText()).toContain('400');
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: '230°C' }).count())
      .toBe(1);
    await page.getByRole('link', { name: 'Ingredients' }).last().click();
    const sheet = page.getByRole('dialog', { name: 'Ingredients' });
    await sheet.getByRole('checkbox', { name: /rye starter/ }).check();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => line('rye starter').getByRole('checkbox').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Start timer: 5 hours' }).click();
    await timer(1).getByText('until 2:00 PM').waitFor();
    await startLast();
    await timer(1).getByText('paused').waitFor();
    await page.clock.runFor('22:00');
    await page.getByRole('alert').getByText('Notch Country Loaf, step 11: Time is up.').waitFor();
    await timer(11).getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => timer(11).count()).toBe(0);
    await timer(1).getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => region('Timers').count()).toBe(0);
    expect(troublesOf()).toEqual([]);
  });

  test('keeps several timers where that is wanted', async () => {
    await open();
    await page.getByRole('switch', { name: 'Keep several timers' }).click();
    await page.getByRole('button', { name: 'Start timer: 5 hours' }).click();
    await startLast();
    await timer(11).waitFor();
    await expect.poll(() => region('Timers').getByText('until').count()).toBe(2);
  });

  test('goes on after a reload, and on any other page of the site', async () => {
    await open();
    await choose(/^3×/);
    await page.getByRole('button', { name: 'Start timer: 5 hours' }).click();
    await timer(1).waitFor();
    await page.clock.runFor('02:00:00');
    await page.reload();
    await timer(1)
      .getByText(/^(?:3:00:00|2:59:\d\d)$/)
      .waitFor();
    await expect.poll(() => line('whole wheat').innerText()).toContain('5');
    await expect.poll(() => page.title()).toMatch(/^[23]:\d\d:\d\d · Notch Country Loaf/);
    await page.goto(address('/recipes'));
    await timer(1).getByText('until 2:00 PM').waitFor();
    await timer(1).getByRole('link').click();
    await page.waitForURL('**/notch-country-loaf#step-1');
  });

  test('shows in other tabs of the site what one of them starts', async () => {
    await open();
    const other = await page.context().newPage();
    await other.goto(address('/'));
    await page.getByRole('button', { name: 'Start timer: 5 hours' }).click();
    const shown = other.getByRole('region', { name: 'Timers' }).getByText('until 2:00 PM');
    await shown.waitFor();
    await expect.poll(() => shown.isVisible()).toBe(true);
  });

  test('sounds when the time is up, and repeats', async () => {
    await open();
    await page.evaluate(() => {
      globalThis.heard = [];
      const { play } = HTMLAudioElement.prototype;
      HTMLAudioElement.prototype.play = function record(this: HTMLAudioElement) {
        globalThis.heard.push({ isLoud: !this.muted, repeats: this.loop });
        return play.call(this);
      };
    });
    await startLast();
    await timer(11).waitFor();
    await page.clock.runFor('22:00');
    await timer(11).getByText('Time is up').waitFor();
    const heard = () => page.evaluate(() => globalThis.heard.at(-1));
    await expect.poll(heard).toEqual({ isLoud: true, repeats: true });
  });
});

describe('Cooking along by the keyboard alone', () => {
  const press = async (
    role: 'button' | 'link' | 'checkbox',
    name: string | RegExp,
    key: string,
  ) => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press(key);
  };

  test('reaches servings, steps, sheet and timers', async () => {
    await open();
    await press('button', 'More servings', 'Enter');
    const makes = () => region('Ingredients').getByRole('status').innerText();
    await expect.poll(makes).toBe('Makes 3 loaves');
    await press('checkbox', /rye starter/, 'Space');
    await press('link', 'Step 4', 'Enter');
    await expect.poll(() => page.locator('[aria-current=step]').getAttribute('id')).toBe('step-4');
    await lastStart().press('Enter');
    await timer(11).getByRole('button', { name: 'Pause' }).press('Space');
    await timer(11).getByText('paused').waitFor();
    await page.getByRole('link', { name: 'Ingredients' }).last().press('Enter');
    await page.getByRole('dialog').getByText('Makes 3 loaves').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const isBack = (element: Element) => element === document.activeElement;
    await expect
      .poll(() => page.getByRole('link', { name: 'Ingredients' }).last().evaluate(isBack))
      .toBe(true);
  });

  test('walks through the pictures', async () => {
    await open();
    const pictures = region('Pictures and video');
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await page.getByText('2 of 2').waitFor();
    await pictures.press('ArrowLeft');
    await page.getByText('1 of 2').waitFor();
    await pictures.press('End');
    await expect.poll(() => page.getByText('2 of 2').count()).toBe(1);
  });
});

describe('The tools of a recipe', () => {
  test('have no barriers in any state', async () => {
    await open();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await choose(/^2×/);
    await line('rye starter').getByRole('checkbox').click();
    await startLast();
    await timer(11).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.clock.runFor('22:00');
    await page.getByText('Time is up').first().waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.getByRole('textbox', { name: /^Servings/ }).fill('many');
    await page.getByText('Write a number, for example 6 or 2½.').waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('dialog', { name: 'Print the recipe' }).waitFor();
    await expect.poll(() => findBarriers(page)).toEqual([]);
  });

  test('copy the link and say so', async () => {
    await open(loaf.path, { permissions: ['clipboard-read', 'clipboard-write'] });
    const copy = page.locator('[data-room]');
    const before = await copy.boundingBox();
    const print = page.getByRole('button', { name: 'Print' });
    await expect.poll(async () => (await print.boundingBox())?.y).toBe(before?.y);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Link copied ✓' }).waitFor();
    await expect.poll(async () => (await copy.boundingBox())?.width).toBe(before?.width);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address());
    await page.clock.runFor(3000);
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
  });
});

/** Runs in the page. */
function wakeAll(): void {
  globalThis.layoutShift = 0;
  for (const island of document.querySelectorAll('astro-island[client=interaction]')) {
    island.dispatchEvent(new Event('pointermove'));
  }
}

describe.each(fullRecipes)('Waking up on $site $path', ({ site, path }) => {
  test.each([{ width: 360, height: 740 }, desktop])(
    'moves nothing at $width px',
    async (viewport) => {
      ({ page, troubles } = await browser.open('about:blank', { viewport }));
      await loadSlowly(page, { site, path });
      await page.evaluate(wakeAll);
      await page.waitForFunction(
        () => !document.querySelector('main astro-island[client=interaction][ssr]'),
      );
      await page.waitForLoadState('networkidle');
      await expect.poll(() => layoutShiftOf(page)).toBe(0);
      expect(troublesOf()).toEqual([]);
    },
  );
});

describe('A recipe on paper', () => {
  const sheets = async () =>
    textOfSheets(await page.pdf({ format: 'A4' }))
      .map(lettersOf)
      .join('');

  test('has the servings and measures that were chosen', async () => {
    await open();
    await choose(/^2×/);
    await choose('Metric');
    await expect.poll(() => line('whole wheat').innerText()).toContain('400');
    const printed = await sheets();
    expect(printed).toContain('400gwholewheatflour');
    expect(printed).toContain('Makes4loaves');
    expect(printed).not.toContain('Starttimer');
  });

  test('has no timer that runs', async () => {
    await open();
    await startLast();
    await timer(11).waitFor();
    const printed = await sheets();
    expect(printed).not.toContain('Pause');
    expect(printed).not.toContain('Reset');
  });

  test('has the parts that were asked for', async () => {
    await open();
    await page.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print the recipe' });
    await dialog.getByRole('checkbox', { name: 'With notes' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'With the story' }).check();
    await dialog.getByRole('button', { name: 'Print' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['print']);
    const printed = await sheets();
    expect(printed).toContain('Thestory');
    expect(printed).not.toContain('NotesThe');
    await expect
      .poll(() => page.locator('.notes').evaluate(({ checkVisibility }) => typeof checkVisibility))
      .toBe('function');
  });
});

describe('The sound of a timer, §7', () => {
  test.each(['webm', 'wav'])('is there as %s', async (ending) => {
    await open();
    const path = `/sounds/timer.${ending}`;
    const read = async (asked: string) => {
      const answer = await fetch(asked);
      return { status: answer.status, length: (await answer.arrayBuffer()).byteLength };
    };
    const { length } = await readFile(new URL(`../../../public${path}`, import.meta.url));
    await expect.poll(() => page.evaluate(read, path)).toEqual({ status: 200, length });
  });
});

declare global {
  // What the recorder of the test of sounds leaves in the page.
  var heard: { isLoud: boolean; repeats: boolean }[];
}
