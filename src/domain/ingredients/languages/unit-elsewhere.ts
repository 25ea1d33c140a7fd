import { languagesWithWords } from './language-words.ts';
import { folded, vocabularyOf } from './phrases.ts';
import { unitOfWords } from './unit-of-words.ts';

/** With these begin names that every language has: "filet mignon", "pak choi". */
const names = new Set(['filet', 'filets', 'pak']);

/**
 * The unit that words name in other languages than this one: "EL" in English. Null where none has
 * it, where two mean different units by it, or where a name begins so ("bouquet garni").
 */
export function unitElsewhere(
  words: string,
  language: string,
): { slug: string; language: string } | null {
  const [first = ''] = folded(words).split(' ');
  const others = ['en', ...languagesWithWords].filter((each) => each !== language.split('-')[0]);
  const isName =
    names.has(first) || others.some((each) => vocabularyOf(each)?.compounds.has(first));
  const found = others.flatMap((each) => {
    const slug = isName ? undefined : unitOfWords(words, each);
    return slug === undefined ? [] : [{ slug, language: each }];
  });
  const [unit] = found;
  return unit && found.every(({ slug }) => slug === unit.slug) ? unit : null;
}
