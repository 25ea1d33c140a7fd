import { foldWord } from '../../search/search-words.ts';
import { cutText } from '../../text/cut-text.ts';
import { oneLine } from '../../text/one-line.ts';

const keywordsMax = 100;
const keywordMaxLength = 255;

/** The words of a text that lists them with commas, semicolons or lines. */
export const keywordsIn = (text: string): string[] =>
  text
    .split(/[,;\n\r\t、，]+/)
    .map((word) => cutText(oneLine(word.replace(/^[\s*•#-]+/, '')).trim(), keywordMaxLength))
    .filter((word) => word !== '');

/** Each word once, whatever its case, and as many as a recipe can have. */
export function withKeywords(keywords: string[], added: readonly string[]): string[] {
  const known = new Set(keywords.map(foldWord));
  const fresh = added.filter((word) => {
    const key = foldWord(word);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return fresh.length === 0 ? keywords : [...keywords, ...fresh].slice(0, keywordsMax);
}
