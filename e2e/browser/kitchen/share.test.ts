import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPhoto, expectGood, pasteText } from '../../cooks/writing.ts';
import { newestMailTo } from '../../mailbox.ts';
import { callAs, type Person, platformBrowserOf, somebodyOn } from '../../people.ts';
import { desktop, onPlatform, phone, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const screens = { 'a phone': phone, 'a wide screen': desktop };
let cook: Person;
let slug: string;
let page: Page;
let troubles: string[];

const cake = `Nan's seed cake

Ingredients
225 g butter, softened
1/2 tsp caraway seeds
4 eggs

Method
1. Cream the butter and the sugar.
2. Bake for 1 hour at 180 °C.`;

beforeAll(async () => {
  cook = await somebodyOn('hearth', 'Orla');
  slug = await aSite();
});
afterEach(() => page.context().close());

async function aSite(): Promise<string> {
  const own = `share-${crypto.randomUUID().slice(0, 8)}`;
  await callAs(cook, 'POST /api/v1/manage/sites', { title: 'Shared Table', slug: own });
  return own;
}
async function open(path: string, options: BrowserContextOptions): Promise<void> {
  const given = { reducedMotion: 'reduce' as const, ...options };
  ({ page, troubles } = await browser.open(onPlatform(path), given));
}
const asCook = (viewport: typeof phone) => ({ ...platformBrowserOf(cook), viewport });
const shared = (parts: Record<string, string>) =>
  `/kitchen/share?${new URLSearchParams(parts).toString()}`;
const source = () => page.getByRole('textbox', { name: 'The recipe, or where it is' });
const found = () => page.getByRole('region', { name: 'What was understood' });
const title = () => page.getByLabel('Title', { exact: true });
const titles = async () => {
  const answer = (await callAs(cook, `GET /api/v1/manage/${slug}/recipes?limit=100`)) as {
    recipes: { title: string }[];
  };
  return answer.recipes.map((recipe) => recipe.title).toSorted();
};

async function signIn(): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(cook.email);
  await main.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  const { text } = await newestMailTo(cook.email);
  await main.getByLabel('Code from the email').fill(/\b\d{3} ?\d{3}\b/.exec(text)?.[0] ?? '');
  await main.getByRole('button', { name: 'Use code' }).click();
}

describe.each(Object.entries(screens))('What an app shares on %s', (_, viewport) => {
  test('is read after signing in, and becomes a draft', async () => {
    await open(shared({ title: '', text: cake }), { viewport });
    await page.waitForURL(/\/sign-in\?next=%2Fkitchen%2Fshare$/);
    await signIn();
    await expect.poll(() => found().innerText()).toContain('caraway seeds');
    await page.waitForURL(`**/kitchen/${slug}/import`);
    await expectGood(page, troubles);
    await page.keyboard.press('Enter');
    await expect.poll(() => title().inputValue()).toBe("Nan's seed cake");
    await page.goto(onPlatform(`/kitchen/${slug}/import`));
    await source().waitFor();
    await expect.poll(() => source().inputValue()).toBe('');
  });

  test('stays in the field when it cannot be read, also after loading again', async () => {
    await open(`/kitchen/${slug}/recipes`, asCook(viewport));
    await page.goto(onPlatform(shared({ text: `Look: http://169.254.169.254/tart` })));
    await page.getByText('No site answers at this address. Check it for typing mistakes').waitFor();
    await expect.poll(() => source().inputValue()).toBe('http://169.254.169.254/tart');
    await page.reload();
    await expect.poll(() => source().inputValue()).toBe('http://169.254.169.254/tart');
    await page.goto(onPlatform(shared({ text: cake })));
    await found().waitFor();
    await page.getByRole('button', { name: 'Change the source' }).click();
    await page.getByText('Share from your phone').click();
    await expectGood(
      page,
      troubles.filter((trouble) => !trouble.includes('recipe-parse')),
    );
    await page.getByRole('button', { name: 'http://169.254.169.254/tart' }).click();
    await expect.poll(() => source().inputValue()).toBe('http://169.254.169.254/tart');
    await page.getByRole('button', { name: "Nan's seed cake" }).waitFor();
  });
});

