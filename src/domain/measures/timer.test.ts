import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceTimer,
  advanceTimers,
  createTimer,
  formatCountdown,
  pauseTimer,
  remainingSeconds,
  resetTimer,
  startOneOf,
  startTimer,
  keptTimers,
  msToNextTick,
  nextEnd,
} from './timer.ts';
import type { Timer } from './timer.ts';

const start = 1_000_000;
const seconds = (count: number) => count * 1000;
const running = startTimer(createTimer(10), start);

describe('Timer, §4', () => {
  it('is idle with its full time', () => {
    expect(createTimer(10)).toEqual({ status: 'idle', durationMs: 600_000 });
    expect(remainingSeconds(createTimer(10), start)).toBe(600);
    expect(remainingSeconds(createTimer(0.5), start)).toBe(30);
  });

  it('counts down to an end time', () => {
    expect(running).toMatchObject({ status: 'running', endsAt: start + 600_000 });
    expect(remainingSeconds(running, start)).toBe(600);
    expect(remainingSeconds(running, start + seconds(1))).toBe(599);
    expect(remainingSeconds(running, start + 1)).toBe(600);
    expect(remainingSeconds(running, start + seconds(600) - 1)).toBe(1);
  });

  it('is not restarted by a second start', () => {
    expect(startTimer(running, start + seconds(5))).toBe(running);
  });

  it('keeps what is left while paused', () => {
    const paused = pauseTimer(running, start + seconds(100));
    expect(paused).toEqual({ status: 'paused', durationMs: 600_000, remainingMs: 500_000 });
    expect(remainingSeconds(paused, start + seconds(9999))).toBe(500);
    expect(startTimer(paused, start + seconds(200))).toMatchObject({
      status: 'running',
      endsAt: start + seconds(700),
    });
  });

  it('finishes at 0 however late a sleeping tab looks', () => {
    expect(advanceTimer(running, start + seconds(600) - 1)).toBe(running);
    expect(advanceTimer(running, start + seconds(600)).status).toBe('finished');
    const late = advanceTimer(running, start + seconds(99_999));
    expect(late).toEqual({ status: 'finished', durationMs: 600_000, endsAt: start + 600_000 });
    expect(remainingSeconds(late, start)).toBe(0);
  });

  it('is finished, not paused, when paused too late', () => {
    expect(pauseTimer(running, start + seconds(600)).status).toBe('finished');
  });

  it('starts anew from its full time once finished', () => {
    const finished = advanceTimer(running, start + seconds(600));
    expect(startTimer(finished, start + seconds(700))).toMatchObject({
      status: 'running',
      endsAt: start + seconds(1300),
    });
  });

  it('is reset by dismissing it', () => {
    expect(resetTimer(running)).toEqual(createTimer(10));
  });

  it('gains no time from a clock set back', () => {
    expect(remainingSeconds(running, start - seconds(3600))).toBe(600);
  });

  it('only idle and paused timers can be left as they are by a pause', () => {
    expect(pauseTimer(createTimer(1), start)).toEqual(createTimer(1));
  });
});

describe('Several timers, §4', () => {
  const timers = { a: running, b: createTimer(5), c: createTimer(1) };
  const now = start + seconds(60);

  it('starting one stops the others where they are', () => {
    const started = startOneOf(timers, 'b', { now, keepsSeveral: false });
    expect(started['a']).toMatchObject({ status: 'paused', remainingMs: 540_000 });
    expect(started['b']).toMatchObject({ status: 'running', endsAt: now + 300_000 });
    expect(started['c']).toEqual(timers.c);
  });

  it('starting one silences one that rings', () => {
    const ringing = { ...timers, a: advanceTimer(running, start + seconds(600)) };
    const started = startOneOf(ringing, 'b', { now: start + seconds(601), keepsSeveral: false });
    expect(started['a']).toEqual(createTimer(10));
  });

  it('others run on when several are kept', () => {
    const started = startOneOf(timers, 'b', { now, keepsSeveral: true });
    expect(started['a']).toBe(running);
    expect(started['b']?.status).toBe('running');
  });

  it('starting an unknown one invents none', () => {
    expect(Object.keys(startOneOf(timers, 'z', { now, keepsSeveral: true }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('all move on with the time', () => {
    expect(advanceTimers(timers, start + seconds(600))['a']?.status).toBe('finished');
    expect(advanceTimers(timers, start + seconds(600))['b']).toEqual(timers.b);
  });
});

describe('Timer display, §9', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59, '0:59'],
    [60, '1:00'],
    [539, '8:59'],
    [540, '09:00'],
    [600, '10:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3661, '1:01:01'],
    [36_000, '10:00:00'],
    [0.2, '0:01'],
    [-4, '0:00'],
  ])('%d s are %s', (count, text) => {
    expect(formatCountdown(count)).toBe(text);
  });
});

describe('Any course of a timer, §4', () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom('start', 'pause', 'advance', 'reset'), fc.nat({ max: 400_000 })),
  );
  const acts: Record<string, (timer: Timer, now: number) => Timer> = {
    start: startTimer,
    pause: pauseTimer,
    advance: advanceTimer,
    reset: resetTimer,
  };

  it('keeps what is left between nothing and the full time', () => {
    fc.assert(
      fc.property(steps, (course) => {
        let now = start;
        let timer = createTimer(10);
        for (const [act, wait] of course) {
          now += wait;
          timer = acts[act]!(timer, now);
          expect(remainingSeconds(timer, now)).toBeGreaterThanOrEqual(0);
          expect(remainingSeconds(timer, now)).toBeLessThanOrEqual(600);
          expect(timer.durationMs).toBe(600_000);
        }
      }),
    );
  });
});

describe('What a clock must know of timers', () => {
  const endingAt = (endsAt: number): Timer => ({ status: 'running', durationMs: 60_000, endsAt });
  const rung = (endsAt: number): Timer => ({ status: 'finished', durationMs: 60_000, endsAt });

  it('is when a shown second passes next', () => {
    expect(msToNextTick({ a: endingAt(10_250) }, 0)).toBe(250);
    expect(msToNextTick({ a: endingAt(10_250), b: endingAt(9_100) }, 0)).toBe(100);
    expect(msToNextTick({ a: endingAt(10_000) }, 0)).toBe(1000);
    expect(msToNextTick({ a: rung(0) }, 0)).toBeNull();
  });

  it('is when the first one ends', () => {
    expect(nextEnd({ a: endingAt(500), b: endingAt(300), c: rung(1) })).toBe(300);
    expect(nextEnd({})).toBeNull();
  });

  it('is nothing of those that stand still or have rung for an hour', () => {
    const timers = { a: createTimer(1), b: rung(0), c: rung(1000), d: endingAt(9e9) };
    expect(Object.keys(keptTimers(timers, 3_600_500))).toEqual(['c', 'd']);
  });
});
