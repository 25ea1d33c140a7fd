import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { LanguageWords } from './word-table.ts';

const tables: Readonly<Record<string, LanguageWords>> = { de, fr, es, it, nl };

/** Null of a language whose words nobody entered, and of English, which has a reader of its own. */
export function languageWords(language: string): LanguageWords | null {
  return tables[language.split('-')[0] ?? ''] ?? null;
}

/** By the tables above, English apart. */
export const languagesWithWords: readonly string[] = Object.keys(tables);
