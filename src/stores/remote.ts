import { atom, type ReadableAtom } from 'nanostores';

/** A fetched value; `previous` keeps the last one while it is fetched again. */
export type Remote<Value> =
  | { status: 'idle' }
  | { status: 'pending'; previous: Value | null }
  | { status: 'fulfilled'; value: Value }
  | { status: 'rejected'; error: unknown; previous: Value | null };

export type RemoteStore<Value> = {
  $remote: ReadableAtom<Remote<Value>>;
  /** Never rejects, since the state holds the error. A newer call discards older answers. */
  load: (fetchValue: (signal: AbortSignal) => Promise<Value>) => Promise<void>;
  /** Sets a value that came another way, for example in the answer to a change. */
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
    async load(fetchValue) {
      const signal = supersede();
      $remote.set({ status: 'pending', previous: valueOf($remote.get()) });
      const outcome = await settled(fetchValue(signal));
      if (!signal.aborted) $remote.set(stateAfter(outcome, valueOf($remote.get())));
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

/** The value, or the previous one while there is no new one. */
export function valueOf<Value>(state: Remote<Value>): Value | null {
  if (state.status === 'idle') return null;
  return state.status === 'fulfilled' ? state.value : state.previous;
}

async function settled<Value>(answer: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [outcome] = await Promise.allSettled([answer]);
  return outcome;
}

function stateAfter<Value>(
  outcome: PromiseSettledResult<Value>,
  previous: Value | null,
): Remote<Value> {
  return outcome.status === 'fulfilled'
    ? { status: 'fulfilled', value: outcome.value }
    : { status: 'rejected', error: outcome.reason, previous };
}
