import { describe, expect, it } from 'vitest';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { aRecipe, aSite, aText } from '#functions/testing/random/builders.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const { app, call, database } = await testApp();
const { token, base } = await aSite(database);
const post = (body: unknown, headers: Record<string, string> = {}) =>
  call<{ recipe: RecipeView }>('POST', `${base}/recipes`, { token, body, headers });
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('Bodies, S6', () => {
  it.each([
    ['broken JSON', '{"title": '],
    ['no JSON at all', 'title=Pie'],
    ['nothing', ''],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('of %s are malformed', async (_name, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'malformed_request' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'of type %s are refused',
    async (type) => {
      const answer = await post('{}', { 'Content-Type': type });
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it('of no type are refused', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(aRecipe()));
    const address = `https://larder.test${base}/recipes`;
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await app.fetch(new Request(address, { method: 'POST', headers, body: bytes }));
    expect(answer.status).toBe(415);
  });

  it('name their type with a charset if they like', async () => {
    const type = 'application/json; charset=utf-8';
    expect((await post(aRecipe(), { 'Content-Type': type })).status).toBe(201);
  });

  it('of another type are refused also where no body is needed', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const answer = await call('POST', '/api/v1/manage/sign-out', { token, headers });
    expect(answer.status).toBe(415);
  });

  it.each([
    ['recipes', 1024 * 1024],
    // What may be saved can be previewed and kept as a version too.
    ['previews', 1028 * 1024],
    [`recipes/${crypto.randomUUID()}/revisions`, 1028 * 1024],
    ['terms', 64 * 1024],
  ])('of %s may have %d bytes and no more', async (resource, limit) => {
    const frame = '{"x":""}';
    const sized = (size: number) => `{"x":"${'a'.repeat(size - frame.length)}"}`;
    const fits = await call('POST', `${base}/${resource}`, { token, body: sized(limit) });
    const exceeds = await call('POST', `${base}/${resource}`, { token, body: sized(limit + 1) });
    expect(fits.status).toBe(400);
    expect(exceeds.status).toBe(413);
    expect(exceeds.body).toMatchObject({ code: 'payload_too_large' });
  });

  it.each([
    ['recipes', 1024 * 1024],
    ['terms', 64 * 1024],
  ])('of %s are read up to their limit when nobody says how long they are', async (kind, limit) => {
    const piece = new Uint8Array(16 * 1024).fill(0x20);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += piece.length;
        controller.enqueue(piece);
      },
    });
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: endless, duplex: 'half' };
    const answer = await app.fetch(new Request(`https://larder.test${base}/${kind}`, init));
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(limit + 4 * piece.length);
  });

  it('nested beyond reason are invalid, not a fault', async () => {
    expect((await post(nested(50_000))).status).toBe(400);
    expect((await post(aRecipe({ legacyRecipeData: { old: nested(3) } }))).status).toBe(201);
  });

  it.each([
    ['a null character', 'Pie\u0000'],
    ['an escape', 'Pie\u001b[31m'],
    ['half of a character', 'Pie\ud83d'],
  ])('with %s in a text are invalid', async (_name, title) => {
    const answer = await post({ ...aRecipe(), title });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: 'title', message: 'Invalid input' }] });
  });

  it('keep line breaks and tabs, and are stored in composed form', async () => {
    const decomposed = 'Cre\u0300me bru\u0302le\u0301e\n\twith sugar';
    const { body } = await post(aRecipe({ description: aText(decomposed) }));
    expect(body.recipe.description).toEqual(aText('Crème brûlée\n\twith sugar'));
  });

  it.each([
    ['a null character', { 'a\u0000': 1 }],
    ['half of a character', { 'a\ud83d': 1 }],
    ['more than 100 characters', { ['k'.repeat(101)]: 1 }],
  ])('with %s in a key are invalid', async (_name, legacyRecipeData) => {
    const answer = await post(aRecipe({ legacyRecipeData }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ message: 'Invalid input' }] });
  });

  it('have their keys in composed form too', async () => {
    const { body } = await post(aRecipe({ legacyRecipeData: { 'cre\u0300me': 1 } }));
    expect(body.recipe.legacyRecipeData).toEqual({ crème: 1 });
  });

  it.each(['[0]', '{"a":{}}', '{"crop":{}}'])(
    'that hold nothing but %s, up to their limit, are invalid',
    async (part) => {
      const parts = Array.from({ length: Math.floor(1_000_000 / (part.length + 1)) }, () => part);
      const answer = await post(`{"title":"Pie","slug":"pie","images":[${parts.join(',')}]}`);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'validation_failed' });
    },
  );

  it.each(['id', 'siteId', 'version', 'publishedAt', 'ownerId', 'recipeCount'])(
    'that try to write %s are invalid',
    async (field) => {
      const answer = await post({ ...aRecipe(), [field]: 'x' });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ issues: [{ path: field, message: 'Invalid input' }] });
    },
  );
});

describe('What is said of a wrong body, S1.5', () => {
  const sizeOf = (answer: { body: unknown }) => JSON.stringify(answer.body).length;
  const wrong = Array.from({ length: 5000 }, () => '\u0000');
  const deep = (depth: number): object =>
    depth === 0 ? wrong : { ['k'.repeat(100)]: deep(depth - 1) };

  it.each([
    ['a long name', { ['k'.repeat(60_000)]: wrong }],
    ['many names', Object.fromEntries(wrong.map((_, index) => [`field${index}`, 1]))],
    ['names within names', deep(50)],
    ['long names within names', { legacyRecipeData: deep(50) }],
    [
      'many wrong values',
      { keywords: wrong.map(() => 1).slice(0, 100), tagIds: wrong.slice(0, 9) },
    ],
  ])('is told of %s in few words', async (_name, body) => {
    const answer = await post({ ...aRecipe(), ...body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed' });
    expect(sizeOf(answer)).toBeLessThan(40_000);
  });
});

describe('Queries, S6', () => {
  it('are refused in few words', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `${index}${'n'.repeat(300)}=1`);
    const answer = await call('GET', `${base}/recipes?${names.join('&')}`, { token });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(40_000);
  });

  it.each(['limit=0', 'limit=101', 'limit=ten', 'limit=', 'limit=1&limit=2', 'limit=1e1'])(
    'refuse %s',
    async (query) => {
      const answer = await call('GET', `${base}/recipes?${query}`, { token });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'validation_failed' });
    },
  );

  it.each(['offset=-1', 'offset=10001', 'orderBy=content', 'status=gone', 'colour=red'])(
    'refuse %s',
    async (query) => {
      expect((await call('GET', `${base}/recipes?${query}`, { token })).status).toBe(400);
    },
  );

  it.each(['', '?limit=100', '?offset=10000', '?orderBy=title_asc&status=draft'])(
    'accept "%s"',
    async (query) => {
      expect((await call('GET', `${base}/recipes${query}`, { token })).status).toBe(200);
    },
  );
});
