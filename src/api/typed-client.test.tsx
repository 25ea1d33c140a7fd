import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteApi } from './site-api.ts';
import { manageApi } from './manage-api.ts';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  asked.mockReset().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

describe('A call through the typed client, §7', () => {
  it('asks the path of its segments, with its parameters filled in', async () => {
    await siteApi[':siteSlug']['current-user'].$get({ param: { siteSlug: 'nine-beds' } });
    expect(asked.mock.calls[0]?.[0]).toBe('/api/v1/site/nine-beds/current-user');
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'GET' });
  });

  it('sends what it is asked for in the query', async () => {
    await siteApi[':siteSlug'].recipes.$get({
      param: { siteSlug: 'nine-beds' },
      query: { query: 'leek & oats', limit: '6' },
    });
    expect(asked.mock.calls[0]?.[0]).toBe(
      '/api/v1/site/nine-beds/recipes?query=leek+%26+oats&limit=6',
    );
  });

  it('sends JSON as such', async () => {
    await manageApi['sign-in'].$post({ query: { next: '/' }, json: { email: 'edna@example.com' } });
    expect(asked.mock.calls[0]?.[0]).toBe('/api/v1/manage/sign-in?next=%2F');
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"email":"edna@example.com"}',
    });
    expect(new Headers(asked.mock.calls[0]?.[1]?.headers).get('content-type')).toBe(
      'application/json',
    );
  });

  it('sends the headers it is given beside those of JSON', async () => {
    const json = { email: 'edna@example.com' };
    await manageApi['sign-in'].$post({ query: {}, json }, { headers: { 'Idempotency-Key': 'k1' } });
    const headers = new Headers(asked.mock.calls[0]?.[1]?.headers);
    expect(headers.get('idempotency-key')).toBe('k1');
    expect(headers.get('content-type')).toBe('application/json');
  });

  it('ends when it is told to', async () => {
    const { signal } = new AbortController();
    await manageApi['current-user'].$get({}, { init: { signal } });
    expect(asked.mock.calls[0]?.[1]?.signal).toBe(signal);
  });

  it('is no promise, so that functions may hand it on', async () => {
    expect(await Promise.resolve(manageApi)).toBe(manageApi);
  });
});
