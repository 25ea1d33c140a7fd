import { languageWords } from '../language-words.ts';
import { formsOf } from '../phrases.ts';

/** What a unit can measure: a word of two meanings is a unit of its things alone. */
export function thingOf(language: string, unit: string): string {
  const own = languageWords(language)?.unitsOf?.find(({ words }) =>
    formsOf(words).some(({ one, many }) => one === unit || many === unit),
  );
  return own?.things.split('; ').at(-1) ?? 'Xyz';
}
