import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findBarriers } from '../../checks/accessibility.ts';
import { kitchenTroubles } from '../../cooks/troubles.ts';
import { findOverflow } from '../../checks/page-checks.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const slug = `said-${crypto.randomUUID().slice(0, 8)}`;
const manage = `/api/v1/manage/${slug}`;
const site = `/api/v1/site/${slug}`;
let cook: Person;
let ada: Person;
let bo: Person;
let recipeId: string;
let page: Page;
let troubles: string[];

const made = z.looseObject({ recipe: z.looseObject({ id: z.string() }) });
const comment = z.looseObject({ id: z.string() });
const comments = z.looseObject({ comments: z.array(comment), commentCount: z.number() });

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Cleo');
  ada = await somebodyOn('hearth', 'Ada');
  bo = await somebodyOn('hearth', 'Bo');
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Salt & Straw', slug });
  const plum = { title: 'Plum Pie', slug: 'plum-pie' };
  const { recipe } = made.parse(await callAs(cook, `POST ${manage}/recipes`, plum));
  recipeId = recipe.id;
  await callAs(cook, `POST ${manage}/recipes/${recipeId}/publish`);
});
afterEach(() => page.context().close());

/** Answers the id of what was said. */
async function say(who: Person, content: string): Promise<string> {
  const answer = await callAs(who, `POST ${site}/comments`, { recipeId, content });
  return comments.parse(answer).comments[0]?.id ?? '';
}
const report = (commentId: string, reason: string) =>
  callAs(bo, `POST ${site}/comment-reports`, { commentId, reason });
/** How many comments everybody reads. */
const shown = async () =>
  comments.parse(await callAs(bo, `GET ${site}/comments?recipeId=${recipeId}`)).commentCount;

const open = async (options: object, query = '') => {
  const given = { reducedMotion: 'reduce' as const, ...platformBrowserOf(cook), ...options };
  const address = onPlatform(`/kitchen/${slug}/comments${query}`);
  ({ page, troubles } = await browser.open(address, given));
};
const line = (text: string) => page.getByRole('listitem').getByRole('link', { name: text });
const opened = (text: string) =>
  page.getByRole('region', { name: 'Comment', exact: true }).getByText(text).waitFor();
const isSound = async () => {
  await expect.poll(() => findBarriers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([]);
};

describe('The queue of comments', () => {
  test('is gone through by keys alone: done, hidden, answered, and each taken back', async () => {
    await say(ada, 'Which flour do you use?');
    await say(ada, 'Buy my knives at once');
    await say(bo, 'Lovely with cream');
    await open({ viewport: desktop });
    await line('Lovely with cream').focus();
    await opened('Lovely with cream');
    await isSound();

    await page.keyboard.press('d');
    await page.getByText('The comment by Bo stays').waitFor();
    await opened('Buy my knives at once');
    await page.keyboard.press('h');
    await page.getByText('The comment by Ada is hidden').waitFor();
    await expect.poll(shown).toBe(2);
    await opened('Which flour do you use?');

    await page.keyboard.press('a');
    await page.getByLabel('Your answer to Ada').fill('Strong white, always.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('You answered Ada').waitFor();
    await page.getByText('All read').waitFor();
    await expect.poll(shown).toBe(3);

    await page.keyboard.press('Control+z');
    await page.getByText('Undone: You answered Ada').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('Undone: The comment by Ada is hidden').waitFor();
    await opened('Buy my knives at once');
    await expect.poll(shown).toBe(3);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('says what was reported and why on a phone in the dark, and bans within a thumb’s reach', async () => {
    const id = await say(ada, 'You cannot cook');
    await report(id, 'This is not kind');
    await open({ viewport: phone, colorScheme: 'dark', hasTouch: true }, '?view=reported');
    await line('You cannot cook').waitFor();
    await isSound();
    await line('You cannot cook').click();
    await page.getByText('This is not kind').waitFor();
    await isSound();
    await page.getByRole('button', { name: 'More', exact: true }).last().click();
    await page.getByRole('menuitem', { name: 'Ban Ada' }).click();
    await page.getByText('Ada can read on, and can no longer comment').waitFor();
    await expect(say(ada, 'Again')).rejects.toThrow('commenting_banned');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone: Ada can read on').waitFor();
    await page.getByRole('button', { name: 'Dismiss report' }).click();
    await page.getByText('Nothing is reported').waitFor();
    expect(kitchenTroubles(troubles)).toEqual([]);
  });

  test('holds the first comment of a person until it is approved', async () => {
    await open({ viewport: desktop }, '?view=held');
    await page.getByText('Nobody waits').waitFor();
    await page.getByRole('button', { name: 'Settings of comments' }).click();
    await page.getByRole('menuitem', { name: 'Hold first comments' }).click();
    await page.getByText('The first comment of a person now waits for you').waitFor();
    const before = await shown();
    const guest = await somebodyOn('hearth', 'Guest');
    await say(guest, 'My first words');
    await expect.poll(shown).toBe(before);
    await page.reload();
    await line('My first words').waitFor();
    await page.getByText('Only you and Guest see this until you approve it.').waitFor();
    await isSound();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('The comment by Guest is on the site').waitFor();
    await expect.poll(shown).toBe(before + 1);
    await say(guest, 'And my second');
    await expect.poll(shown).toBe(before + 2);
    expect(kitchenTroubles(troubles)).toEqual([]);
  });
});
