import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#api/network-error.ts';
import { codeLater } from './code-later.ts';

const code = { done: true };
const answered = () => Promise.resolve(new Response());
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('The code of an action is fetched once, after the server has answered', async () => {
  const ask = vi.fn<typeof fetch>(answered);
  vi.stubGlobal('fetch', ask);
  const load = vi.fn<() => Promise<typeof code>>().mockResolvedValue(code);
  const loaded = codeLater(load);
  expect(await Promise.all([loaded(), loaded()])).toEqual([code, code]);
  expect(await loaded()).toBe(code);
  expect([ask, load].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('The code of an action is not asked for while nobody answers, so that it can come later', async () => {
  vi.stubGlobal('fetch', unanswered);
  const load = vi.fn<() => Promise<typeof code>>().mockResolvedValue(code);
  const loaded = codeLater(load);
  await expect(loaded()).rejects.toThrow(NetworkError);
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', answered);
  expect(await loaded()).toBe(code);
});

test('Code that does not come although the server answers is a missing network as well', async () => {
  vi.stubGlobal('fetch', answered);
  const load = vi.fn<() => Promise<typeof code>>().mockRejectedValue(new TypeError('No module'));
  await expect(codeLater(load)()).rejects.toThrow(NetworkError);
});
