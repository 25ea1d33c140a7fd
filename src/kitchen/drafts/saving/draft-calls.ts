import type { Outcome } from './outcome.ts';

/** How what is written is read and sent. */
export type DraftCalls<Content, View> = {
  read: () => Promise<Outcome<Content, View>>;
  /** Replaces the version alone that was seen last. */
  write: (content: Content, version: number) => Promise<Outcome<Content, View>>;
};
