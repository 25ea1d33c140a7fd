import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookFrames } from './look-frames.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pages that say they are there when a test says so. */
async function aPage() {
  const open = { isAnswered: true, asked: 0 };
  const frames = lookFrames(() => {
    open.asked += 1;
    const url = `https://edna.example/preview/${open.asked}`;
    return open.isAnswered ? Promise.resolve(url) : Promise.reject(new Error('Too many requests'));
  });
  const told: unknown[] = [];
  const newest = () => frames.$frames.get().frames.at(-1)?.key ?? 0;
  const come = () => {
    frames.attach(newest(), (message) => told.push(message));
    frames.hear(newest(), 'ready');
  };
  await frames.start();
  return { frames, open, told, come, newest, state: () => frames.$frames.get() };
}

describe('A page that tries a look on', () => {
  it('stays in sight while the next one is loaded, and makes room for it', async () => {
    const { frames, come, state } = await aPage();
    come();
    frames.loadAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ status: 'open', frames: [{ key: 1 }, { key: 2 }] });
    come();
    expect(state()).toMatchObject({ frames: [{ key: 2 }], isOutdated: false });
  });

  it('says that it is an earlier one where the next does not come, until that does', async () => {
    const { frames, come, open, state } = await aPage();
    come();
    open.isAnswered = false;
    frames.loadAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ status: 'open', frames: [{ key: 1 }], isOutdated: true });
    open.isAnswered = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toMatchObject({ frames: [{ key: 1 }, { key: 3 }], isOutdated: true });
    come();
    expect(state()).toMatchObject({ frames: [{ key: 3 }], isOutdated: false });
  });

  it('is not there where what was loaded in its place says nothing', async () => {
    const { frames, newest, state } = await aPage();
    frames.noteLoaded(newest());
    await vi.advanceTimersByTimeAsync(2000);
    expect(state()).toMatchObject({ status: 'failed', frames: [] });
  });

  it('is asked for with ever longer pauses, and no more once nobody looks', async () => {
    const { frames, come, open } = await aPage();
    come();
    open.isAnswered = false;
    frames.loadAgain();
    await vi.advanceTimersByTimeAsync(60_000);
    const { asked } = open;
    expect(asked).toBeLessThan(9);
    frames.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(open.asked).toBe(asked);
  });
});
