/** Languages whose long words the server parts by soft hyphens: where words are written together, or long besides. */
const partedLanguages = [
  'cs',
  'da',
  'de',
  'es',
  'et',
  'fi',
  'fr',
  'is',
  'it',
  'nb',
  'nl',
  'nn',
  'no',
  'pl',
  'pt',
  'sv',
] as const;

export type PartedLanguage = (typeof partedLanguages)[number];

/** The one of a tag's language; null where nobody wrote down how its words part. */
export function partedLanguageOf(tag: string): PartedLanguage | null {
  const [primary] = tag.split('-', 1);
  return partedLanguages.find((language) => language === primary) ?? null;
}
