import { atom } from 'nanostores';

/** A page that is loaded: one that is seen, and at times another that is to take its place. */
export type Frame = { key: number; src: string; isReady: boolean };

export type Frames = {
  status: 'loading' | 'open' | 'failed';
  frames: readonly Frame[];
  /** What is seen is an earlier page: the one that was to take its place did not come. */
  isOutdated: boolean;
};

const nothing: Frames = { status: 'loading', frames: [], isOutdated: false };

/** A page that says nothing for so long is not there; one that has come and says nothing is another. */
const patienceMs = { coming: 15_000, come: 2000 };
/** After how long styles are asked for again, while what they belong to is not saved. */
const pausesMs = { first: 2000, most: 30_000 };

type OpenUrl = () => Promise<string>;

/**
 * Loads pages, one at a time; `openUrl` answers an address that is good for loading one. Where a page
 * does not come that was to take the place of another, `onMissing` is told which one is still seen.
 */
export function frameLoader(openUrl: OpenUrl, onMissing: (front: Frame) => void = () => {}) {
  const $frames = atom<Frames>(nothing);
  const timer = oneTimer();
  const pause = growingPause();
  let lastKey = 0;

  async function load(front: Frame | null): Promise<void> {
    lastKey += 1;
    const key = lastKey;
    const staying = stayingBehind(front, $frames.get());
    $frames.set(staying);
    timer.wait(patienceMs.coming, noteMissing);
    const src = await openUrl().catch(() => null);
    if (key !== lastKey) return;
    const frames = src === null ? [] : [{ key, src, isReady: false }];
    $frames.set({ ...staying, frames: [...staying.frames, ...frames] });
    if (src === null) noteMissing();
  }

  function noteMissing(): void {
    timer.stop();
    const left = withoutMissing($frames.get());
    $frames.set(left);
    for (const front of left.frames) onMissing(front);
  }

  return {
    $frames,
    load,
    stop: () => {
      // What is still on its way comes too late.
      lastKey += 1;
      timer.stop();
    },
    noteLoaded: (key: number) => {
      if (isSilent($frames.get(), key)) timer.wait(patienceMs.come, noteMissing);
    },
    noteReady: (key: number) => {
      if ($frames.get().frames[0]?.key === key) timer.stop();
      $frames.set(withReady($frames.get(), key));
    },
    bringToFront: (key: number) => {
      pause.shorten();
      if ($frames.get().frames[0]?.key === key) return;
      timer.stop();
      $frames.set(withFront($frames.get(), key));
    },
    loadLater: (front: Frame) => timer.wait(pause.next(), () => void load(front)),
  };
}

const stayingBehind = (front: Frame | null, { isOutdated }: Frames): Frames =>
  front ? { status: 'open', frames: [front], isOutdated } : nothing;

/** A page tells that it is there before it is loaded to its end. */
const isSilent = ({ frames }: Frames, key: number): boolean =>
  frames.some((frame) => frame.key === key && !frame.isReady);

const withReady = (now: Frames, key: number): Frames => ({
  ...now,
  status: 'open',
  frames: now.frames.map((frame) => (frame.key === key ? { ...frame, isReady: true } : frame)),
});

const withFront = ({ frames }: Frames, key: number): Frames => ({
  status: 'open',
  frames: frames.filter((frame) => frame.key === key),
  isOutdated: false,
});

/** What is left where a page did not come. */
function withoutMissing({ frames }: Frames): Frames {
  const [front] = frames.filter(({ isReady }) => isReady);
  if (!front) return { status: 'failed', frames: [], isOutdated: false };
  return { status: 'open', frames: [front], isOutdated: true };
}

/** A page is loaded once more each time after a longer one. */
function growingPause() {
  let ms = pausesMs.first;
  return {
    shorten: () => {
      ms = pausesMs.first;
    },
    next: (): number => {
      const now = ms;
      ms = Math.min(ms * 2, pausesMs.most);
      return now;
    },
  };
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
