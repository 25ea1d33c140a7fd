import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lockMessages } from '#contract/recipe/lock-messages.ts';
import { callAs, cookOf, platformBrowserOf } from '../../people.ts';
import { addressOf, onPlatform, siteBrowser } from '../../site-browser.ts';

const browser = siteBrowser();
const site = 'atelier';
const manage = `/api/v1/manage/${site}`;

const listed = z.looseObject({
  recipes: z.array(z.looseObject({ id: z.string(), slug: z.string(), privacySetting: z.string() })),
});
const made = z.looseObject({ link: z.looseObject({ url: z.string() }) });
const rendered = z.looseObject({ preview: z.looseObject({ body: z.string() }) });

/** A page of the kitchen with a preview in a frame, as its editor loads it. */
async function aFramedPreview({ reader = 'owner', privacySetting = 'public' } = {}) {
  const cook = await cookOf(site);
  const { recipes } = listed.parse(await callAs(cook, `GET ${manage}/recipes?limit=50`));
  const recipe = recipes.find((each) => each.privacySetting === privacySetting);
  const id = recipe?.id ?? '';
  const links = `POST ${manage}/recipes/${id}/preview-links`;
  const { link } = made.parse(await callAs(cook, links, { kind: 'frame' }));
  const { preview } = rendered.parse(
    await callAs(cook, `POST ${manage}/previews`, {
      page: { kind: 'recipe', id },
      unsaved: { title: 'Zebra tart', slug: recipe?.slug },
    }),
  );
  const opened = await browser.open(
    onPlatform(`/kitchen/${site}/recipes`),
    platformBrowserOf(cook),
  );
  const sent: string[] = [];
  opened.page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  const url = `${link.url}?reader=${reader}`;
  await opened.page.evaluate(openFrame, url);
  await expect.poll(() => heardBy(opened.page)).toContain('ready');
  const frame = opened.page.frames().find((each) => each.url() === url);
  if (!frame) throw new Error('Nothing is framed');
  return { ...opened, frame, sent, html: preview.body };
}

function openFrame(src: string): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  globalThis.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
    heard.push(data.kind);
  });
  const frame = document.createElement('iframe');
  frame.src = src;
  frame.name = 'preview';
  frame.setAttribute('style', 'position:fixed;z-index:99;inset:0;width:390px;height:700px');
  document.body.insertAdjacentElement('beforeend', frame);
}

const heardBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
const say = (page: Page, message: object) =>
  page.evaluate((data) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[name="preview"]');
    frame?.contentWindow?.postMessage(data, '*');
  }, message);
const titleIn = (frame: Frame) => frame.locator('h1').innerText();

describe('A preview in its frame, S5.4 and S7.5', () => {
  test('is brought up to date in place, breaks no policy and sends nothing', async () => {
    const { page, frame, html, sent, troubles } = await aFramedPreview();
    await frame.evaluate(() => {
      const pictures = [...document.querySelectorAll('main img')];
      Object.assign(globalThis, { pictures });
    });
    await say(page, { kind: 'page', html });
    await expect.poll(() => heardBy(page)).toContain('shown');
    await expect.poll(() => titleIn(frame)).toBe('Zebra tart');
    const stayed = await frame.evaluate(() =>
      (globalThis as unknown as { pictures: Element[] }).pictures.every((each) => each.isConnected),
    );
    expect(stayed).toBe(true);
    await say(page, { kind: 'scheme', scheme: 'dark' });
    const scheme = () => frame.evaluate(() => document.documentElement.style.colorScheme);
    await expect.poll(scheme).toBe('dark');
    const before = frame.url();
    await frame.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click();
      document.querySelector('form')?.requestSubmit();
      navigator.sendBeacon('/counted');
      void fetch('/counted', { method: 'POST' }).catch(() => undefined);
    });
    expect(frame.url()).toBe(before);
    expect([sent, troubles]).toEqual([[], []]);
    await page.context().close();
  });

  test.each([
    ['free', lockMessages.upgrade],
    ['anonymous', lockMessages.subscribe],
  ])('is locked for a reader who is %s as their page is', async (reader, offer) => {
    const { page, frame } = await aFramedPreview({ reader, privacySetting: 'subscribers_only' });
    const button = frame.locator('.locked-message .button');
    await expect.poll(() => button.innerText()).toBe(offer);
    await page.context().close();
  });

  test('hears nobody but the kitchen', async () => {
    const { page, frame, html } = await aFramedPreview();
    const title = await titleIn(frame);
    // From the frame itself: the right message from a window and an origin that are not the kitchen's.
    await frame.evaluate((sent) => {
      globalThis.postMessage({ kind: 'page', html: sent }, '*');
    }, html);
    await say(page, { kind: 'nothing of ours' });
    await say(page, { kind: 'scheme', scheme: 'dark' });
    const scheme = () => frame.evaluate(() => document.documentElement.style.colorScheme);
    await expect.poll(scheme).toBe('dark');
    await expect.poll(() => titleIn(frame)).toBe(title);
    await page.context().close();
  });

  test('is framed by no other host', async () => {
    const { page, frame } = await aFramedPreview();
    const url = frame.url();
    await page.goto(addressOf(site, '/'));
    await page.evaluate(openFrame, url);
    await expect
      .poll(() => page.frames().some((each) => each.url().startsWith('chrome-error')))
      .toBe(true);
    await expect.poll(() => heardBy(page)).toEqual([]);
    await page.context().close();
  });
});
