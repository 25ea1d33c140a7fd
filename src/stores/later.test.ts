import { describe, expect, it, vi } from 'vitest';
import { later } from './later.ts';

const fetching = () => vi.fn<() => Promise<string>>(() => Promise.resolve('code'));

describe('A module that is loaded when it is needed', () => {
  it('is loaded once', async () => {
    const fetchModule = fetching();
    const { $remote, load } = later(fetchModule);
    expect($remote.get()).toEqual({ status: 'idle' });
    await Promise.all([load(), load()]);
    await load();
    expect($remote.get()).toEqual({ status: 'fulfilled', value: 'code' });
    expect(fetchModule).toHaveBeenCalledOnce();
  });

  it('is tried again after a failure', async () => {
    const fetchModule = fetching().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { $remote, load } = later(fetchModule);
    await load();
    expect($remote.get()).toMatchObject({ status: 'rejected', previous: null });
    await load();
    expect($remote.get()).toEqual({ status: 'fulfilled', value: 'code' });
  });
});
