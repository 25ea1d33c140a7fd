import { describe, expect, it } from 'vitest';
import type { RecipeParseAnswer } from '#contract/import/recipe-parse.ts';
import { fetchFailureTexts, importMessages } from '#contract/import/import-messages.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { token } = await aSite(app.database);
const parse = (body: unknown, sent: { token?: string } = { token }) =>
  app.call<RecipeParseAnswer>('POST', '/api/v1/manage/recipe-parse', { ...sent, body });

const text = `Rye buns\n\nServes 12\n\nIngredients\n2 cups rye flour, sifted\n1 tsp salt\n\nMethod\nBake for 20 minutes at 220 °C.`;

describe('POST recipe-parse, §7', () => {
  it('reads a text: lines by their parts, steps with their timers and heats', async () => {
    const { status, body } = await parse({ text });
    expect(status).toBe(200);
    const [recipe] = body.recipes;
    expect(recipe?.title).toEqual({ value: 'Rye buns', origin: 'read' });
    expect(recipe?.servings?.value).toMatchObject({ yieldServings: 12 });
    expect(recipe?.ingredientGroups.value[0]?.lines[0]).toMatchObject({
      text: '2 cups rye flour, sifted',
      reading: { quantityMin: 2, unitSlug: 'cup', name: 'rye flour', preparation: 'sifted' },
    });
    expect(recipe?.instructionGroups.value[0]?.steps[0]).toMatchObject({
      timerMinutes: 20,
      temperatures: ['220 °C'],
    });
    expect(body.source).toEqual({ kind: 'text', address: null, text });
  });

  it('reads HTML, and says what markup told exactly', async () => {
    const json = JSON.stringify({
      '@type': 'Recipe',
      name: 'Buns',
      recipeIngredient: ['1 egg'],
      recipeInstructions: 'Bake.',
    });
    const html = `<script type="application/ld+json">${json}</script><p>Hello</p>`;
    const { body } = await parse({ html });
    expect(body.recipes[0]?.title).toEqual({ value: 'Buns', origin: 'exact' });
    expect(body.source.kind).toBe('html');
    expect(body.source.text).toContain('Hello');
  });

  it('reads the page at an address, in the encoding of the page', async () => {
    const address = 'https://pies.org/creme';
    const bytes = Uint8Array.from(
      `<h1>Cr\u00e8me</h1><p>Ingredients</p><p>2 cups cream</p><p>4 eggs</p>`,
      (letter) => letter.charCodeAt(0),
    );
    app.adapters.webPages.set(address, {
      file: { address: `${address}-2`, bytes, type: 'text/html', charset: 'windows-1252' },
    });
    const { body } = await parse({ url: 'pies.org/creme' });
    expect(body.recipes[0]?.title?.value).toBe('Crème');
    expect(body.recipes[0]?.address?.value).toBe(`${address}-2`);
    expect(body.source).toMatchObject({ kind: 'address', address: `${address}-2` });
  });

  it('reads lines in the language that is asked for', async () => {
    const german = 'Brot\nZutaten\n2 EL Mehl\n1 Ei\nZubereitung\nAlles verrühren.';
    const { body } = await parse({ text: german, language: 'de' });
    expect(body.recipes[0]?.ingredientGroups.value[0]?.lines[0]?.reading).toMatchObject({
      quantityMin: 2,
      unitSlug: 'tablespoon',
      name: 'Mehl',
    });
  });

  it('answers none where there is none, with the text that was sent', async () => {
    const { status, body } = await parse({ text: 'Dear Ada, see you on Sunday.' });
    expect(status).toBe(200);
    expect(body).toEqual({
      recipes: [],
      source: { kind: 'text', address: null, text: 'Dear Ada, see you on Sunday.' },
    });
  });

  it.each([
    ['leads inwards', 'not_allowed', fetchFailureTexts.page.not_allowed],
    ['answers nothing', 'unreachable', fetchFailureTexts.page.unreachable],
    ['takes too long', 'too_slow', fetchFailureTexts.page.too_slow],
    ['is too large', 'too_large', fetchFailureTexts.page.too_large],
    ['lets no program in', 'refused', fetchFailureTexts.page.refused],
    ['is gone', 'not_there', fetchFailureTexts.page.not_there],
  ] as const)('says so where an address %s', async (_name, failure, message) => {
    app.adapters.webPages.set('https://pies.org/', { failure });
    const { status, body } = await parse({ url: 'https://pies.org/' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', issues: [{ path: 'url', message }] });
  });

  it('says so where an address has a picture and no page', async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff]);
    app.adapters.webPages.set('https://pies.org/a.jpg', {
      file: { address: 'https://pies.org/a.jpg', bytes, type: 'image/jpeg', charset: null },
    });
    const { body } = await parse({ url: 'https://pies.org/a.jpg' });
    expect(body).toMatchObject({ issues: [{ message: importMessages.noPage }] });
  });

  it.each([
    [{}],
    [{ text: 'a', url: 'https://pies.org/' }],
    [{ text: 1 }],
    [{ html: 'a', more: 1 }],
  ])('refuses %j', async (body) => {
    expect((await parse(body)).status).toBe(400);
  });

  it('is for people who are signed in', async () => {
    expect((await parse({ text }, {})).status).toBe(401);
  });
});
