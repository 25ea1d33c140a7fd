import { atom, type ReadableAtom } from 'nanostores';

/** One tab writes; the others of this browser follow it. */
export type TabRole = 'writer' | 'follower';

export type WriterLock = {
  $role: ReadableAtom<TabRole>;
  /** Makes this tab the writer; the one that was becomes a follower. */
  takeOver: () => Promise<void>;
  /** Gives it back and waits for it no longer. */
  release: () => void;
};

/** Resolves once it is known who writes. Without locks every tab does, and versions decide. */
export async function writerLock(
  name: string,
  locks: LockManager | undefined,
): Promise<WriterLock> {
  const $role = atom<TabRole>('writer');
  const ended = new AbortController();
  const release = () => ended.abort();
  if (!locks) return { $role, takeOver: () => Promise.resolve(), release };
  const hold = holding(locks, { name, $role, ended: ended.signal });
  await hold({ ifAvailable: true });
  if ($role.get() === 'follower') void hold({});
  return { $role, takeOver: () => hold({ steal: true }), release };
}

type Held = { name: string; $role: ReturnType<typeof atom<TabRole>>; ended: AbortSignal };

/** Asks for the lock; resolves when it is held, or when somebody else holds it. */
function holding(locks: LockManager, { name, $role, ended }: Held) {
  return function hold(options: LockOptions): Promise<void> {
    const known = Promise.withResolvers<void>();
    const waits = !options.ifAvailable && !options.steal;
    let isAnswered = false;
    const request = locks.request(name, { ...options, ...(waits && { signal: ended }) }, (lock) => {
      isAnswered = true;
      $role.set(lock ? 'writer' : 'follower');
      known.resolve();
      return lock ? untilAborted(ended) : undefined;
    });
    request.catch(() => {
      known.resolve();
      if (ended.aborted) return;
      if (!isAnswered) {
        // The browser forbids locks: as without them, every tab writes and versions decide.
        $role.set('writer');
        return;
      }
      // Another tab took over; this one is next when that one closes.
      $role.set('follower');
      void hold({});
    });
    return known.promise;
  };
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
