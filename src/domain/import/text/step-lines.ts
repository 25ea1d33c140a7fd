import { headingOfLine } from '../../ingredients/written-list/rows-from-paste.ts';
import type { ReadGroup } from '../read-recipe.ts';
import { stepTexts, withoutNumber } from './step-texts.ts';

/** Among these a heading in capitals has to stand out. */
const neighboursMost = 200;

/**
 * Lines of steps as steps, under the headings that stand among them; the last line is never one.
 * `parted` is how the lines below a heading are parted.
 */
export function stepGroupsOfLines(
  lines: readonly string[],
  language: string,
  parted: (text: string) => string[] = stepTexts,
): ReadGroup<string>[] {
  const others = lines.slice(0, neighboursMost);
  const groups: { title: string | null; lines: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const title = at === lines.length - 1 ? null : headingOfLine(line, { language, others });
    if (title !== null) groups.push({ title, lines: [] });
    else if (groups.length === 0) groups.push({ title: null, lines: [line] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups.map(({ title, lines: own }) => ({
    title,
    items: parted(own.join('\n')).map((text) => withoutNumber(text)),
  }));
}
