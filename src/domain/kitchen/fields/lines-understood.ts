import { readLine } from '../../ingredients/line-reading/read-line.ts';
import { languagesWithWords } from '../../ingredients/languages/language-words.ts';
import { isEnglish } from '../../text/language.ts';

/** Whether lines can be read in a language at all; in others they stay as they are written. */
const hasReader = (language: string): boolean =>
  isEnglish(language) || languagesWithWords.includes(new Intl.Locale(language).language);

/** How many amounts and how many units of the lines are understood in a language. */
function linesUnderstood(lines: readonly string[], language: string) {
  const read = lines.map((line) => readLine(line, language));
  return {
    amounts: read.filter(({ quantityMin }) => quantityMin !== null).length,
    units: read.filter(({ unitSlug }) => unitSlug !== null).length,
  };
}

/**
 * Whether a recipe loses nothing that can be scaled by being read in another language: neither of its
 * lines nor of those that it will have.
 */
export function isReadNoWorse(
  lines: readonly string[],
  { from, to }: { from: string; to: string },
): boolean {
  if (hasReader(from) && !hasReader(to)) return false;
  const now = linesUnderstood(lines, from);
  const then = linesUnderstood(lines, to);
  return then.amounts >= now.amounts && then.units >= now.units;
}
