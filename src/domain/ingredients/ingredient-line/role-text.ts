import { at } from './tokens.ts';
import type { Role, Token } from './tokens.ts';

const edgeMark = /[\s,;:\-–—/]/;

/** The text of one role in line order: a name reads on, remarks are parted by commas. */
export function textOfRole(line: string, tokens: readonly Token[], role: Role): string | null {
  const runs = runsOf(line, tokens, role);
  return runs.length === 0 ? null : runs.join(role === 'name' ? ' ' : ', ');
}

/** The runs of one role, each as it is written in the line. */
function runsOf(line: string, tokens: readonly Token[], role: Role): string[] {
  const runs: string[] = [];
  let start: number | null = null;
  for (let index = 0; index <= tokens.length; index += 1) {
    const isInside = index < tokens.length && at(tokens, index).role === role;
    if (isInside) {
      start ??= at(tokens, index).start;
    } else if (start !== null) {
      const run = trimEdges(line, start, at(tokens, index - 1).end);
      if (run !== '') runs.push(run);
      start = null;
    }
  }
  return runs;
}

function trimEdges(line: string, from: number, to: number): string {
  let start = from;
  let end = to;
  while (start < end && (edgeMark.test(line.charAt(start)) || line[start] === '.')) start += 1;
  while (end > start && edgeMark.test(line.charAt(end - 1))) end -= 1;
  return line.slice(start, end);
}
