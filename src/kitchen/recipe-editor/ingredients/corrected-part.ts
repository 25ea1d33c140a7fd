/** What of a row can be corrected beneath its line. */
export type CorrectedPart = 'amount' | 'unit' | 'ingredient' | 'preparation' | 'note' | 'link';

/** The part whose panel is open, and how it was opened. */
export type OpenedPart = {
  part: CorrectedPart;
  /** Where the word begins that was pressed; null where none was. */
  word: number | null;
  /** By a finger, for which no keyboard comes up before it is asked for. */
  isTouch: boolean;
};
