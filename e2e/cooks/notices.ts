import type { Page } from 'playwright-core';

/** Leads the focus to what was done last, once the kitchen says it: a key that comes before goes elsewhere. */
export async function focusNotice(page: Page): Promise<void> {
  await page.locator('.kitchen-notices button').first().waitFor();
  await page.keyboard.press('F6');
  await page.locator('.kitchen-notices button:focus').waitFor();
}
