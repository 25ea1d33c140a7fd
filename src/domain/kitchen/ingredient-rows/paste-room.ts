import { writtenLineMax } from '../../recipe/recipe.ts';
import { lineEnd } from '../../text/lines.ts';
import { keptLine } from '../limits/kept-text.ts';

/** The first lines of a pasted list, as many as there is room for, and how many are left out. */
export function linesWithin(pasted: string, room: number): { text: string; left: number } {
  const lines = pasted.split(lineEnd);
  let filled = 0;
  const kept: string[] = [];
  for (const line of lines) {
    if (line.trim() !== '') filled += 1;
    if (filled <= room) kept.push(keptLine(line, writtenLineMax).text);
  }
  return { text: kept.join('\n'), left: Math.max(0, filled - room) };
}
