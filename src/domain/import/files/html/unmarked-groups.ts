import { findIngredientDensity } from '../../../ingredients/ingredient-densities.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { kindOf } from '../../text/line-kinds.ts';
import { addToLast } from '../../recipe-lines.ts';
import { writtenIngredients } from '../free-text.ts';

const longestTitleWords = 5;

/**
 * Lines whose titles look like other lines: "Sauce" above "2 tbsp oil". Only where the first line is
 * such a title and nearly all others have amounts can they be told from "Salt".
 */
export function unmarkedGroups(lines: readonly string[], language: string): ReadGroup<string>[] {
  const marked = writtenIngredients(lines.join('\n'), language).value;
  if (marked.some(({ title }) => title !== null)) return marked;
  const measured = lines.map((line) => isMeasured(line, language));
  const titles = lines.map(
    (line, at) => measured[at + 1] === true && measured[at] === false && mayBeTitle(line),
  );
  const others = lines.filter((_, at) => titles[at] === false).length;
  const amounts = measured.filter(Boolean).length;
  if (titles[0] !== true || amounts < others * mostMeasured) return marked;
  const groups: ReadGroup<string>[] = [];
  for (const [at, line] of lines.entries()) {
    if (titles[at] === true) groups.push({ title: line, items: [] });
    else addToLast(groups, line);
  }
  return groups;
}

const mostMeasured = 0.7;

/** "Aromatics and Herbs": no food by itself, or written as titles are. */
function mayBeTitle(line: string): boolean {
  const words = line.split(' ');
  if (!/^\p{Lu}[^\d,;()]*$/u.test(line) || words.length > longestTitleWords) return false;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const small = words.filter((word) => smallWords.has(word.toLowerCase())).length;
  if (capitals + small < words.length) return false;
  return capitals > 1 || findIngredientDensity(line) === null;
}

const smallWords = new Set(
  'a an and de du et for für in la le of on or the to und y with'.split(' '),
);

const isMeasured = (line: string, language: string): boolean =>
  /^[\d½¼¾⅓⅔⅛]/u.test(line) || kindOf(line, language) === 'measured';
