import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const subject = { step: 2, recipeTitle: 'Country loaf', path: '/recipes/country-loaf' };
const noon = new Date('2026-05-17T12:00:00Z');

type Kept = Record<string, string>;
let kept: Kept;
let hear: (event: { key: string; newValue: string | null }) => void;

/** A page of the site as a browser opens it: fresh modules over what is kept. */
const openPage = async () => {
  vi.resetModules();
  const timer = await import('./timer.ts');
  const statusOf = (id: string) => timer.$stepTimers.get().timers[id]?.status;
  return { ...timer, statusOf };
};

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  kept = {};
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', (name: string, listener: typeof hear) => {
    if (name === 'storage') hear = listener;
  });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Timers, §4', () => {
  it('run down in ticks of a second and finish', async () => {
    const page = await openPage();
    page.startTimer('a', 1, subject);
    expect(page.statusOf('a')).toBe('running');
    vi.advanceTimersByTime(1000);
    expect(page.$now.get()).toBe(noon.getTime() + 1000);
    vi.advanceTimersByTime(59_000);
    expect(page.statusOf('a')).toBe('finished');
  });

  it('stop the others when one is started', async () => {
    const page = await openPage();
    page.startTimer('a', 10, subject);
    page.startTimer('b', 5, subject);
    expect([page.statusOf('a'), page.statusOf('b')]).toEqual(['paused', 'running']);
  });

  it('run side by side where several are kept', async () => {
    const page = await openPage();
    page.chooseSeveralTimers(true);
    page.startTimer('a', 10, subject);
    page.startTimer('b', 5, subject);
    expect([page.statusOf('a'), page.statusOf('b')]).toEqual(['running', 'running']);
    expect(kept['keepsSeveralTimers']).toBe('yes');
  });

  it('are reset by dismissing them', async () => {
    const page = await openPage();
    page.startTimer('a', 10, subject);
    page.reset('a');
    expect(page.$stepTimers.get()).toEqual({ timers: {}, subjects: {} });
    expect(kept).toEqual({});
  });

  it('go on where they were paused', async () => {
    const page = await openPage();
    page.startTimer('a', 10, subject);
    vi.advanceTimersByTime(60_000);
    page.pause('a');
    vi.advanceTimersByTime(3_600_000);
    page.resume('a');
    vi.advanceTimersByTime(9 * 60_000 - 1);
    expect(page.statusOf('a')).toBe('running');
    vi.advanceTimersByTime(1);
    expect(page.statusOf('a')).toBe('finished');
  });
});

describe('Timers across pages', () => {
  it('lose no time in a reload', async () => {
    (await openPage()).startTimer('a', 10, subject);
    vi.setSystemTime(noon.getTime() + 5 * 60_000);
    const page = await openPage();
    expect(page.$stepTimers.get().subjects['a']).toEqual(subject);
    vi.advanceTimersByTime(5 * 60_000);
    expect(page.statusOf('a')).toBe('finished');
  });

  it('ring when they ended while no page was open', async () => {
    (await openPage()).startTimer('a', 10, subject);
    vi.setSystemTime(noon.getTime() + 12 * 60_000);
    expect((await openPage()).statusOf('a')).toBe('finished');
  });

  it('are forgotten an hour after nobody came', async () => {
    (await openPage()).startTimer('a', 10, subject);
    vi.setSystemTime(noon.getTime() + 71 * 60_000);
    expect((await openPage()).statusOf('a')).toBeUndefined();
  });

  it('follow what another tab does', async () => {
    const page = await openPage();
    page.startTimer('a', 10, subject);
    hear({ key: 'timers', newValue: null });
    expect(page.statusOf('a')).toBeUndefined();
  });

  it.each(['{', '[]', '7', '{"timers":{"a":{}},"subjects":{"a":{}}}'])(
    'begin anew where %s was kept',
    async (text) => {
      kept['timers'] = text;
      expect((await openPage()).$stepTimers.get()).toEqual({ timers: {}, subjects: {} });
    },
  );

  it('lead to no other site, whatever was kept', async () => {
    const timer = { status: 'paused', durationMs: 1000, remainingMs: 500 };
    kept['timers'] = JSON.stringify({
      timers: { a: timer },
      subjects: { a: { ...subject, path: '//evil.example' } },
    });
    expect((await openPage()).statusOf('a')).toBeUndefined();
  });
});
