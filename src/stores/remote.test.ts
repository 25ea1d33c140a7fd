import { describe, expect, it } from 'vitest';
import { remote, valueOf } from './remote.ts';

const later = <Value>() => Promise.withResolvers<Value>();

describe('A remote value', () => {
  it('is idle, then pending, then fulfilled', async () => {
    const recipes = remote<string[]>();
    const answer = later<string[]>();
    expect(recipes.$remote.get()).toEqual({ status: 'idle' });
    const loading = recipes.load(() => answer.promise);
    expect(recipes.$remote.get()).toEqual({ status: 'pending', previous: null });
    answer.resolve(['Pie']);
    await loading;
    expect(recipes.$remote.get()).toEqual({ status: 'fulfilled', value: ['Pie'] });
  });

  it('keeps what it had while it is fetched anew, also when that fails', async () => {
    const recipes = remote<string[]>();
    recipes.set(['Pie']);
    const error = new Error('503');
    const loading = recipes.load(() => Promise.reject(error));
    expect(recipes.$remote.get()).toEqual({ status: 'pending', previous: ['Pie'] });
    await loading;
    expect(recipes.$remote.get()).toEqual({ status: 'rejected', error, previous: ['Pie'] });
    expect(valueOf(recipes.$remote.get())).toEqual(['Pie']);
  });

  it('shows the newest answer, whichever comes first', async () => {
    const recipes = remote<string>();
    const [slow, fast] = [later<string>(), later<string>()];
    const signals: AbortSignal[] = [];
    const ask = (answer: Promise<string>) =>
      recipes.load((signal) => {
        signals.push(signal);
        return answer;
      });
    const both = [ask(slow.promise), ask(fast.promise)];
    fast.resolve('new');
    slow.resolve('old');
    await Promise.all(both);
    expect(recipes.$remote.get()).toEqual({ status: 'fulfilled', value: 'new' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('hears nothing of an older failure', async () => {
    const recipes = remote<string>();
    const slow = later<string>();
    const loading = recipes.load(() => slow.promise);
    recipes.set('set');
    slow.reject(new Error('late'));
    await loading;
    expect(recipes.$remote.get()).toEqual({ status: 'fulfilled', value: 'set' });
  });

  it('is idle again once it is reset', async () => {
    const recipes = remote<string>();
    const slow = later<string>();
    const loading = recipes.load(() => slow.promise);
    recipes.reset();
    slow.resolve('late');
    await loading;
    expect(recipes.$remote.get()).toEqual({ status: 'idle' });
    expect(valueOf(recipes.$remote.get())).toBeNull();
  });
});
