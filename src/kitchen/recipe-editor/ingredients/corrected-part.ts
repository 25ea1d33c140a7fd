/** What of a row can be corrected beneath its line. */
export type CorrectedPart = 'amount' | 'unit' | 'ingredient' | 'preparation' | 'note' | 'link';
