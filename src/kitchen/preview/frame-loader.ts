import { atom } from 'nanostores';

/** A page that is loaded: one that is seen, and at times another that is to take its place. */
export type Frame = { key: number; src: string; isReady: boolean };

export type Frames = { status: 'loading' | 'open' | 'failed'; frames: readonly Frame[] };

/** A page that says nothing for so long is not there. */
const patienceMs = 15_000;
/** After how long styles are asked for again, while what they belong to is not saved. */
const pausesMs = { first: 2000, most: 30_000 };

/** Loads pages, one at a time; `openUrl` answers an address that is good for loading one. */
export function frameLoader(openUrl: () => Promise<string>) {
  const $frames = atom<Frames>({ status: 'loading', frames: [] });
  const timer = oneTimer();
  let lastKey = 0;
  let pauseMs = pausesMs.first;

  async function load(front: Frame | null): Promise<void> {
    lastKey += 1;
    const key = lastKey;
    const staying: Frames = front
      ? { status: 'open', frames: [front] }
      : { status: 'loading', frames: [] };
    $frames.set(staying);
    timer.wait(patienceMs, () => $frames.set(withoutMissing($frames.get())));
    const src = await openUrl().catch(() => null);
    if (key !== lastKey) return;
    const frames = src === null ? [] : [{ key, src, isReady: false }];
    const loading = { ...staying, frames: [...staying.frames, ...frames] };
    $frames.set(src === null ? withoutMissing(loading) : loading);
  }

  return {
    $frames,
    load,
    stop(): void {
      // What is still on its way comes too late.
      lastKey += 1;
      timer.stop();
    },
    noteReady(key: number): void {
      const { frames } = $frames.get();
      if (frames[0]?.key === key) timer.stop();
      const isReady = true;
      const noted = frames.map((frame) => (frame.key === key ? { ...frame, isReady } : frame));
      $frames.set({ status: 'open', frames: noted });
    },
    bringToFront(key: number): void {
      pauseMs = pausesMs.first;
      const { frames } = $frames.get();
      if (frames[0]?.key === key) return;
      timer.stop();
      $frames.set({ status: 'open', frames: frames.filter((frame) => frame.key === key) });
    },
    /** Loads a page once more, each time after a longer pause. */
    loadLater(front: Frame): void {
      timer.wait(pauseMs, () => void load(front));
      pauseMs = Math.min(pauseMs * 2, pausesMs.most);
    },
  };
}

/** What is left where a page did not come. */
function withoutMissing({ frames }: Frames): Frames {
  const ready = frames.filter(({ isReady }) => isReady);
  return { status: ready.length > 0 ? 'open' : 'failed', frames: ready.slice(0, 1) };
}

function oneTimer() {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(waiting);
  return {
    stop,
    wait(ms: number, act: () => void): void {
      stop();
      waiting = setTimeout(act, ms);
    },
  };
}
