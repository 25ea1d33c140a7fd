/** What of a row can be corrected beneath its line. */
export const correctedParts = [
  'amount',
  'unit',
  'ingredient',
  'preparation',
  'note',
  'link',
] as const;
export type CorrectedPart = (typeof correctedParts)[number];

/** The part whose panel is open, and how it was opened. */
export type OpenedPart = {
  part: CorrectedPart;
  /** Where the word begins that was pressed; null where none was. */
  word: number | null;
  /** By a finger, for which no keyboard comes up before it is asked for. */
  isTouch: boolean;
  /** Because words were begun in it before the page was there. */
  isRestored?: boolean;
};
