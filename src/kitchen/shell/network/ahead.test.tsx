import { beforeEach, expect, it, vi } from 'vitest';
import { clearAuthToken, storeAuthToken } from '#api/auth-token.ts';
import { askedAhead } from './ahead.ts';

const ask = vi.fn<() => Promise<string | null>>();

beforeEach(() => {
  ask.mockReset().mockResolvedValue('tart');
  storeAuthToken('session of the cook');
  globalThis.history.pushState(null, '', '/kitchen/edna/recipes/1');
});

it('is answered once, by one call', async () => {
  const ahead = askedAhead(ask);
  ahead.begin();
  expect(await Promise.all([ahead.take(), ahead.take()])).toEqual(['tart', null]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('is no answer where the call failed, so that another tells why', async () => {
  const ahead = askedAhead(ask.mockRejectedValue(new Error('Gone')));
  ahead.begin();
  expect(await ahead.take()).toBeNull();
});

it('is no answer for another address or another session', async () => {
  const [moved, handedOver] = [askedAhead(ask), askedAhead(ask)];
  moved.begin();
  globalThis.history.replaceState(null, '', '/kitchen/enid/recipes/1');
  expect(await moved.take()).toBeNull();
  handedOver.begin();
  storeAuthToken('session of somebody else');
  expect(await handedOver.take()).toBeNull();
});

it('is not asked for by who is signed out', async () => {
  clearAuthToken();
  const ahead = askedAhead(ask);
  ahead.begin();
  expect(await ahead.take()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it('is waited for no longer than a call', async () => {
  vi.useFakeTimers();
  const ahead = askedAhead(ask.mockReturnValue(Promise.withResolvers<string>().promise));
  ahead.begin();
  const taken = ahead.take();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await taken).toBeNull();
  vi.useRealTimers();
});
