import { at, tokenize } from '../ingredient-line/tokens.ts';
import { splitElisions } from './line-tokens.ts';
import { readPhrase, vocabularyOf } from './phrases.ts';

/** A name without the word that links it to its unit, as a sentence has it: "sel" of "de sel". */
export function bareName(name: string, language: string): string {
  const words = vocabularyOf(language);
  const tokens = words ? splitElisions(tokenize(name)) : [];
  const first = at(tokens, 0);
  // A name of its own is written large: "De Cecco".
  const isLinking = words !== null && first.text === first.lower;
  const next = isLinking ? readPhrase(tokens, 0, words.links)?.next : undefined;
  return next === undefined || next >= tokens.length ? name : name.slice(at(tokens, next).start);
}
