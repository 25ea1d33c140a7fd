import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { findBarriers } from '../checks/accessibility.ts';
import { kitchenTroubles } from './troubles.ts';
import { findOverflow } from '../checks/page-checks.ts';

/** A photo as a camera would give it. */
export async function aPhoto(name: string) {
  const create = { width: 1600, height: 1200, channels: 3, background: '#7a8f55' } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** Pastes where the caret is: a browser lets no script fill its clipboard. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Types lines as somebody does who reads them from a page, with Enter behind each. */
export async function typeLines(page: Page, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
}

export const ingredientLine = (page: Page, at: number): Locator =>
  page.getByRole('combobox', { name: `Ingredient ${at}`, exact: true });

export const stepText = (page: Page, at: number): Locator =>
  page.getByRole('textbox', { name: `Step ${at}`, exact: true });

/** What an ingredient line was understood as, part by part. */
export const understood = (page: Page, line: string): Promise<string[]> =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator(`input[value="${line}"]`) })
    .getByRole('button', { name: /Correct$/ })
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getAttribute('aria-label') ?? '')
        .filter((name) => !name.includes(': none.'))
        .map((name) => name.replace('. Correct', '')),
    );

export const headingsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('textbox', { name: 'Heading of the group' })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** No barrier in light or dark, nothing wider than the screen, nothing that went wrong. */
export async function expectGood(page: Page, troubles: readonly string[]): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => findBarriers(page)).toEqual([]);
  }
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
  expect(kitchenTroubles(troubles)).toEqual([]);
}
