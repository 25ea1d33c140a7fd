/**
 * `made`: a draft came of it. `repeated`: the site has its like, and the cook is asked.
 * `unread`: no recipe could be made of it. `collected`: it is a collection of the site.
 * `undone`: what came of it was taken back.
 */
export const itemStates = ['made', 'repeated', 'unread', 'collected', 'undone'] as const;
export type ItemState = (typeof itemStates)[number];

/** Something of an item that a cook should look at. */
export type ImportNote = {
  kind: (typeof noteKinds)[number];
  /** As it stood in the file. */
  text: string;
};

export const noteKinds = [
  /** A line whose ingredient was not understood; it is kept as it was written. */
  'line',
  /** A time that says no number of minutes. */
  'time',
  /** What fits no field of a recipe; it is kept with the draft. */
  'unread',
  /** A picture that could not be taken over. */
  'picture',
  /** There was more of something than a recipe can have. */
  'cut',
  /** Why no recipe could be made of it. */
  'problem',
] as const;

/** What a draft is to be made of, in the shape of the contract; of what was collected, its `collectionId`. */
export type ImportedContent = Record<string, unknown>;

export const importLimits = {
  /** Of one call. */
  items: 20,
  /** Of one import. */
  all: 20_000,
  key: 500,
  name: 200,
  /** Where one thing stood on another site. */
  addresses: 12,
  notes: 60,
  noteText: 300,
} as const;
