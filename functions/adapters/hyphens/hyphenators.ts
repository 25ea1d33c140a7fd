import createHyphenator from 'hyphen';
import type { PatternsDefinition } from 'hyphen';
import { type PartedLanguage, partedLanguageOf } from '#domain/text/parted-languages.ts';

export type Hyphenate = (word: string) => string;

type Patterns = { default: PatternsDefinition };

const patternsOf: Readonly<Record<PartedLanguage, () => Promise<Patterns>>> = {
  cs: () => import('hyphen/patterns/cs.js'),
  da: () => import('hyphen/patterns/da.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  es: () => import('hyphen/patterns/es.js'),
  et: () => import('hyphen/patterns/et.js'),
  fi: () => import('hyphen/patterns/fi.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  is: () => import('hyphen/patterns/is.js'),
  it: () => import('hyphen/patterns/it.js'),
  nb: () => import('hyphen/patterns/nb.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  nn: () => import('hyphen/patterns/nb.js'),
  no: () => import('hyphen/patterns/nb.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  sv: () => import('hyphen/patterns/sv.js'),
};

/** Puts soft hyphens into words of a language; null where nobody wrote down how its words part. */
export async function hyphenatorOf(language: string): Promise<Hyphenate | null> {
  const parted = partedLanguageOf(language);
  if (parted === null) return null;
  const patterns = await patternsOf[parted]();
  // The library remembers every word in the third part of the patterns: each of ours forgets its own.
  const forgetful = Object.assign([], patterns.default, { 2: {} });
  const hyphenate = createHyphenator(forgetful);
  return (word) => {
    const hyphenated = hyphenate(word);
    return typeof hyphenated === 'string' ? hyphenated : word;
  };
}
