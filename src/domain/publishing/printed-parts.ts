import type { PlainData } from '../plain-data.ts';

/** Parts that many pages have in common, or that a page still has when another part changed. */
export type PrintedParts = {
  /** The markup from memory, else what `print` answers, else null for what is printed in its place. */
  print: (
    name: string,
    of: readonly PlainData[],
    print: () => Promise<string>,
  ) => string | Promise<string> | null;
};
