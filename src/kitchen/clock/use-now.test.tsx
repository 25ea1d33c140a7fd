import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverTimeHeader } from '#contract/server-time-header.ts';
import { noteTimeOf } from './server-clock.ts';
import { useNow } from './use-now.ts';

const device = Date.UTC(2026, 4, 18, 9);
const dayMs = 24 * 60 * 60 * 1000;

const Clock = () => <time>{new Date(useNow()).toISOString()}</time>;
const shown = () => screen.getByRole('time').textContent;
const answered = (at: number) =>
  new Response(null, { headers: { [serverTimeHeader]: new Date(at).toISOString() } });

beforeEach(() => {
  vi.useFakeTimers({
    now: device,
    toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('The time on a screen', () => {
  it('is that of the device until an answer tells that of the server, and goes on', () => {
    render(<Clock />);
    expect(shown()).toBe('2026-05-18T09:00:00.000Z');
    act(() => noteTimeOf(answered(device - dayMs)));
    expect(shown()).toBe('2026-05-17T09:00:00.000Z');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(shown()).toBe('2026-05-17T09:01:00.000Z');
  });

  it('stays where an answer tells none, or nothing that is a time', () => {
    act(() => noteTimeOf(answered(device - dayMs)));
    act(() => noteTimeOf({ recipes: [] }));
    act(() => noteTimeOf(new Response(null, { headers: { [serverTimeHeader]: 'soon' } })));
    render(<Clock />);
    expect(shown()).toBe('2026-05-17T09:00:00.000Z');
  });
});
