import { withoutListMarks } from '../../text/lines.ts';
import { sectionOf } from './section-words.ts';

const announced = /^([^:：\d]{3,40})[:：]\s?(\S.*)$/u;
const numbered = /^\s*\d{1,2}[.):]\s/u;
/** Behind a note among the steps there are more of them. */
const behindMost = 4;

/** "Tipp: Schmeckt auch kalt." below the steps becomes a heading and its note. */
export function withNoteHeadings(lines: readonly string[]): string[] {
  const sections = lines.map((line) => sectionOf(withoutListMarks(line.trim())));
  const last = sections.findLastIndex((each) => each === 'steps' || each === 'ingredients');
  if (last !== -1 && sections[last] === 'ingredients') return [...lines];
  let isOpen = false;
  return lines.flatMap((line, at) => {
    if (sections[at] !== null) isOpen = false;
    const [, head = '', note = ''] = announced.exec(withoutListMarks(line.trim())) ?? [];
    const isNote = at > last && at > 0 && note !== '' && sectionOf(head.trim()) === 'notes';
    if (!isNote || !(isOpen || endsSoon(lines, sections, at))) return [line];
    const parted = isOpen ? [line] : [head.trim(), note];
    isOpen = true;
    return parted;
  });
}

function endsSoon(
  lines: readonly string[],
  sections: readonly (string | null)[],
  start: number,
): boolean {
  const next = sections.findIndex((section, at) => at > start && section !== null);
  const behind = lines
    .slice(start + 1, next === -1 ? lines.length : next)
    .filter((line) => line.trim() !== '');
  return (
    behind.length <= behindMost &&
    !behind.some((line) => numbered.test(line) || /^\s*\d/u.test(line))
  );
}
