import { pluralTitle, singularTitle } from '../ingredients/english-plurals.ts';
import { isManyServings, type Yield } from './servings.ts';

/** A yield as it was written; a cook's own word stays as it is and gets its counterpart. */
export function yieldOf(yieldServings: number, servingDescription: string | null): Yield {
  const described = servingDescription?.trim();
  if (!described) return { yieldServings, one: 'serving', many: 'servings' };
  return isManyServings(yieldServings)
    ? { yieldServings, one: singularTitle(described), many: described }
    : { yieldServings, one: described, many: pluralTitle(described) };
}
