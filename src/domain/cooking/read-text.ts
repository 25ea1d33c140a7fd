/** An amount that stands in a text, for every reader and scale; `unit` is a slug of the platform's table. */
export type TextAmount = { quantityMin: number; quantityMax: number; unit: string | null };

/** A text of a line with its amounts; the parts joined are the text. */
export type ReadText = {
  text: string;
  parts: (string | TextAmount)[];
  /** Whether it holds an amount of which nobody knows whether it scales. */
  isDoubtful: boolean;
};
