import createHyphenator from 'hyphen';
import type { PatternsDefinition } from 'hyphen';

export type Hyphenate = (word: string) => string;

type Patterns = { default: PatternsDefinition };

/** Where words are written together, and where they are long besides. */
const patternsOf: Readonly<Record<string, () => Promise<Patterns>>> = {
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

const primaryOf = (language: string): string => language.split('-', 1)[0] ?? '';

export const isHyphenated = (language: string): boolean =>
  Object.hasOwn(patternsOf, primaryOf(language));

/** Puts soft hyphens into words of a language; null where nobody wrote down how its words part. */
export async function hyphenatorOf(language: string): Promise<Hyphenate | null> {
  if (!isHyphenated(language)) return null;
  const patterns = await patternsOf[primaryOf(language)]?.();
  if (!patterns) return null;
  // The library remembers every word in the third part of the patterns: each of ours forgets its own.
  const forgetful = Object.assign([], patterns.default, { 2: {} });
  const hyphenate = createHyphenator(forgetful);
  return (word) => {
    const parted = hyphenate(word);
    return typeof parted === 'string' ? parted : word;
  };
}
