import { describe, expect, it } from 'vitest';
import { boundedMap } from '#domain/bounded-map.ts';
import { recentAnswers } from './recent.ts';

/** Something that is asked for by name, answers with what is true then, and counts. */
function anOracle() {
  const state = { now: 0, truth: 'first', asked: 0, background: [] as Promise<unknown>[] };
  const answers = recentAnswers<string>({ maxAnswers: 10 });
  const find = () => {
    state.asked += 1;
    return Promise.resolve(state.truth);
  };
  const asking = {
    now: () => state.now,
    waitUntil: (work: Promise<unknown>) => state.background.push(work),
  };
  return { state, answers, ask: () => answers.get('key', asking, find), asking };
}

describe('Answers that are remembered for a moment, design §5', () => {
  it('are asked for once a second at most', async () => {
    const { state, ask } = anOracle();
    for (const now of [0, 200, 400, 600, 800, 999]) {
      state.now = now;
      await ask();
    }
    expect(state.asked).toBe(1);
  });

  it('are asked for again in the background, once, while the old one still serves', async () => {
    const { state, ask } = anOracle();
    await ask();
    state.truth = 'second';
    state.now = 1200;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['first', 'first', 'first']);
    expect(state.asked).toBe(2);
    await Promise.all(state.background);
    expect(await ask()).toBe('second');
  });

  it('are never older than 1.8 seconds, even if asking again fails', async () => {
    const { state, answers, ask, asking } = anOracle();
    await ask();
    state.truth = 'second';
    state.now = 1500;
    const failing = answers.get('key', asking, () => Promise.reject(new Error('away')));
    expect(await failing).toBe('first');
    await Promise.allSettled(state.background);
    state.now = 1799;
    expect(await ask()).toBe('first');
    state.now = 1800;
    expect(await ask()).toBe('second');
  });

  it('count from when they were asked for, not from when they came', async () => {
    const { state, answers, asking } = anOracle();
    const late = Promise.withResolvers<string>();
    const slow = answers.get('key', asking, () => late.promise);
    state.now = 1900;
    late.resolve('old');
    expect(await slow).toBe('old');
    expect(await answers.get('key', asking, () => Promise.resolve('new'))).toBe('new');
  });

  it('do not give way to one that was asked for earlier and came later', async () => {
    const { state, answers, asking } = anOracle();
    const late = Promise.withResolvers<string>();
    const slow = answers.get('key', asking, () => late.promise);
    state.now = 500;
    answers.forget('key');
    await answers.get('key', asking, () => Promise.resolve('new'));
    late.resolve('old');
    await slow;
    expect(await answers.get('key', asking, () => Promise.reject(new Error('asked')))).toBe('new');
  });
});

describe('A map that forgets, design §5', () => {
  it('drops what was used least recently once it is too heavy', () => {
    const map = boundedMap<string>(3, () => 1);
    for (const key of ['a', 'b', 'c']) map.set(key, key);
    map.get('a');
    map.set('d', 'd');
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['a', undefined, 'c', 'd']);
  });

  it('weighs what it holds, also when it is replaced or taken out', () => {
    const map = boundedMap<string>(10, (value) => value.length);
    map.set('a', '123456');
    map.set('a', '1');
    map.set('b', '123456789');
    expect([map.get('a'), map.get('b')]).toEqual(['1', '123456789']);
    map.delete('b');
    map.set('c', '123456789');
    expect([map.get('a'), map.get('c')]).toEqual(['1', '123456789']);
  });

  it('does not keep what alone is too heavy', () => {
    const map = boundedMap<string>(3, (value) => value.length);
    map.set('a', '12345');
    expect(map.get('a')).toBeUndefined();
  });
});
