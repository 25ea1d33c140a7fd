import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { clearAuthToken, readAuthToken, storeAuthToken } from './auth-token.ts';
import { NetworkError } from './network-error.ts';
import { send } from './send.ts';

const asked = vi.fn<typeof fetch>();
const answer = (body: BodyInit | null, init?: ResponseInit) =>
  asked.mockResolvedValue(new Response(body, init));
const sentHeaders = () => new Headers(asked.mock.calls[0]?.[1]?.headers);
const failure = () => send('/api').catch((error: unknown) => error);

beforeEach(() => vi.stubGlobal('fetch', asked.mockReset()));
afterEach(() => {
  clearAuthToken();
  vi.unstubAllGlobals();
});

describe('A call, §7', () => {
  it('carries credentials and what it was given', async () => {
    answer('{}');
    await send('/api', { method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(sentHeaders().get('content-type')).toBe('application/json');
  });

  it('carries a bearer token when there is one', async () => {
    answer('{}');
    storeAuthToken('token-of-edna');
    await send('/api');
    expect(sentHeaders().get('authorization')).toBe('Bearer token-of-edna');
  });

  it('carries none when there is none', async () => {
    answer('{}');
    await send('/api');
    expect(sentHeaders().has('authorization')).toBe(false);
  });
});

describe('An answer that is not OK, §8', () => {
  it('is thrown as its status and body', async () => {
    answer('{"code":"slug_taken"}', { status: 409 });
    const error = await failure();
    expect(error).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
    expect(error).toBeInstanceOf(ApiError);
  });

  it.each([
    ['an empty body', null],
    ['a body that is no JSON', '<h1>Bad gateway</h1>'],
  ])('has null for %s', async (_name, body) => {
    answer(body, { status: 502 });
    expect(await failure()).toMatchObject({ status: 502, body: null, retryAfterSeconds: null });
  });

  it('says when to come again', async () => {
    answer(null, { status: 429, headers: { 'Retry-After': '90' } });
    expect(await failure()).toMatchObject({ retryAfterSeconds: 90 });
  });
});

describe('A call without an answer', () => {
  it('says that the network is missing', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toBeInstanceOf(NetworkError);
  });

  it('says that it was taken back when it was', async () => {
    const reason = new DOMException('Taken back', 'AbortError');
    asked.mockRejectedValue(reason);
    const error = send('/api', { signal: AbortSignal.abort() }).catch((each: unknown) => each);
    expect(await error).toBe(reason);
  });
});

describe('The token, §9', () => {
  it('is kept in local storage under one key', () => {
    storeAuthToken('token-of-edna');
    expect(localStorage.getItem('authToken')).toBe('token-of-edna');
    expect(readAuthToken()).toBe('token-of-edna');
    clearAuthToken();
    expect(readAuthToken()).toBeNull();
  });

  it('lasts as long as the page where storage is shut off', () => {
    vi.stubGlobal('localStorage', undefined);
    storeAuthToken('token-of-edna');
    expect(readAuthToken()).toBe('token-of-edna');
    clearAuthToken();
    expect(readAuthToken()).toBeNull();
  });
});
