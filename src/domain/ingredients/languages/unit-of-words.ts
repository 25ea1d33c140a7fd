import { isEnglish } from '../../text/language.ts';
import { unitOf } from '../ingredient-line/unit-words.ts';
import { folded, vocabularyOf } from './phrases.ts';

/** The slug of the unit that these words are read as in a language; undefined of other words. */
export function unitOfWords(words: string, language: string): string | undefined {
  if (isEnglish(language)) return unitOf(words)?.slug;
  const [first = '', ...rest] = folded(words)
    .split(/[\s.]+/)
    .filter(Boolean);
  const phrases = vocabularyOf(language)?.units.get(first) ?? [];
  return phrases.find((phrase) => phrase.words.slice(1).join(' ') === rest.join(' '))?.value.slug;
}