describe('Who cooks for several sites', () => {
  test('is asked for which one, and can take it to another one', async () => {
    const first = slug;
    const second = await aSite();
    await open(shared({ text: cake }), asCook(phone));
    await page.getByRole('heading', { name: 'Which site is it for?' }).waitFor();
    await expectGood(page, troubles);
    await page.getByRole('link', { name: new RegExp(first) }).click();
    await found().waitFor();
    await page.getByRole('button', { name: 'Change the source' }).click();
    await page.getByRole('button', { name: 'This is for another site' }).click();
    await page.getByRole('link', { name: new RegExp(second) }).click();
    await found().waitFor();
    await page.goto(onPlatform(shared({ text: `${cake}\nServe warm.` })));
    await found().waitFor();
    await page.waitForURL(`**/kitchen/${second}/import`);
  });
});

describe('What is pasted where a recipe begins', () => {
  test('is read, and the empty draft goes', async () => {
    slug = await aSite();
    await open(`/kitchen/${slug}/recipes`, asCook(desktop));
    await page.getByRole('button', { name: 'New recipe' }).first().click();
    await title().waitFor();
    await title().focus();
    await pasteText(page, cake);
    await found().waitFor();
    await expect.poll(titles).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => title().inputValue()).toBe("Nan's seed cake");
    await page.goto(onPlatform(`/kitchen/${slug}/recipes`));
    await page.getByRole('link', { name: /seed cake/ }).waitFor();
    await pasteText(page, cake);
    await found().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('old addr');
    await page.keyboard.press('Enter');
    await page.waitForURL(/addresses$/);
  });
});

/** Notes in folders, as somebody keeps them. */
async function aFolder(): Promise<string> {
  const root = join(mkdtempSync(join(tmpdir(), 'notes-')), 'My notes');
  const { buffer } = await aPhoto('rye.jpg');
  const files: Record<string, string | Buffer> = {
    'Bread/Rye bread.cook': 'Mix @flour{500%g} with @water{300%ml}.\n\nBake for ~{40%minutes}.\n',
    'Bread/Rye bread.jpg': buffer,
    'Sweet/seed-cake.md': cake,
    '.DS_Store': 'x',
  };
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  }
  return root;
}

/** Drops a file or a folder of this machine in the middle of the page. */
async function drop(path: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devTools.send('Input.dispatchDragEvent', { type, x: 640, y: 400, data });
  }
}

describe('A folder of notes', () => {
  test('becomes drafts with their pictures, sorted by its folders', async () => {
    slug = await aSite();
    await open(`/kitchen/${slug}/import`, asCook(desktop));
    await page.getByLabel('Choose a folder').setInputFiles(await aFolder());
    await page.getByRole('heading', { name: 'My notes was read to its end' }).waitFor();
    await expect.poll(titles).toEqual(["Nan's seed cake", 'Rye bread']);
    await page.getByRole('button', { name: /^Drafts 2/ }).waitFor();
    await expectGood(page, troubles);
  });

  test('may be dropped on the list of recipes, and its reading goes on after loading again', async () => {
    slug = await aSite();
    await open(`/kitchen/${slug}/recipes`, asCook(desktop));
    await page.getByRole('link', { name: 'Import a recipe' }).waitFor();
    await page.context().route('**/recipe-imports/*/items', (route) => route.abort());
    // What is sent was kept on the device before.
    const sent = page.waitForEvent('requestfailed', (each) => each.url().endsWith('/items'));
    await drop(await aFolder());
    await page.getByRole('heading', { name: 'Reading My notes' }).waitFor();
    await sent;
    await page.context().unroute('**/recipe-imports/*/items');
    await page.reload();
    await page.getByRole('button', { name: 'Go on reading' }).click();
    await page.getByRole('heading', { name: 'My notes was read to its end' }).waitFor();
    await expect.poll(titles).toEqual(["Nan's seed cake", 'Rye bread']);
  });
});

describe('The kitchen as an app', () => {
  test('has a manifest that the browser understands', async () => {
    await open(`/kitchen/${slug}/recipes`, asCook(phone));
    const devTools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devTools.send('Page.getAppManifest');
    expect(url).toBe(onPlatform('/kitchen.webmanifest'));
    expect(errors).toEqual([]);
    expect(data).toContain('share_target');
  });
});
