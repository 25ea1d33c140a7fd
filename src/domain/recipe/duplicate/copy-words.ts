/** Behind the title of a duplicate, by language. */
const words: Readonly<Record<string, string>> = {
  de: 'Kopie',
  en: 'copy',
  es: 'copia',
  fr: 'copie',
  it: 'copia',
  nl: 'kopie',
};

/** English where a language is not in the table. */
export const copyWordOf = (language: string): string =>
  words[language.split('-')[0] ?? ''] ?? 'copy';
