/** An amount found in a text, for every measurement system and scale; `unit` is a slug of the platform's table. */
export type TextAmount = { quantityMin: number; quantityMax: number; unit: string | null };

/** A text of a line with its amounts; the parts joined are the text. */
export type ReadText = {
  text: string;
  parts: (string | TextAmount)[];
  /** Whether it has an amount that cannot be scaled with certainty. */
  isDoubtful: boolean;
};
