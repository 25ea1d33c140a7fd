import type { ReadableAtom } from 'nanostores';
import { type Remote, remote } from '../remote.ts';
import { $currentUser, loadCurrentUser } from './current-user.ts';
import { followReader } from './reader.ts';
import { claimHandOver } from './site-session.ts';

type LockedContent<Asked extends unknown[], Value> = {
  $opened: ReadableAtom<Remote<Value | null>>;
  open: (...asked: Asked) => Promise<void>;
  /** Opens it, and again when the reader changes; returns a function that stops it. */
  follow: (...asked: Asked) => () => void;
};

/**
 * What only subscribers read, as `ask` answers it; null for a reader who may not. Of a visitor who is
 * signed out it asks nothing.
 */
export function lockedContent<Asked extends unknown[], Value>(
  ask: (signal: AbortSignal, ...asked: Asked) => Promise<Value | null>,
): LockedContent<Asked, Value> {
  const opened = remote<Value | null>();
  const open = (...asked: Asked) =>
    opened.load(async (signal) => {
      await claimHandOver();
      await loadCurrentUser();
      return $currentUser.get().status === 'signed-out' ? null : ask(signal, ...asked);
    });
  return {
    $opened: opened.$remote,
    open,
    follow: (...asked) => {
      const stop = followReader(() => void open(...asked));
      void open(...asked);
      return stop;
    },
  };
}
