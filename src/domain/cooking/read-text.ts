import type { MeasuredIngredient } from '../measures/conversion.ts';

/** An amount found in a text, for every measurement system and scale; `unit` is a slug of the platform's table. */
export type TextAmount = {
  quantityMin: number;
  quantityMax: number;
  unit: string | null;
  /** As the cook wrote it, where a page would write it in another way. */
  figure?: string;
  /** How what is measured crosses between cups and grams. */
  weighing?: MeasuredIngredient;
  /** It keeps its unit: nobody can weigh or pour it, or the line tells the same in the other system. */
  isKept?: true;
};

/** A text of a line with its amounts; the parts joined are the text. */
export type ReadText = {
  text: string;
  parts: (string | TextAmount)[];
  /** Whether it has an amount that cannot be scaled with certainty. */
  isDoubtful: boolean;
};
