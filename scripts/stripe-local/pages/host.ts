import type { Scene } from '../ledger.ts';

/** What the pages need of the stand-in. */
export type PageHost = {
  sceneOf: (accountId: string) => Scene;
  /** Delivers and keeps what a page did. */
  changed: () => Promise<void>;
};
