import { remote, type RemoteStore } from './remote.ts';

/** A module that is loaded when it is needed. */
export type Later<Module> = Pick<RemoteStore<Module>, '$remote'> & {
  /** Loads it unless it is loaded or loading. Never rejects; after a failure it tries again. */
  load: () => Promise<void>;
};

export function later<Module>(fetchModule: () => Promise<Module>): Later<Module> {
  const { $remote, load } = remote<Module>();
  return {
    $remote,
    async load() {
      const { status } = $remote.get();
      if (status === 'idle' || status === 'rejected') await load(fetchModule);
    },
  };
}
