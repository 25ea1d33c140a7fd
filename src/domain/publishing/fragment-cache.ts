import type { PlainData } from '../plain-data.ts';

/** Parts that many pages have in common, or that a page still has when another part changed. */
export type FragmentCache = {
  /** The markup from memory, else what `render` answers, else null for what is rendered in its place. */
  render: (
    name: string,
    of: readonly PlainData[],
    render: () => Promise<string>,
  ) => string | Promise<string> | null;
};
