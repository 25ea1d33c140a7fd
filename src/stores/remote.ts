import { atom, type ReadableAtom } from 'nanostores';

/** Something that is fetched; what stood there before stays at hand while it is fetched anew. */
export type Remote<Value> =
  | { status: 'idle' }
  | { status: 'pending'; previous: Value | null }
  | { status: 'fulfilled'; value: Value }
  | { status: 'rejected'; error: unknown; previous: Value | null };

export type RemoteStore<Value> = {
  $remote: ReadableAtom<Remote<Value>>;
  /** Never fails: the state says how it went. A newer call makes older answers count for nothing. */
  load: (ask: (signal: AbortSignal) => Promise<Value>) => Promise<void>;
  /** Takes a value that came another way, as the answer to a change brings it. */
  set: (value: Value) => void;
  reset: () => void;
};

export function remote<Value>(): RemoteStore<Value> {
  const $remote = atom<Remote<Value>>({ status: 'idle' });
  let newest = new AbortController();
  const supersede = () => {
    newest.abort();
    newest = new AbortController();
    return newest.signal;
  };
  return {
    $remote,
    async load(ask) {
      const signal = supersede();
      $remote.set({ status: 'pending', previous: valueOf($remote.get()) });
      const outcome = await settled(ask(signal));
      if (!signal.aborted) $remote.set(after(outcome, valueOf($remote.get())));
    },
    set(value) {
      supersede();
      $remote.set({ status: 'fulfilled', value });
    },
    reset() {
      supersede();
      $remote.set({ status: 'idle' });
    },
  };
}

/** What is there to show, be it fresh or from before. */
export function valueOf<Value>(state: Remote<Value>): Value | null {
  if (state.status === 'idle') return null;
  return state.status === 'fulfilled' ? state.value : state.previous;
}

async function settled<Value>(answer: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [outcome] = await Promise.allSettled([answer]);
  return outcome;
}

function after<Value>(outcome: PromiseSettledResult<Value>, previous: Value | null): Remote<Value> {
  return outcome.status === 'fulfilled'
    ? { status: 'fulfilled', value: outcome.value }
    : { status: 'rejected', error: outcome.reason, previous };
}
