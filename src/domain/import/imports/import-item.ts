/**
 * `made`: a draft came of it. `repeated`: the site has its like, and the cook is asked.
 * `unread`: no recipe could be made of it. `page`: it is no recipe, and a page of the site has it, or
 * its old addresses lead to one. `collected`: it is a collection of the site. `undone`: what came of
 * it was taken back.
 */
export const itemStates = ['made', 'repeated', 'unread', 'page', 'collected', 'undone'] as const;
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
  /** The first words of what was not taken. */
  'begins',
  /** The page of the site on which it was written, to be published there: "about". */
  'written',
  /** A page on which the site has said something already, so that nothing was written there. */
  'there',
  /** An old address and where it leads. */
  'leads',
  /** A recipe that is a part of it and did not come with it. */
  'part',
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
  /** Old addresses of one item that is no recipe. */
  leads: 60,
  notes: 60,
  noteText: 300,
  commentId: 100,
} as const;
