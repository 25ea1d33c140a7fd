import type { RecipeRow } from './recipe-row.ts';

type Yield = {
  yieldServings: number | null;
  servingDescription: string | null;
  /** The words as they are written, where number and noun do not tell them all. */
  asWritten: string | null;
};

const numberAndNoun = /^\d+(?:[.,]\d+)?\s*([\p{L}][\p{L} ]*)?[.]?$/u;
const rangeAndNoun = /^\d+\s*[-–~]\s*\d+\s+([\p{L}][\p{L} ]*)$/u;
const plainNouns = new Set(['serving', 'servings', 'portion', 'portions']);
const descriptionMaxLength = 255;

/** "8 bowls" is 8 of bowls; of "6-8 bowls" the first number counts and the words are kept. */
export function servingsOf({ servings, yieldServings }: RecipeRow): Yield {
  const text = servings?.trim() ?? '';
  if (text === '') return { yieldServings, servingDescription: null, asWritten: null };
  const told = numberAndNoun.exec(text);
  const noun = (told ?? rangeAndNoun.exec(text))?.[1]?.trim() ?? '';
  const isDescribed = noun !== '' && noun.length <= descriptionMaxLength;
  return {
    yieldServings,
    servingDescription: isDescribed && !plainNouns.has(noun.toLowerCase()) ? noun : null,
    asWritten: told && yieldServings !== null ? null : text,
  };
}
